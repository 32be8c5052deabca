// Draws a trace above an axis of time, with a line at the shown moment.

import { lanes, legend } from "./lanes.js";

const vector = "http://www.w3.org/2000/svg";
const [rowHeight, tallHeight, axisHeight, wide] = [20, 44, 22, 620];

export class Chart {
  #place;
  #slider;
  #entries = [];
  #end = 0;
  #moment = 0;
  #head = null;
  #isStale = false;

  // seek(time) is called when the user chooses a moment on the slider or in the chart.
  constructor(place, slider, seek) {
    this.#place = place;
    this.#slider = slider;
    slider.addEventListener("input", () => seek(Number(slider.value)));
    // A drag that begins elsewhere, such as on the preview, leaves the moment alone.
    const drag = (event) => {
      if (event.type === "pointerdown" && event.button === 0) place.setPointerCapture(event.pointerId);
      if (!place.hasPointerCapture(event.pointerId) || !this.#end) return;
      const { left } = this.#place.getBoundingClientRect();
      const part = (event.clientX - left - this.#names) / this.#length;
      if (part < -0.02) return;
      seek(Math.min(Math.max(part, 0), 1) * this.#end);
    };
    place.addEventListener("pointerdown", drag);
    place.addEventListener("pointermove", drag);
    new ResizeObserver(() => this.#draw()).observe(place);
  }

  // Shows the entries of a trace, and the time up to which it goes.
  show(entries, end) {
    this.#entries = entries;
    this.#end = Math.max(end, entries.at(-1)?.time ?? 0);
    this.#slider.max = String(this.#end);
    if (this.#isStale) return;
    this.#isStale = true;
    requestAnimationFrame(() => { this.#isStale = false; this.#draw(); });
  }

  set moment(time) {
    this.#moment = time;
    if (time > this.#end) {
      this.#end = time;
      this.#slider.max = String(time);
    }
    this.#slider.value = String(time);
    this.#placeHead();
  }

  // On a narrow page, the names are above their rows.
  get #isWide() { return this.#place.clientWidth >= wide; }
  get #names() { return this.#isWide ? 190 : 12; }
  get #length() { return Math.max(this.#place.clientWidth - this.#names - 10, 50); }

  #x(time) { return this.#names + (this.#end ? time / this.#end : 0) * this.#length; }

  #draw() {
    this.#slider.style.marginLeft = `${this.#names - 8}px`;
    this.#slider.style.width = `${this.#length + 16}px`;
    const rows = lanes(this.#entries, this.#end);
    const drawing = make("svg", { role: "img", "aria-label": "What happened, on an axis of time" });
    let y = 4;
    for (const row of rows) y = this.#drawRow(drawing, row, y);
    this.#drawAxis(drawing, y);
    this.#head = make("line", { class: "head", y1: 0, y2: y });
    drawing.append(this.#head);
    drawing.setAttribute("width", this.#place.clientWidth);
    drawing.setAttribute("height", y + axisHeight);
    const used = new Set(rows.flatMap(({ marks }) => marks.map(({ look }) => look)));
    const key = document.createElement("ul");
    key.className = "legend";
    for (const [look, words] of legend) {
      if (!used.has(look)) continue;
      const item = document.createElement("li");
      item.className = look;
      item.textContent = words;
      key.append(item);
    }
    this.#place.replaceChildren(drawing, key);
    this.#placeHead();
  }

  #placeHead() {
    const x = this.#x(this.#moment);
    for (const name of ["x1", "x2"]) this.#head?.setAttribute(name, x);
  }

  #drawRow(drawing, row, start) {
    const height = row.isTall ? tallHeight : rowHeight;
    let y = start;
    if (!this.#isWide) y += 14;
    const base = this.#isWide ? y + (row.isTall ? 16 : height / 2 + 1) : y - 2;
    drawing.append(text(row.name, 4, base, this.#isWide ? this.#names - 12 : this.#length, "name"));
    if (row.note) {
      if (this.#isWide) drawing.append(text(row.note, 4, base + 14, this.#names - 12, "note"));
      else drawing.lastChild.append(` — ${row.note}`);
    }
    drawing.append(make("line", { class: "row", x1: 0, x2: this.#place.clientWidth, y1: y + height + 2, y2: y + height + 2 }));
    for (const mark of row.marks) drawing.append(this.#drawMark(mark, y, height));
    return y + height + 4;
  }

  #drawMark(mark, y, height) {
    let shape;
    if (mark.points) {
      const place = ({ time, level }) => `${this.#x(time)} ${y + 3 + (height - 6) * (1 - level)}`;
      shape = make("path", { class: mark.look, d: `M${mark.points.map(place).join("L")}` });
    } else if (mark.at !== undefined) {
      shape = make("circle", { class: mark.look, cx: this.#x(mark.at), cy: y + height / 2, r: 4 });
    } else {
      const width = Math.max(this.#x(mark.to) - this.#x(mark.from), 2);
      shape = make("rect", { class: mark.look, x: this.#x(mark.from), y: y + 4, width, height: height - 8, rx: 3 });
    }
    const title = make("title", {});
    title.textContent = mark.at !== undefined ? `${mark.at.toFixed(3)} s  ${mark.words}` : mark.words;
    shape.append(title);
    return shape;
  }

  #drawAxis(drawing, bottom) {
    const most = Math.max(this.#length / 70, 2);
    const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60].find((size) => this.#end / size <= most) ?? 300;
    for (let time = 0; time <= this.#end + 1e-9; time += step) {
      const x = this.#x(time);
      drawing.prepend(make("line", { class: "tick", x1: x, x2: x, y1: 0, y2: bottom }));
      const label = text(`${Math.round(time * 100) / 100} s`, x, bottom + 15, 70, "time");
      if (time === 0) label.setAttribute("text-anchor", "start");
      drawing.append(label);
    }
  }
}

function make(name, attributes) {
  const element = document.createElementNS(vector, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// Returns a text that is cut to a width in pixels; the whole text is shown when it is hovered.
function text(words, x, y, width, look) {
  const element = make("text", { x, y, class: look });
  const most = Math.floor(width / 6.2);
  element.textContent = words.length > most ? `${words.slice(0, most - 1)}…` : words;
  const title = make("title", {});
  title.textContent = words;
  element.append(title);
  return element;
}
