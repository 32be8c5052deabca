// The frames since a preview was shown: those up to the shown moment, and those after it that can be played again.

export class History {
  #past = [];
  #future = [];
  // The time of the shown moment.
  #time = 0;
  // The time of the last recorded frame.
  end = 0;

  clear() { [this.#past, this.#future, this.#time, this.end] = [[], [], 0, 0]; }

  get hasFuture() { return this.#future.length > 0; }
  get next() { return this.#future[0]; }

  // Adds a frame; the next recorded one leaves the future.
  add(frame) {
    this.#future.shift();
    this.#past.push(frame);
    this.#time += frame.advance;
    this.end = Math.max(this.end, this.#time);
  }

  // Takes frames that can be played after the shown moment.
  queue(frames) {
    this.#future = frames;
    this.end = frames.reduce((time, { advance }) => time + advance, this.#time);
  }

  // Forgets the frames after the shown moment.
  cut() {
    this.#future = [];
    this.end = this.#time;
  }

  // Makes a moment the shown one, and returns the frames that lead to it.
  rewind(moment) {
    const all = [...this.#past, ...this.#future];
    const past = [];
    let time = 0;
    while (all.length && time + all[0].advance <= moment + 1e-9) {
      time += all[0].advance;
      past.push(all.shift());
    }
    if (all.length && moment > time) {
      // The moment is between two frames.
      const part = moment - time;
      past.push({ advance: part, events: [] });
      all[0] = { ...all[0], advance: all[0].advance - part };
      time = moment;
    }
    [this.#past, this.#future, this.#time] = [past, all, time];
    return past;
  }
}
