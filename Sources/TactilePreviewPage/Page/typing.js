// Text input for the preview: an invisible text area at the caret receives text from input methods and on-screen
// keyboards.

// The content of the text area; without content, deleting backward causes no event.
const filler = "\u200b";

export class Typing {
  #area;
  #canvas;
  #player;
  #isComposing = false;

  constructor(area, canvas, player) {
    this.#area = area;
    this.#canvas = canvas;
    this.#player = player;
    this.#listen();
  }

  // The element that receives keys in addition to the canvas.
  get element() { return this.#area; }

  // Updates the text area from a state of the preview.
  follow({ typing, copied, width }) {
    if (copied != null) navigator.clipboard?.writeText(copied).catch(() => {});
    if (!typing) return this.#end();
    const bounds = this.#canvas.getBoundingClientRect();
    const zoom = bounds.width / width || 1;
    const frame = this.#canvas.parentElement.getBoundingClientRect();
    Object.assign(this.#area.style, {
      left: `${bounds.left - frame.left + typing.x * zoom}px`,
      top: `${bounds.top - frame.top + typing.y * zoom}px`,
      height: `${typing.height * zoom}px`,
    });
    this.#set("inputmode", typing.keyboard);
    this.#set("enterkeyhint", typing.returnKey);
    this.#set("autocapitalize", typing.capitals);
    this.#set("autocorrect", typing.isCorrected ? "on" : "off");
    this.#set("spellcheck", String(typing.isCorrected));
    if (!this.#area.hidden) return;
    this.#area.hidden = false;
    this.#reset();
    // The text area takes focus only from the canvas, not from another part of the page.
    if (document.activeElement === this.#canvas) this.#area.focus({ preventScroll: true });
  }

  // Focuses the text area or the canvas; a phone shows its keyboard only if this is called during a touch.
  focus() {
    if (this.#area.hidden) this.#canvas.focus({ preventScroll: true });
    else this.#area.focus({ preventScroll: true });
  }

  #end() {
    if (this.#area.hidden) return;
    const hadKeys = document.activeElement === this.#area;
    this.#area.hidden = true;
    this.#isComposing = false;
    if (hadKeys) this.#canvas.focus({ preventScroll: true });
  }

  #set(name, value) { if (this.#area.getAttribute(name) !== value) this.#area.setAttribute(name, value); }

  #reset() {
    this.#area.value = filler;
    this.#area.setSelectionRange(1, 1);
  }

  #listen() {
    const area = this.#area;
    area.addEventListener("beforeinput", (event) => {
      if (event.isComposing || event.inputType === "insertCompositionText") return;
      event.preventDefault();
      switch (event.inputType) {
        case "insertText": case "insertReplacementText": return this.#add("text", event.data ?? event.dataTransfer?.getData("text/plain"));
        case "insertLineBreak": case "insertParagraph": return this.#add("text", "\n");
        case "deleteContentBackward": return this.#press("Backspace");
        case "deleteContentForward": return this.#press("Delete");
        default:
      }
    });
    area.addEventListener("compositionstart", () => { this.#isComposing = true; });
    area.addEventListener("compositionupdate", ({ data }) => this.#add("compose", data));
    area.addEventListener("compositionend", ({ data }) => {
      this.#isComposing = false;
      this.#add("text", data);
      this.#reset();
    });
    area.addEventListener("input", () => { if (!this.#isComposing) this.#reset(); });
    area.addEventListener("paste", (event) => {
      event.preventDefault();
      this.#add("paste", event.clipboardData.getData("text/plain"));
    });
  }

  #add(kind, text) { if (text != null) this.#player.add({ kind, text }); }

  #press(key) { for (const kind of ["keyDown", "keyUp"]) this.#player.add({ kind, key, modifiers: [] }); }

  // Whether the text area handles a key: that of an input method or an on-screen keyboard, or pasting.
  takes(event) {
    if (event.target !== this.#area) return false;
    const isPaste = event.key.toLowerCase() === "v" && (event.ctrlKey || event.metaKey);
    return event.isComposing || event.keyCode === 229 || ["Unidentified", "Process", "Dead"].includes(event.key) || isPaste;
  }
}
