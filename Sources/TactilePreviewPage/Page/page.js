// The page: chooses previews and settings, and says what the server reports.

import { Chart } from "./chart.js";
import { Connection } from "./connection.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector.js";
import { Outline } from "./outline.js";
import { Player } from "./player.js";
import { Settings } from "./settings.js";
import { Sidebar, fullName } from "./sidebar.js";
import { Source } from "./source.js";
import { Typing } from "./typing.js";
import { Variants } from "./variants.js";

const element = (id) => document.getElementById(id);
let previews = [];
let shown = null;

const connection = new Connection({
  opened: () => { say(""); load(); },
  closed: () => { player.stop(); say("Not connected: the tool has ended or restarts."); },
  pixels: (buffer) => player.draw(buffer),
  notice: handle,
});
const chart = new Chart(element("chart"), element("moment"), (time) => { pause(true); player.seek(time); });
const inspector = new Inspector(connection, chart, () => player);
const player = new Player(connection, element("window"), {
  changed: (state) => {
    element("clock").textContent = `${state.time.toFixed(3)} s`;
    typing.follow(state);
    chart.moment = state.time;
    inspector.refresh();
    outline.refresh();
  },
  willRewind: () => inspector.willRewind(),
  rewound: () => inspector.rewound(),
  cut: (time) => inspector.cut(time),
});
const typing = new Typing(element("typing"), element("window"), player);
const input = new Input(element("window"), player, typing);
const settings = new Settings(element("settings"), () => { if (shown) show(shown); });
const source = new Source(connection, say);
const outline = new Outline(connection, player, input, (place) => source.show(place.path, place.line));
const variants = new Variants(connection, element("variants"), settings);
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

// Plays the script beside the preview.
async function play() {
  await show(shown);
  pause(false);
  try {
    await player.play();
  } catch (error) {
    complain(error.message);
  }
}

async function show(preview) {
  shown = preview;
  const name = fullName(preview);
  history.replaceState(null, "", `#${encodeURIComponent(name)}`);
  sidebar.chosen = name;
  element("title").textContent = preview.name.title;
  const file = preview.path ?? `${preview.name.module}/${preview.name.file}.swift`;
  element("place").textContent = `${file}, line ${preview.line}`;
  element("window").setAttribute("aria-label", `Preview ${name}`);
  inspector.clear();
  input.clear();
  outline.clear();
  complain("");
  try {
    await player.show(name, settings.values);
  } catch (error) {
    return complain(error.message);
  }
  source.show(preview.path, preview.line);
  variants.show(preview);
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
    return complain(error.message);
  }
  source.show(same.path, same.line);
  variants.show(same);
}

// MARK: Controls

element("restart").addEventListener("click", () => { if (shown) show(shown); });
element("play").addEventListener("click", () => { if (shown) play(); });
element("back").addEventListener("click", () => { pause(true); player.stepBack(); });
element("step").addEventListener("click", () => { pause(true); player.step(); });
element("pause").addEventListener("click", () => pause(!player.isPaused));
element("inspect").addEventListener("click", () => {
  outline.isOn = !outline.isOn;
  element("inspect").setAttribute("aria-pressed", String(outline.isOn));
});
element("compare").addEventListener("click", () => {
  variants.isOn = !variants.isOn;
  element("compare").setAttribute("aria-pressed", String(variants.isOn));
  if (shown) variants.show(shown);
});
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
