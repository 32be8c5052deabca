// The page: chooses previews and settings, and says what the server reports.

import { Connection } from "./connection.js";
import { Inspector } from "./inspector.js";
import { Player } from "./player.js";
import { Sidebar, fullName } from "./sidebar.js";

const element = (id) => document.getElementById(id);
const settingsForm = element("settings");
let previews = [];
let shown = null;

const connection = new Connection({
  opened: () => { say(""); load(); },
  closed: () => { player.stop(); say("Not connected: the tool has ended or restarts."); },
  pixels: (buffer) => player.draw(buffer),
  notice: handle,
});
const inspector = new Inspector(connection);
const player = new Player(connection, element("window"), (state) => {
  element("clock").textContent = `${state.time.toFixed(3)} s`;
  inspector.refresh();
});
const sidebar = new Sidebar(element("list"), element("search"), (preview) => show(preview));

// Gets the list, and shows the preview of the address, or the first one.
async function load() {
  try {
    previews = (await connection.call("list")).previews;
  } catch (error) {
    return complain(error.message);
  }
  sidebar.previews = previews;
  if (!previews.length) return complain("The package has no previews. Add one to a file: #Preview { MyView() }");
  const wanted = decodeURIComponent(location.hash.slice(1));
  await show(previews.find((preview) => fullName(preview) === wanted) ?? previews[0]);
}

async function show(preview) {
  shown = preview;
  const name = fullName(preview);
  history.replaceState(null, "", `#${encodeURIComponent(name)}`);
  sidebar.chosen = name;
  element("title").textContent = preview.name.title;
  element("place").textContent = `${preview.name.module}/${preview.name.file}.swift, line ${preview.line}`;
  element("window").setAttribute("aria-label", `Preview ${name}`);
  inspector.clear();
  complain("");
  try {
    await player.show(name, settings());
  } catch (error) {
    complain(error.message);
  }
}

function settings() {
  const values = {};
  for (const field of settingsForm.elements) {
    if (field.type === "checkbox") {
      if (field.checked) values[field.name] = true;
    } else if (field.name === "device") {
      if (!field.value) continue;
      const [idiom, width, height] = field.value.split(" ");
      Object.assign(values, { idiom, width: Number(width), height: Number(height) });
    } else if (field.value) {
      values[field.name] = field.name === "scale" ? Number(field.value) : field.value;
    }
  }
  return values;
}

// MARK: Messages of the server

function handle(method, message) {
  switch (method) {
    case "warning": return inspector.addWarning(message);
    case "changed": return player.refresh();
    case "building": return say("Building …");
    case "failed": say("Not updated"); return complain(message, { isOver: true });
    case "reloaded": say(""); return reload(message);
    case "ended": player.stop(); say("Ended"); return complain(message);
    default: return say(message);
  }
}

// Shows new code: the server has repeated what happened, unless the preview is gone.
async function reload(failure) {
  const name = shown && fullName(shown);
  complain(failure);
  try {
    previews = (await connection.call("list")).previews;
  } catch (error) {
    return complain(error.message);
  }
  sidebar.previews = previews;
  const same = previews.find((preview) => fullName(preview) === name);
  if (!same) return load();
  shown = same;
  inspector.clear();
  try {
    if (!failure) await player.resume();
  } catch (error) {
    complain(error.message);
  }
}

// MARK: Controls

settingsForm.addEventListener("change", () => { if (shown) show(shown); });
element("restart").addEventListener("click", () => { if (shown) show(shown); });
element("step").addEventListener("click", () => { pause(true); player.step(); });
element("pause").addEventListener("click", () => pause(!player.isPaused));
element("rate").addEventListener("change", ({ target }) => { player.rate = Number(target.value); });

function pause(isPaused) {
  player.isPaused = isPaused;
  element("pause").setAttribute("aria-pressed", String(isPaused));
  element("pause").textContent = isPaused ? "Continue" : "Pause";
}

function say(text) { element("status").textContent = text; }

// Shows a problem over the last picture; nothing if the text is empty.
function complain(text, { isOver = false } = {}) {
  element("problem").textContent = text;
  element("problem").hidden = !text;
  element("window").classList.toggle("ended", Boolean(text) && !isOver);
}
