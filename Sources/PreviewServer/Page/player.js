// Shows the preview's window on a canvas: draws the pixels that changed, sends events, and is its clock.

const modifierNames = [["shiftKey", "shift"], ["altKey", "option"], ["ctrlKey", "command"], ["metaKey", "command"]];

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
  #fingers = new Map();
  #didChange;

  isPaused = false;
  rate = 1;

  // didChange(state) is called after each frame.
  constructor(connection, canvas, didChange) {
    this.#connection = connection;
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#didChange = didChange;
    this.#listen();
    new ResizeObserver(() => this.#fit()).observe(canvas.parentElement);
    requestAnimationFrame(() => this.#tick());
  }

  // Shows a preview from its beginning.
  async show(name, settings) {
    this.#settings = settings;
    this.#events = [];
    this.#fingers.clear();
    this.#state = null;
    try {
      this.#take(await this.#connection.call("show", { name, settings }));
    } finally {
      this.#elapsed = 0;
      this.#isBusy = false;
    }
  }

  // Takes the state of a preview that the server has repeated after a reload.
  async resume() {
    this.#isBusy = false;
    this.#take(await this.#connection.call("frame", { advance: 0, events: [] }));
  }

  // Stops until a preview is shown again.
  stop() { this.#state = null; }

  // Requests a frame, because the preview has changed by itself.
  refresh() { this.#needsFrame = true; }

  // Shows the next frame of a paused preview.
  step() { this.#steps += 1; }

  // MARK: Time

  #tick() {
    requestAnimationFrame(() => this.#tick());
    this.#pass();
    if (!this.#state || this.#isBusy) return;
    if (this.#steps > 0) {
      this.#steps -= 1;
      return this.#send(1 / 60);
    }
    const isMoving = !this.isPaused && this.#state.isAnimating;
    if (isMoving || this.#isDue || this.#events.length || this.#needsFrame) this.#send(this.#elapsed);
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
    return !this.isPaused && nextChange != null && nextChange <= time + this.#elapsed;
  }

  // Sends a frame between those of the screen, so that a press shows sooner.
  #hurry() {
    this.#pass();
    if (this.#state && !this.#isBusy && (this.#events.length || this.#isDue)) this.#send(this.#elapsed);
  }

  async #send(advance) {
    const events = this.#events;
    this.#events = [];
    this.#needsFrame = false;
    this.#elapsed = 0;
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
    if (this.#events.some(({ kind }) => !isMove(kind))) this.#hurry();
  }

  #take(state) {
    this.#state = state;
    this.#fit();
    this.#didChange(state);
    // A press begins a few milliseconds after the finger went down.
    const wait = (state.nextChange - state.time) / this.rate;
    if (!this.isPaused && state.nextChange != null && wait < 1 / 60) setTimeout(() => this.#hurry(), wait * 1000 + 0.5);
  }

  // Makes a window that is larger than its place smaller.
  #fit() {
    if (!this.#state) return;
    const { width, height } = this.#state;
    const { clientWidth, clientHeight } = this.#canvas.parentElement;
    const zoom = Math.min(1, (clientWidth - 32) / width, Math.max(clientHeight - 32, 320) / height);
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

  // MARK: Events

  // A mouse is a finger on a phone and an iPad, which have none.
  get #hasMouse() { return ["desktop", "mac"].includes(this.#settings.idiom); }

  #listen() {
    const canvas = this.#canvas;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      this.#addPointer("down", event);
      event.preventDefault();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (this.#fingers.has(event.pointerId)) this.#addPointer("move", event);
      else if (this.#hasMouse) this.#add({ kind: "hover", ...this.#location(event) });
    });
    canvas.addEventListener("pointerup", (event) => this.#addPointer("up", event));
    canvas.addEventListener("pointercancel", (event) => this.#addPointer("cancel", event));
    canvas.addEventListener("pointerleave", () => { if (this.#hasMouse) this.#add({ kind: "leave" }); });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      this.#add({
        kind: "scroll", ...this.#location(event), dx: event.deltaX * unit, dy: event.deltaY * unit,
      });
      event.preventDefault();
    }, { passive: false });
    for (const [type, kind] of [["keydown", "keyDown"], ["keyup", "keyUp"]]) {
      canvas.addEventListener(type, (event) => this.#addKey(kind, event));
    }
  }

  #addPointer(kind, event) {
    const isFinger = event.pointerType !== "mouse" || !this.#hasMouse;
    if (kind === "down") {
      if (this.#fingers.has(event.pointerId)) return;
      let finger = 0;
      while ([...this.#fingers.values()].includes(finger)) finger += 1;
      this.#fingers.set(event.pointerId, finger);
    }
    if (!this.#fingers.has(event.pointerId)) return;
    const pointer = isFinger ? { finger: this.#fingers.get(event.pointerId) } : { button: 0 };
    if (kind === "up" || kind === "cancel") this.#fingers.delete(event.pointerId);
    this.#add({ kind, ...pointer, ...this.#location(event) });
  }

  #addKey(kind, event) {
    // Tab leaves the preview of a phone; with a keyboard, it moves the focus in the preview, and Shift-Escape leaves.
    if (event.key === "Tab" && !this.#hasMouse) return;
    if (event.key === "Escape" && event.shiftKey) return this.#canvas.blur();
    if (["Shift", "Control", "Alt", "Meta", "CapsLock"].includes(event.key)) return;
    const modifiers = modifierNames.filter(([name]) => event[name]).map(([, name]) => name);
    this.#add({ kind, key: event.key, modifiers });
    event.preventDefault();
  }

  #location(event) {
    const bounds = this.#canvas.getBoundingClientRect();
    const zoom = this.#state ? bounds.width / this.#state.width : 1;
    return { x: (event.clientX - bounds.left) / zoom, y: (event.clientY - bounds.top) / zoom };
  }

  #add(event) {
    if (!this.#state) return;
    const last = this.#events.at(-1);
    // Of moves between two frames, the last one counts.
    if (last && last.kind === event.kind && last.finger === event.finger && isMove(event.kind)) {
      this.#events.pop();
    }
    this.#events.push(event);
    if (!isMove(event.kind)) this.#hurry();
  }
}

// Whether a later event of the same kind takes the place of an event.
function isMove(kind) { return kind === "move" || kind === "hover"; }

// Turns blue, green, red, alpha into the canvas's order.
function swapRedAndBlue(pixels) {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    words[index] = (word & 0xff00ff00) | ((word & 0xff) << 16) | ((word >>> 16) & 0xff);
  }
}
