const [BEGIN, END] = ['<![CDATA[', ']]>'];

/** Cuts sections of XML in which markup is text at a length, before a parser gathers them in memory. */
export class CdataLimit {
  readonly #most: number;
  readonly #onCut: () => void;
  #isInside = false;
  #length = 0;
  /** May be the beginning of a mark. */
  #rest = '';
  /** Line breaks in what was cut. */
  lostLines = 0;

  constructor(most: number, onCut: () => void) {
    this.#most = most;
    this.#onCut = onCut;
  }

  /** What is left of a part of the file. */
  write(chunk: string): string {
    let text = this.#rest + chunk;
    let kept = '';
    for (;;) {
      const mark = this.#isInside ? END : BEGIN;
      const at = text.indexOf(mark);
      const end = at === -1 ? Math.max(0, text.length - mark.length + 1) : at;
      kept += this.#isInside ? this.#cut(text.slice(0, end)) : text.slice(0, end);
      this.#rest = text.slice(end);
      if (at === -1) return kept;
      kept += mark;
      text = text.slice(at + mark.length);
      this.#isInside = !this.#isInside;
      this.#length = 0;
    }
  }

  end(): string {
    return this.#rest;
  }

  #cut(text: string): string {
    const room = this.#most - this.#length;
    this.#length += text.length;
    if (text.length <= room) return text;
    if (room >= 0) this.#onCut();
    const kept = text.slice(0, Math.max(0, room));
    this.lostLines += text.slice(kept.length).split('\n').length - 1;
    return kept;
  }
}
