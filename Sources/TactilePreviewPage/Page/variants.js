// A table of pictures of the shown preview, for the values of any two switches.

export class Variants {
  #connection;
  #section;
  #settings;
  #preview = null;
  // How often a table was begun; the pictures of earlier ones are not awaited.
  #turn = 0;

  constructor(connection, section, settings) {
    [this.#connection, this.#section, this.#settings] = [connection, section, settings];
    for (const [id, chosen] of [["columns", "scheme"], ["rows", "typeSize"]]) {
      const field = section.querySelector(`#${id}`);
      for (const { name, title } of settings.switches) {
        field.append(new Option(title, name, name === chosen, name === chosen));
      }
      field.addEventListener("change", () => { if (this.#preview) this.show(this.#preview); });
    }
  }

  get isOn() { return !this.#section.hidden; }
  set isOn(isOn) { this.#section.hidden = !isOn; }

  // Draws the table for a preview, one picture after the other.
  async show(preview) {
    this.#preview = preview;
    this.#turn += 1;
    if (!this.isOn) return;
    const turn = this.#turn;
    const { module, file, title } = preview.name;
    const [columns, rows] = ["columns", "rows"].map((id) => this.#switch(id));
    const table = this.#section.querySelector("table");
    table.replaceChildren(row(["", ...columns.options.map((option) => option.title)], "th"));
    for (const down of columns === rows ? [{ value: null, title: "" }] : rows.options) {
      const line = row([down.title], "th");
      table.append(line);
      for (const across of columns.options) {
        const changes = { [columns.name]: across.value };
        if (down.value !== null) changes[rows.name] = down.value;
        const cell = line.insertCell();
        const settings = { ...this.#settings.with(changes) };
        // Pictures of half the pixels are drawn four times as fast.
        if (![columns.name, rows.name].includes("scale")) settings.scale = 1;
        await this.#draw(cell, `${module}/${file}/${title}`, settings, `${across.title} ${down.title}`);
        if (turn !== this.#turn) return;
      }
    }
  }

  #switch(id) {
    const name = this.#section.querySelector(`#${id}`).value;
    return this.#settings.switches.find((other) => other.name === name);
  }

  async #draw(cell, name, settings, words) {
    try {
      const { data } = await this.#connection.call("render", { name, settings });
      const picture = new Image();
      picture.alt = words;
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      picture.style.width = `${picture.naturalWidth / (settings.scale ?? 2)}px`;
      cell.append(picture);
    } catch (error) {
      cell.textContent = error.message;
    }
  }
}

function row(texts, kind) {
  const line = document.createElement("tr");
  for (const text of texts) {
    const cell = document.createElement(kind);
    cell.textContent = text;
    line.append(cell);
  }
  return line;
}
