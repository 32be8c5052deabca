// Outlines the view under the pointer with its frame and padding, and names its type and place.

export class Outline {
  #connection;
  #player;
  #input;
  #choose;
  #views = [];
  #point = null;
  #isBusy = false;
  #isOn = false;

  // choose(place) is called when the user clicks a view whose place is known.
  constructor(connection, player, input, choose) {
    [this.#connection, this.#player, this.#input, this.#choose] = [connection, player, input, choose];
    const canvas = document.getElementById("window");
    canvas.addEventListener("pointermove", (event) => this.#look(event));
    canvas.addEventListener("pointerleave", () => { if (this.#isOn) this.#hide(); });
    canvas.addEventListener("click", () => {
      const place = this.#views.find((view) => view.place)?.place;
      if (this.#isOn && place) this.#choose(place);
    });
  }

  get isOn() { return this.#isOn; }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#input.isOff = isOn;
    this.clear();
    document.getElementById("inspected").hidden = !isOn;
  }

  clear() {
    this.#views = [];
    this.#hide();
    this.#list();
  }

  // Looks again, after the preview has changed.
  refresh() { if (this.#isOn && this.#point) this.#ask(); }

  #look(event) {
    if (!this.#isOn || !this.#player.state) return;
    this.#point = this.#input.location(event);
    this.#ask();
  }

  async #ask() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const point = this.#point;
    try {
      this.#views = (await this.#connection.call("inspect", point)).views;
      if (this.#point) this.#draw();
    } catch {
      // The preview has ended; the page says so.
    }
    this.#isBusy = false;
    if (this.#point && this.#point !== point) this.#ask();
  }

  #hide() {
    this.#point = null;
    document.getElementById("outline").hidden = true;
  }

  #draw() {
    const view = this.#views[0];
    const outline = document.getElementById("outline");
    outline.hidden = !view;
    if (!view) return;
    const zoom = document.getElementById("window").clientWidth / this.#player.state.width;
    place(outline, view.frame, zoom);
    const padded = this.#views.find(({ content }) => content);
    const padding = document.getElementById("padding");
    padding.hidden = !padded;
    if (padded) {
      const { x, y } = padded.frame;
      place(padding, { ...padded.frame, x: x - view.frame.x, y: y - view.frame.y }, zoom);
    }
    document.getElementById("outlined").textContent = `${view.name}  ${size(view.frame)}`;
    this.#list();
  }

  // Lists the views from the inside out.
  #list() {
    const items = this.#views.map((view) => {
      const item = document.createElement("li");
      const { x, y } = view.frame;
      item.textContent = `${view.name}, ${size(view.frame)} at ${round(x)}, ${round(y)}`;
      if (view.content) item.textContent += `, padding ${insets(view).join(" ")}`;
      if (view.place) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = `${view.place.path}:${view.place.line}`;
        button.addEventListener("click", () => this.#choose(view.place));
        item.append(" ", button);
      }
      return item;
    });
    document.querySelector("#inspected ol").replaceChildren(...items);
  }
}

function place(element, { x, y, width, height }, zoom) {
  Object.assign(element.style, {
    left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${width * zoom}px`, height: `${height * zoom}px`,
  });
}

// The distances from the frame to the content: top, right, bottom, left.
function insets({ frame, content }) {
  return [
    content.y - frame.y, frame.x + frame.width - content.x - content.width,
    frame.y + frame.height - content.y - content.height, content.x - frame.x,
  ].map(round);
}

function size({ width, height }) { return `${round(width)} × ${round(height)}`; }
function round(value) { return Math.round(value * 10) / 10; }
