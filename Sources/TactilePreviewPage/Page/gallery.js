// The page of a gallery without a server: recordings instead of running previews.

import { Chart } from "./chart.js";
import { Recording } from "./recording.js";
import { Sidebar } from "./sidebar.js";

const element = (id) => document.getElementById(id);
const frameTime = 1 / 60;
const previews = window.showPreviews;
window.showDetails = {};

let recording = null;
let [time, rate, isPaused, lastFrame] = [0, 1, false, performance.now()];
let shown = null;

const chart = new Chart(element("chart"), element("moment"), (moment) => { pause(true); go(moment); });
const sidebar = new Sidebar(element("list"), element("search"), (preview) => open(preview));
sidebar.previews = previews.map((preview) => ({
  name: { module: preview.group, file: "", title: preview.title }, recorded: preview,
}));

// MARK: All previews

function fillOverview() {
  const groups = new Map();
  for (const preview of previews) {
    if (!groups.has(preview.group)) groups.set(preview.group, []);
    groups.get(preview.group).push(preview);
  }
  for (const [group, list] of groups) {
    const heading = document.createElement("h2");
    heading.textContent = group;
    const items = document.createElement("ul");
    for (const preview of list) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      const caption = document.createElement("span");
      [button.textContent, caption.className, caption.textContent] = [preview.title, "caption", preview.caption];
      button.prepend(picture(preview, preview.stills[0]));
      button.append(caption);
      button.addEventListener("click", () => { location.hash = preview.name; });
      item.append(button);
      items.append(item);
    }
    element("all").append(heading, items);
  }
}

function picture(preview, still) {
  const picture = document.createElement("picture");
  const dark = document.createElement("source");
  [dark.media, dark.srcset] = ["(prefers-color-scheme: dark)", still.dark];
  const image = new Image(preview.width, preview.height);
  [image.loading, image.alt] = ["lazy", `${preview.title}: ${still.title}`];
  image.style.maxWidth = `min(${preview.width}px, 100%)`;
  image.src = still.light;
  picture.append(dark, image);
  return picture;
}

// MARK: One preview

function open(preview) { location.hash = preview.recorded.name; }

async function show(preview) {
  shown = preview;
  recording = null;
  document.body.classList.toggle("overview", !preview);
  element("all").hidden = Boolean(preview);
  element("one").hidden = !preview;
  document.querySelector("aside").hidden = !preview;
  sidebar.chosen = preview ? `${preview.group}//${preview.title}` : null;
  if (!preview) return;
  element("title").textContent = preview.title;
  element("caption").textContent = preview.caption;
  element("stills").replaceChildren(...preview.stills.map((still) => {
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    caption.textContent = still.title;
    figure.append(picture(preview, still), caption);
    return figure;
  }));
  const details = await load(preview.name);
  if (shown === preview) fill(preview, details);
}

// Loads the script with the details of a preview.
function load(name) {
  const { showDetails } = window;
  if (showDetails[name]) return showDetails[name];
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `${name}.js`;
    script.onload = () => resolve(showDetails[name]);
    document.head.append(script);
  });
}

// Decodes Base64.
function bytes(text) { return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)); }

function fill(preview, details) {
  const canvas = element("window");
  recording = new Recording(canvas, bytes(details.recording));
  canvas.setAttribute("aria-label", `Recording of ${preview.title}`);
  canvas.setAttribute("role", "img");
  canvas.removeAttribute("tabindex");
  canvas.style.width = `min(${preview.width}px, 100%)`;
  element("place").textContent = details.path ? `${details.path}, line ${details.line}` : "";
  element("tree").textContent = details.tree;
  element("trace").textContent = details.log;
  element("warnings").replaceChildren(...details.warnings.map((warning) => {
    const item = document.createElement("li");
    item.textContent = warning;
    return item;
  }));
  const lines = details.source.split("\n").map((words, index) => {
    const line = document.createElement("span");
    line.textContent = `${String(index + 1).padStart(4)}  ${words}\n`;
    if (index + 1 === details.line) line.className = "current";
    return line;
  });
  element("source").replaceChildren(...lines);
  const current = element("source").querySelector(".current");
  if (current) element("source").scrollTop = current.offsetTop - element("source").offsetTop;
  chart.show(JSON.parse(details.trace).entries, recording.duration);
  pause(matchMedia("(prefers-reduced-motion: reduce)").matches);
  go(0);
}

// MARK: Time

function go(moment) {
  if (!recording) return;
  time = Math.min(Math.max(moment, 0), recording.duration);
  element("clock").textContent = `${time.toFixed(3)} s`;
  chart.moment = time;
  recording.show(time);
}

function tick(now) {
  requestAnimationFrame(tick);
  const passed = (now - lastFrame) / 1000 * rate;
  lastFrame = now;
  if (!recording || isPaused || time >= recording.duration) return;
  go(time + passed);
  // It is played once; “Restart” plays it again.
  if (time >= recording.duration) pause(true);
}

function pause(value) {
  isPaused = value;
  element("pause").setAttribute("aria-pressed", String(value));
  element("pause").textContent = value ? "Play" : "Pause";
}

element("restart").addEventListener("click", () => { pause(false); go(0); });
element("pause").addEventListener("click", () => {
  if (isPaused && recording && time >= recording.duration) go(0);
  pause(!isPaused);
});
element("back").addEventListener("click", () => { pause(true); go(time - frameTime); });
element("step").addEventListener("click", () => { pause(true); go(time + frameTime); });
element("rate").addEventListener("change", ({ target }) => { rate = Number(target.value); });
element("overview").addEventListener("click", () => { location.hash = ""; });
window.addEventListener("hashchange", follow);

// Shows the preview of the address.
function follow() {
  const name = decodeURIComponent(location.hash.slice(1));
  show(previews.find((preview) => preview.name === name) ?? null);
}

element("overview").textContent = document.title;
fillOverview();
follow();
requestAnimationFrame(tick);
