// Turns a trace into the rows of a chart.

// The gap between frames, in seconds, after which an animated value was at rest. Recordings have every third frame.
const pause = 0.09;

// Returns a name as people say it, without generic parameters and the engine's own words.
export function plainName(name) {
  let [text, depth] = ["", 0];
  for (const character of name) {
    if (character === "<") depth += 1;
    else if (character === ">" && depth > 0) depth -= 1;
    else if (!depth) text += character;
  }
  return text.replace(/\s+/g, " ").trim();
}

// Returns the name of a row: of the views around something, only the button with its title.
function rowName(name) {
  const plain = plainName(name);
  const title = plain.match(/“[^”]*”/);
  return title ? `${plain.split(" in ")[0]} of ${title[0]}` : plain;
}

// What a trace calls the attributes of a transaction.
const attributeNames = {
  animation: (animation) => `animation ${animation ?? "nil"}`,
  disablesAnimations: () => "animations disabled",
  isContinuous: () => "continuous",
  tracksVelocity: () => "tracking velocity",
  hasCompletion: () => "with a completion",
};

function attributeWords(attributes) {
  return attributes.map((attribute) => {
    const [[name, values]] = Object.entries(attribute);
    return attributeNames[name](values._0);
  }).join(", ") || "plain";
}

// What a trace calls the reasons for which a body is evaluated.
const reasonNames = {
  isNew: () => "it is new",
  state: ({ property, view }) => `${property} of ${plainName(view)}`,
  input: ({ property, from, to }) => (to === undefined ? property : `${property}: ${from} → ${to}`),
  environment: ({ key }) => (key ? `environment ${key}` : "a value of the environment"),
  preference: ({ key }) => `preference ${key}`,
  model: ({ type }) => type ?? "a model that it reads",
  closure: () => "its closure",
  geometry: () => "its geometry",
  time: () => "the time",
  animation: () => "its animated data",
  value: ({ type }) => type,
};

function reasonWords(reason) {
  const [[name, values]] = Object.entries(reason);
  return reasonNames[name](values);
}

// Returns rows of { name, note, marks }. A mark is a bar { from, to }, a moment { at } or a curve { points }, each with
// `look` and `words`; points have a time and a level from 0 to 1.
export function lanes(entries, end) {
  const all = [
    ...pointers(entries, end), ...gestures(entries, end),
    moments("Actions", "action", entries, ({ view, name }) => `${name}: ${plainName(view)}`),
    moments("Updates", "transaction", entries, ({ attributes }) => `update: ${attributeWords(attributes)}`),
    moments("State", "write", entries,
      ({ property, view, from, to }) => `${property} of ${plainName(view)}: ${from} → ${to}`),
    moments("Bodies", "body", entries,
      ({ view, reasons }) => `${plainName(view)}: ${reasons.map(reasonWords).join("; ")}`),
    ...values(entries, end),
  ];
  return all.filter((lane) => lane.marks.length);
}

export const legend = [
  ["pointer", "finger or mouse down"], ["possible", "gesture undecided"], ["active", "gesture active"],
  ["ended", "gesture recognized"], ["failed", "gesture failed"], ["action", "action"],
  ["transaction", "update"], ["write", "state written"], ["body", "body evaluated"], ["value", "animated value"],
];

function moments(name, kind, entries, words) {
  const marks = entries.filter(({ event }) => event[kind])
    .map(({ time, event }) => ({ at: time, look: kind, words: words(event[kind]) }));
  return { name, marks };
}

function pointers(entries, end) {
  const rows = new Map();
  for (const { time, event: { pointer } } of entries) {
    if (!pointer) continue;
    const { finger, mouse } = pointer._0;
    const name = finger ? `Finger ${finger._0 + 1}` : `Mouse button ${mouse.button + 1}`;
    if (!rows.has(name)) rows.set(name, { name, marks: [] });
    const { marks } = rows.get(name);
    const last = marks.at(-1);
    const place = `(${[pointer.location.x, pointer.location.y].map((n) => Math.round(n)).join(", ")})`;
    if (pointer.phase === "began") {
      marks.push({ from: time, to: end, isOpen: true, look: "pointer", words: `down at ${place}` });
    } else if (last?.isOpen && ["ended", "cancelled"].includes(pointer.phase)) {
      Object.assign(last, { to: time, isOpen: false, words: `${last.words}, ${pointer.phase} at ${place}` });
    }
  }
  return [...rows.values()];
}

function gestures(entries, end) {
  const [rows, open] = [new Map(), new Map()];
  for (const { time, event: { gesture } } of entries) {
    if (!gesture) continue;
    const { number, change } = gesture;
    if (change.opened) {
      const name = rowName(change.opened.view);
      if (!rows.has(name)) rows.set(name, { name, marks: [] });
      open.set(number, { row: rows.get(name), look: null });
    }
    const current = open.get(number);
    if (!current) continue;
    const look = change.judged ? change.judged._0 : change.closed ? null : "possible";
    if (current.bar) current.bar.to = time;
    if (look === current.look) continue;
    current.look = look;
    current.bar = null;
    const words = change.judged ? `${look}, ${change.judged.verdict}` : "undecided";
    if (look === "ended" || look === "failed") current.row.marks.push({ at: time, look, words });
    else if (look) current.row.marks.push(current.bar = { from: time, to: end, look, words });
  }
  return [...rows.values()];
}

// A row for each animated value, with a curve for each of its numbers. Changes without an animation are steps.
function values(entries, end) {
  const rows = new Map();
  const row = (name) => {
    const plain = rowName(name);
    if (!rows.has(plain)) rows.set(plain, { begins: [], curves: new Map() });
    return rows.get(plain);
  };
  const [begun, updates] = [new Map(), []];
  for (const { time, event: { animation, value, transaction } } of entries) {
    if (transaction) updates.push(time);
    if (value) add(row(value.name).curves, value.number, time, value.components);
    if (!animation) continue;
    const { number, change } = animation;
    if (change.began) {
      begun.set(number, change.began);
      row(change.began.value).begins.push({ time, components: change.began.from });
    } else if (change.ended && begun.has(number)) {
      const { value: name, to } = begun.get(number);
      row(name).begins.push({ time, components: to });
    }
  }
  return [...rows].map(([name, { begins, curves }]) => {
    // An animation doesn't say which of several values with the same name it belongs to.
    if (curves.size <= 1) {
      const number = [...curves.keys()][0] ?? 0;
      for (const { time, components } of begins) add(curves, number, time, components);
    }
    const marks = [...curves.values()].flatMap((points) => [...points])
      .map(([component, points]) => curve(component, sorted(points), updates, end)).filter(Boolean);
    const notes = [...new Set(marks.map(({ words }) => words))];
    return { name, note: notes.join("; "), isTall: true, marks };
  });
}

// Adds the numbers of a value at a time.
function add(curves, number, time, components) {
  if (!curves.has(number)) curves.set(number, new Map());
  const points = curves.get(number);
  for (const [component, value] of Object.entries(components)) {
    if (typeof value !== "number") continue;
    if (!points.has(component)) points.set(component, []);
    points.get(component).push({ time, value });
  }
}

function sorted(points) { return points.sort((a, b) => a.time - b.time); }

function curve(component, points, updates, end) {
  const all = points.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (low === high) return null;
  const level = (value) => (value - low) / (high - low);
  const line = [];
  for (const { time, value } of points) {
    const last = line.at(-1);
    if (!last) {
      line.push({ time: stepTime(updates, 0, time), level: level(value) });
    } else if (time - last.time > pause) {
      // Between animations the value stays the same, unless it changed without one.
      const isStep = Math.abs(last.level - level(value)) > 0.001;
      const change = isStep ? stepTime(updates, last.time, time) : time;
      line.push({ time: change, level: last.level });
      if (isStep) line.push({ time: change, level: level(value) });
    }
    line.push({ time, level: level(value) });
  }
  const last = line.at(-1);
  line.push({ time: Math.max(end, last.time), level: last.level });
  const number = (value) => String(Math.round(value * 1000) / 1000);
  return { points: line, look: "value", words: `${component} ${number(low)} to ${number(high)}` };
}

// Returns the time at which a value changed without an animation, which a trace doesn't have: that of the last update
// before the next animation, such as the press before the release.
function stepTime(updates, from, to) {
  return updates.findLast((time) => time > from + 1e-6 && time < to - 1e-6) ?? to;
}
