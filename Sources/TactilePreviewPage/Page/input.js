// Turns the browser's events on the preview's canvas into those of its window.

const modifierNames = [["shiftKey", "shift"], ["altKey", "option"], ["ctrlKey", "command"], ["metaKey", "command"]];

export class Input {
  #canvas;
  #player;
  #typing;
  #fingers = new Map();

  // Whether pointers have another meaning at present.
  isOff = false;

  constructor(canvas, player, typing) {
    this.#canvas = canvas;
    this.#player = player;
    this.#typing = typing;
    this.#listen();
  }

  // Forgets the fingers that are down, after another preview was shown.
  clear() { this.#fingers.clear(); }

  // A mouse is a finger on a phone and an iPad, which have none.
  get #hasMouse() { return ["desktop", "mac"].includes(this.#player.settings.idiom); }

  #listen() {
    const canvas = this.#canvas;
    canvas.addEventListener("pointerdown", (event) => {
      if (this.isOff) return;
      this.#typing.focus();
      canvas.setPointerCapture(event.pointerId);
      this.#addPointer("down", event);
      event.preventDefault();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (this.isOff) return;
      if (this.#fingers.has(event.pointerId)) this.#addPointer("move", event);
      else if (this.#hasMouse) this.#player.add({ kind: "hover", ...this.location(event) });
    });
    canvas.addEventListener("pointerup", (event) => {
      this.#addPointer("up", event);
      this.#typing.focus();
    });
    canvas.addEventListener("pointercancel", (event) => this.#addPointer("cancel", event));
    canvas.addEventListener("pointerleave", () => { if (this.#hasMouse) this.#player.add({ kind: "leave" }); });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("wheel", (event) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      this.#player.add({
        kind: "scroll", ...this.location(event), dx: event.deltaX * unit, dy: event.deltaY * unit,
      });
      event.preventDefault();
    }, { passive: false });
    for (const [type, kind] of [["keydown", "keyDown"], ["keyup", "keyUp"]]) {
      for (const target of [canvas, this.#typing.element]) {
        target.addEventListener(type, (event) => this.#addKey(kind, event));
      }
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
    this.#player.add({ kind, ...pointer, ...this.location(event) });
  }

  #addKey(kind, event) {
    // Tab leaves the preview of a phone; with a keyboard, it moves the focus in the preview, and Shift-Escape leaves.
    if (event.key === "Tab" && !this.#hasMouse) return;
    if (event.key === "Escape" && event.shiftKey) return event.target.blur();
    if (this.#typing.takes(event)) return;
    if (["Shift", "Control", "Alt", "Meta", "CapsLock"].includes(event.key)) return;
    const modifiers = modifierNames.filter(([name]) => event[name]).map(([, name]) => name);
    this.#player.add({ kind, key: event.key, modifiers });
    event.preventDefault();
  }

  // The point of the window at which an event happens, in points.
  location(event) {
    const bounds = this.#canvas.getBoundingClientRect();
    const zoom = this.#player.state ? bounds.width / this.#player.state.width : 1;
    return { x: (event.clientX - bounds.left) / zoom, y: (event.clientY - bounds.top) / zoom };
  }
}

// Whether a later event of the same kind takes the place of an event.
export function isMove(kind) { return kind === "move" || kind === "hover"; }
