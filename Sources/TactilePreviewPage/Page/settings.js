// The switches for the appearance of a preview.

export class Settings {
  #form;

  // didChange() is called when the user chooses another value.
  constructor(form, didChange) {
    this.#form = form;
    form.addEventListener("change", didChange);
    form.addEventListener("submit", (event) => event.preventDefault());
  }

  // The switches: { name, title, options: [{ value, title }] }.
  get switches() {
    return [...this.#form.elements].map((field) => ({
      name: field.name,
      title: field.parentElement.firstChild.textContent.trim(),
      options: [...field.options].map(({ value, text }) => ({ value, title: text })),
    }));
  }

  // The settings of requests.
  get values() { return this.with({}); }

  // Returns the settings with other values of some switches.
  with(changes) {
    const values = {};
    for (const field of this.#form.elements) {
      const value = changes[field.name] ?? field.value;
      if (!value) continue;
      if (field.name === "device") {
        const [idiom, width, height] = value.split(" ");
        Object.assign(values, { idiom, width: Number(width), height: Number(height) });
      } else if (field.name === "scale") {
        values.scale = Number(value);
      } else {
        values[field.name] = field.name === "reduceMotion" ? true : value;
      }
    }
    return values;
  }
}
