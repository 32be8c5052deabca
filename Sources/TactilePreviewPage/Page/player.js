// Shows the preview's window on a canvas: draws the pixels that changed, sends events, and is its clock.

import { isMove } from "./input.js";
import { History } from "./history.js";

const frameTime = 1 / 60;
// The time that a picture takes, in seconds; a change at a known time is requested that much earlier.
const lead = 0.004;

export class Player {
  #connection;
  #canvas;
  #context;
  #settings = {};
  #state = null;
  #events = [];
  #isBusy = false;
  #lastTime = performance.now();
  #elapsed = 0;
  #steps = 0;
  #needsFrame = false;
  #history = new History();
  #name = "";
  #wanted = null;
  #handlers;

  isPaused = false;
  rate = 1;

  // Handlers: changed(state) after each frame; willRewind() and rewound() around the request for another moment of what is
  // recorded; cut(time) when new frames replace those that were recorded after a moment.
  constructor(connection, canvas, handlers) {
    this.#connection = connection;
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#handlers = handlers;
    new ResizeObserver(() => this.#fit()).observe(this.#stage);
    requestAnimationFrame(() => this.#tick());
  }

  // Shows a preview from its beginning.
  async show(name, settings) {
    [this.#name, this.#settings] = [name, settings];
    this.#events = [];
    this.#history.clear();
    this.#wanted = null;
    this.#state = null;
    try {
      this.#take(await this.#connection.call("show", { name, settings }));
    } finally {
      this.#elapsed = 0;
      this.#isBusy = false;
    }
  }

  // Plays an interaction from the shown moment, which has to be the beginning.
  async play() {
    const name = this.#name;
    const { frames } = await this.#connection.call("frames", {});
    if (this.#name === name && this.#state) this.#history.queue(frames);
  }

  // Takes the state of a preview that the server has repeated after a reload.
  async resume() {
    this.#isBusy = false;
    this.#take(await this.#connection.call("frame", { advance: 0, events: [] }));
  }

  // The size of the window in points, its time and the device, if a preview is shown.
  get state() { return this.#state; }
  get settings() { return this.#settings; }

  // The time of the last recorded frame.
  get end() { return Math.max(this.#history.end, this.#state?.time ?? 0); }

  // Whether frames are recorded after the shown moment.
  get hasFuture() { return this.#history.hasFuture; }

  // Shows an earlier or later moment of what is recorded.
  async seek(time) {
    if (!this.#state) return;
    this.#wanted = Math.min(Math.max(time, 0), this.end);
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#events = [];
    const name = this.#name;
    try {
      // While a request for a moment is pending, the pointer may choose another one.
      while (this.#wanted !== null) {
        this.#handlers.willRewind();
        const frames = this.#history.rewind(this.#wanted);
        this.#wanted = null;
        const state = await this.#connection.call("replay", {
          show: { name, settings: this.#settings }, frames,
        });
        if (this.#name !== name) return;
        this.#handlers.rewound();
        this.#take(state);
      }
    } catch {
      // The server tells why.
      this.#state = null;
    } finally {
      this.#elapsed = 0;
      this.#isBusy = false;
    }
  }

  // Stops until a preview is shown again.
  stop() { this.#state = null; }

  // Sends an event with the next frame.
  add(event) {
    if (!this.#state) return;
    const last = this.#events.at(-1);
    // Of moves between two frames, the last one counts.
    if (last && last.kind === event.kind && last.finger === event.finger && isMove(event.kind)) {
      this.#events.pop();
    }
    this.#events.push(event);
    if (!isMove(event.kind)) this.#hurry();
  }

  // Requests a frame, because the preview has changed by itself.
  refresh() { this.#needsFrame = true; }

  // Shows the next frame of a paused preview, which may be recorded.
  step() {
    if (this.hasFuture) this.seek(this.#state.time + frameTime);
    else this.#steps += 1;
  }

  // Shows the frame before the shown one.
  stepBack() { if (this.#state) this.seek(this.#state.time - frameTime); }

  // MARK: Time

  #tick() {
    requestAnimationFrame(() => this.#tick());
    this.#pass();
    if (!this.#state || this.#isBusy) return;
    if (this.#steps > 0) {
      this.#steps -= 1;
      return this.#send(frameTime);
    }
    if (this.#history.hasFuture && !this.#events.length) {
      if (!this.isPaused) this.#replay();
      return;
    }
    const isMoving = !this.isPaused && this.#state.isAnimating;
    if (isMoving || this.#isDue || this.#events.length || this.#needsFrame) this.#sendNow();
  }

  // Plays what is recorded after the shown moment.
  #replay() {
    const next = this.#history.next;
    if (next.advance <= this.#elapsed) this.#send(next.advance, this.#elapsed - next.advance);
  }

  // Adds the time since the last call to the time that the next frame lets pass.
  #pass() {
    const now = performance.now();
    if (!this.isPaused) this.#elapsed = Math.min(this.#elapsed + (now - this.#lastTime) / 1000 * this.rate, 60);
    this.#lastTime = now;
  }

  // Whether the preview changes at the current time without an event.
  get #isDue() {
    const { nextChange, time } = this.#state;
    return !this.isPaused && nextChange != null && nextChange <= time + this.#elapsed + lead * this.rate;
  }

  // Sends a frame between those of the screen, so that a press shows sooner.
  #hurry() {
    this.#pass();
    if (!this.#state || this.#isBusy) return;
    if (this.#events.length || (this.#isDue && !this.hasFuture)) this.#sendNow();
  }

  // Sends a frame of the current time, or of a change that is due a little later.
  #sendNow() {
    const next = this.#isDue && !this.#events.length ? this.#state.nextChange - this.#state.time : 0;
    const advance = Math.max(this.#elapsed, next, 0);
    this.#send(advance, this.#elapsed - advance);
  }

  // Sends a frame: the recorded one, or one with the events that wait. The rest of the time is that of later frames.
  async #send(advance, rest = 0) {
    const isLive = this.#events.length || !this.#history.hasFuture || this.#steps > 0;
    if (isLive && this.#history.hasFuture) {
      this.#history.cut();
      this.#handlers.cut(this.#state.time);
    }
    const events = isLive ? this.#events : this.#history.next.events;
    this.#history.add({ advance, events });
    if (isLive) this.#events = [];
    this.#needsFrame = false;
    this.#elapsed = rest;
    this.#isBusy = true;
    const shown = this.#state;
    try {
      const state = await this.#connection.call("frame", { advance, events });
      if (this.#state === shown) this.#take(state);
    } catch {
      // The server tells why.
      if (this.#state === shown) this.#state = null;
    } finally {
      this.#isBusy = false;
    }
    if (this.#wanted !== null) return this.seek(this.#wanted);
    if (this.#events.some(({ kind }) => !isMove(kind))) this.#hurry();
  }

  #take(state) {
    this.#state = state;
    this.#fit();
    this.#handlers.changed(state);
    // A press begins a few milliseconds after the finger went down, of which some have passed until the answer.
    this.#pass();
    const wait = (state.nextChange - state.time - this.#elapsed) / this.rate - lead;
    if (!this.isPaused && state.nextChange != null && wait < frameTime) {
      // A timer counts whole milliseconds, and one that is early would leave the change to the screen's next frame.
      setTimeout(() => this.#hurry(), Math.ceil(wait * 1000));
    }
  }

  get #stage() { return this.#canvas.closest("#stage"); }

  // Makes a window that is larger than its place smaller.
  #fit() {
    if (!this.#state) return;
    const { width, height } = this.#state;
    const { clientWidth, clientHeight } = this.#stage;
    // On a narrow page, the place has the height of the window.
    const least = innerWidth <= 900 ? innerHeight * 0.6 : 320;
    const zoom = Math.min(1, (clientWidth - 32) / width, Math.max(clientHeight - 32, least) / height);
    this.#canvas.style.width = `${width * zoom}px`;
    this.#canvas.style.height = `${height * zoom}px`;
  }

  // MARK: Pixels

  // Draws the areas of a message; its form is described at RepaintedArea.
  draw(buffer) {
    const numbers = new DataView(buffer);
    const [width, height, count] = [0, 4, 8].map((at) => numbers.getUint32(at, true));
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    let at = 12;
    for (let index = 0; index < count; index += 1) {
      const [x, y, w, h] = [0, 4, 8, 12].map((offset) => numbers.getUint32(at + offset, true));
      at += 16;
      const pixels = new Uint8ClampedArray(buffer, at, w * h * 4);
      swapRedAndBlue(pixels);
      this.#context.putImageData(new ImageData(pixels, w, h), x, y);
      at += w * h * 4;
    }
  }
}

// Turns blue, green, red, alpha into the canvas's order.
function swapRedAndBlue(pixels) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    words[index] = (word & 0xff00ff00) | ((word & 0xff) << 16) | ((word >>> 16) & 0xff);
  }
}
