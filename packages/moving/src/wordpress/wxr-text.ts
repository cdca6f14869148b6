const [BEGIN, END] = ['<![CDATA[', ']]>'];
/** An ampersand that begins no entity. */
const BARE = /&(?!#?\w{1,30};)/g;
const LONGEST_ENTITY = 33;

/**
 * Prepares a WXR file for a parser of XML. Sections in which markup is text are cut at a length, before the parser gathers them in
 * memory. Ampersands that a program has not escaped, such as in addresses, are; after one, the parser would read nothing more.
 */
export class WxrText {
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
      const end = at === -1 ? this.#endOf(text, mark) : at;
      kept += this.#isInside ? this.#cut(text.slice(0, end)) : text.slice(0, end).replaceAll(BARE, '&amp;');
      this.#rest = text.slice(end);
      if (at === -1) return kept;
      kept += mark;
      text = text.slice(at + mark.length);
      this.#isInside = !this.#isInside;
      this.#length = 0;
    }
  }

  end(): string {
    return this.#isInside ? this.#rest : this.#rest.replaceAll(BARE, '&amp;');
  }

  /** Neither a mark nor an entity is divided. */
  #endOf(text: string, mark: string): number {
    const end = Math.max(0, text.length - mark.length + 1);
    const begun = this.#isInside || end === 0 ? -1 : text.lastIndexOf('&', end - 1);
    return begun !== -1 && end - begun < LONGEST_ENTITY ? begun : end;
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
