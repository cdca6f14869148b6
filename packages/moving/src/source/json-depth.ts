import { UnreadableFile } from './unreadable-file.ts';

/** Parsers take minutes for files that are nested much deeper than any export. */
const DEEPEST = 500;
const MARK = /["\\{}[\]]/g;

/** Counts the open brackets of a JSON file that is read in parts. */
export class JsonDepth {
  #depth = 0;
  #position = 0;
  #isText = false;
  /** Whether the next character is part of an escape. */
  #isEscaped = false;

  /** @throws UnreadableFile when the file is nested too deep */
  read(chunk: string): void {
    MARK.lastIndex = this.#isEscaped ? 1 : 0;
    this.#isEscaped = false;
    for (let found = MARK.exec(chunk); found; found = MARK.exec(chunk)) {
      const [mark] = found;
      if (mark === '"') this.#isText = !this.#isText;
      else if (mark === '\\') this.#escape(found.index + 1, chunk.length);
      else if (!this.#isText) this.#nest(mark, this.#position + found.index);
    }
    this.#position += chunk.length;
  }

  #escape(at: number, length: number): void {
    this.#isEscaped = at === length;
    MARK.lastIndex = at + 1;
  }

  #nest(mark: string, position: number): void {
    this.#depth += mark === '{' || mark === '[' ? 1 : -1;
    if (this.#depth > DEEPEST) throw new UnreadableFile(`The file is nested too deep at character ${position}.`);
  }
}
