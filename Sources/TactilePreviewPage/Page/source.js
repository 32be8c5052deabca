// The source of the shown preview, and of views that are inspected.

export class Source {
  #connection;
  #place = null;

  // say(text) shows what the server answers.
  constructor(connection, say) {
    this.#connection = connection;
    document.getElementById("edit").addEventListener("click", async () => {
      if (!this.#place) return;
      try {
        await connection.call("edit", this.#place);
      } catch (error) {
        say(error.message);
      }
    });
  }

  // Shows a file at a line.
  async show(path, line) {
    this.#place = path ? { path, line } : null;
    const view = document.getElementById("source");
    document.getElementById("path").textContent = path ? `${path}:${line}` : "";
    document.getElementById("edit").hidden = !path;
    if (!path) return view.replaceChildren();
    try {
      const { text } = await this.#connection.call("source", { path });
      if (this.#place?.path !== path || this.#place.line !== line) return;
      const lines = text.split("\n").map((words, index) => {
        const item = document.createElement("span");
        item.textContent = `${String(index + 1).padStart(4)}  ${words}\n`;
        if (index + 1 === line) item.className = "current";
        return item;
      });
      view.replaceChildren(...lines);
      const current = view.querySelector(".current");
      if (current) view.scrollTop = current.offsetTop - view.offsetTop - view.clientHeight / 3;
    } catch (error) {
      view.textContent = error.message;
    }
  }
}
