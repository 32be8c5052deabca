// Shows the frames of an animated PNG file on a canvas, at any moment.

// Frames between two kept pictures; the frames after a kept picture are drawn again to show a moment.
const keptEvery = 20;

export class Recording {
  #context;
  #frames = [];
  #kept = new Map();
  #shown = -1;
  #wanted = null;
  // The length of the recording, in seconds.
  duration = 0;

  // Reads a file, of which every frame replaces a part of the picture before.
  constructor(canvas, bytes) {
    const { width, height, frames } = read(bytes);
    [canvas.width, canvas.height] = [width, height];
    this.#context = canvas.getContext("2d");
    for (const frame of frames) {
      this.#frames.push({ ...frame, start: this.duration });
      this.duration += frame.seconds;
    }
  }

  // Shows a moment; of several that are asked for at once, the last one.
  async show(time) {
    const isBusy = this.#wanted !== null;
    this.#wanted = time;
    if (isBusy) return;
    while (this.#wanted !== null) {
      const moment = this.#wanted;
      await this.#draw(this.#index(moment));
      if (this.#wanted === moment) this.#wanted = null;
    }
  }

  #index(time) {
    let index = 0;
    while (index + 1 < this.#frames.length && this.#frames[index + 1].start <= time + 1e-6) index += 1;
    return index;
  }

  async #draw(index) {
    if (index === this.#shown) return;
    let next = this.#shown + 1;
    if (index < this.#shown || index - this.#shown > keptEvery) {
      const start = Math.floor(index / keptEvery) * keptEvery;
      const kept = this.#kept.get(start);
      if (kept && (index < this.#shown || start > this.#shown)) {
        this.#context.clearRect(0, 0, kept.width, kept.height);
        this.#context.drawImage(kept, 0, 0);
        next = start + 1;
      } else if (index < this.#shown) {
        next = 0;
      }
    }
    for (; next <= index; next += 1) {
      const { file, x, y, width, height } = this.#frames[next];
      const picture = await createImageBitmap(file);
      this.#context.clearRect(x, y, width, height);
      this.#context.drawImage(picture, x, y);
      if (next % keptEvery === 0 && !this.#kept.has(next)) {
        this.#kept.set(next, await createImageBitmap(this.#context.canvas));
      }
    }
    this.#shown = index;
  }
}

// Reads the frames of a file: each is a PNG file of its own, with its place and its duration.
function read(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [frames, header] = [[], bytes.slice(16, 29)];
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let frame = null;
  const end = () => {
    if (frame?.data.length) frames.push({ ...frame, file: picture(frame, header) });
  };
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const start = at + 8;
    if (kind === "fcTL") {
      end();
      const [w, h, x, y] = [4, 8, 12, 16].map((offset) => view.getUint32(start + offset));
      const seconds = view.getUint16(start + 20) / (view.getUint16(start + 22) || 100);
      frame = { width: w, height: h, x, y, seconds, data: [] };
    } else if (kind === "IDAT" || kind === "fdAT") {
      // A file without frames is a single picture.
      frame ??= { width, height, x: 0, y: 0, seconds: 0, data: [] };
      frame.data.push(bytes.subarray(kind === "fdAT" ? start + 4 : start, start + length));
    }
    at = start + length + 4;
  }
  end();
  return { width, height, frames };
}

// Makes a PNG file of a frame.
function picture({ width, height, data }, header) {
  const size = header.slice();
  const view = new DataView(size.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, ...chunk("IHDR", [size]), ...chunk("IDAT", data), ...chunk("IEND", [])];
  return new Blob(parts, { type: "image/png" });
}

function chunk(kind, parts) {
  const name = Uint8Array.from(kind, (letter) => letter.charCodeAt(0));
  const number = (value) => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
  };
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [number(length), name, ...parts, number(checksum([name, ...parts]))];
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function checksum(parts) {
  let value = 0xffffffff;
  for (const part of parts) for (const byte of part) value = table[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
