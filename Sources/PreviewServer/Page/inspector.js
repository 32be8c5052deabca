// The warnings, the accessibility tree and the trace of the shown preview.

const longestTrace = 400;

export class Inspector {
  #connection;
  #lines = [];
  #isBusy = false;
  #isStale = false;

  constructor(connection) { this.#connection = connection; }

  clear() {
    this.#lines = [];
    for (const id of ["warnings", "tree", "trace"]) document.getElementById(id).replaceChildren();
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
    try {
      const [tree, log] = await Promise.all([this.#connection.call("tree"), this.#connection.call("log")]);
      document.getElementById("tree").textContent = tree.text;
      if (log.text) {
        this.#lines = [...this.#lines, ...log.text.split("\n")].slice(-longestTrace);
        const trace = document.getElementById("trace");
        trace.textContent = this.#lines.join("\n");
        trace.scrollTop = trace.scrollHeight;
      }
    } catch {
      // The preview has ended; the page says so.
    }
    this.#isBusy = false;
    if (this.#isStale) this.refresh();
  }
}
