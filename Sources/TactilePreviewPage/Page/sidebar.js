// The list of previews, grouped by module and file, with search.

export class Sidebar {
  #list;
  #search;
  #choose;
  #previews = [];
  #chosen = null;

  // choose(preview) is called when the user chooses a preview.
  constructor(list, search, choose) {
    this.#list = list;
    this.#search = search;
    this.#choose = choose;
    search.addEventListener("input", () => this.#fill());
  }

  set previews(previews) {
    this.#previews = previews;
    this.#fill();
  }

  set chosen(name) {
    this.#chosen = name;
    for (const button of this.#list.querySelectorAll("button")) {
      button.setAttribute("aria-current", String(button.dataset.name === name));
    }
  }

  #fill() {
    const words = this.#search.value.toLowerCase().split(/\s+/);
    const groups = new Map();
    for (const preview of this.#previews) {
      const name = fullName(preview);
      if (!words.every((word) => name.toLowerCase().includes(word))) continue;
      const group = [preview.name.module, preview.name.file].filter(Boolean).join(" / ");
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group).push(preview);
    }
    this.#list.replaceChildren(...[...groups].map(([group, previews]) => this.#item(group, previews)));
    this.chosen = this.#chosen;
  }

  #item(group, previews) {
    const item = document.createElement("li");
    const heading = document.createElement("h2");
    heading.textContent = group;
    item.append(heading, ...previews.map((preview) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = preview.name.title;
      button.dataset.name = fullName(preview);
      button.addEventListener("click", () => this.#choose(preview));
      return button;
    }));
    return item;
  }
}

export function fullName({ name }) { return `${name.module}/${name.file}/${name.title}`; }
