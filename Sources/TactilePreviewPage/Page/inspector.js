// The warnings, the accessibility tree and the trace of the shown preview.

const longestTrace = 400;
const mostEntries = 20000;

export class Inspector {
  #connection;
  #chart;
  #time;
  #lines = [];
  #entries = [];
  #isBusy = false;
  #isStale = false;
  // How often another preview was shown; answers about earlier ones are left out.
  #turn = 0;
  // The time up to which everything is known, while a repeated interaction is played again.
  #known = -Infinity;

  // time() returns the shown moment, and the end of the interaction so far.
  constructor(connection, chart, time) {
    this.#connection = connection;
    this.#chart = chart;
    this.#time = time;
  }

  clear() {
    this.#turn += 1;
    this.#known = -Infinity;
    [this.#lines, this.#entries] = [[], []];
    for (const id of ["warnings", "tree", "trace"]) document.getElementById(id).replaceChildren();
    this.#chart.show([], 0);
  }

  // Called before the interaction is repeated. The entries so far stay, and repeated ones are skipped.
  willRewind() { this.#known = this.#time().end; }

  // Skips the trace of what was repeated.
  rewound() {
    this.#connection.call("log").catch(() => {});
    this.refresh();
  }

  // Forgets what happened after a moment, because something else happens now.
  cut(time) {
    this.#known = -Infinity;
    this.#entries = this.#entries.filter((entry) => entry.time <= time);
    this.#lines = this.#lines.filter((line) => parseFloat(line) <= time + 0.0005);
  }

  addWarning(text) {
    const list = document.getElementById("warnings");
    if ([...list.children].some((item) => item.textContent === text)) return;
    const item = document.createElement("li");
    item.textContent = text;
    list.append(item);
  }

  // Brings the tree and the trace up to date, a few times a second.
  refresh() {
    this.#isStale = true;
    if (this.#isBusy) return;
    this.#isBusy = true;
    setTimeout(() => this.#update(), 150);
  }

  async #update() {
    this.#isStale = false;
    const [turn, known] = [this.#turn, this.#known];
    try {
      const [tree, log] = await Promise.all([this.#connection.call("tree"), this.#connection.call("log")]);
      document.getElementById("tree").textContent = tree.text;
      if (turn === this.#turn) this.#add(log, known);
    } catch {
      // The preview has ended; the page says so.
    }
    this.#isBusy = false;
    if (this.#isStale) this.refresh();
  }

  // Adds the entries of a part of the trace that are later than a time.
  #add(log, known) {
    const { entries } = JSON.parse(new TextDecoder().decode(bytes(log.data)));
    const later = entries.filter((entry) => entry.time > known);
    this.#entries = [...this.#entries, ...later].slice(-mostEntries);
    const lines = log.text ? log.text.split("\n").filter((line) => parseFloat(line) > known) : [];
    this.#lines = [...this.#lines, ...lines].slice(-longestTrace);
    this.#chart.show(this.#entries, this.#time().end);
    const trace = document.getElementById("trace");
    const text = this.#lines.join("\n");
    if (trace.textContent === text) return;
    trace.textContent = text;
    trace.scrollTop = trace.scrollHeight;
  }
}

// Decodes Base64.
function bytes(text) { return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)); }
