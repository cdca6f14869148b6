import { decodeText } from '@tideline/moving/source/decode-text';
import type { SourceFault } from '@tideline/moving/source/source-item';

/** A file that is text. */
export type TextFile = { name: string; open: () => AsyncIterable<string> };

/** Decodes the texts of an upload, and remembers where they are not in the encoding that they should be in. */
export class Texts {
  /** Lines by the names of files. Exports are read twice. */
  readonly #odd = new Map<string, Set<number>>();

  textFile(name: string, open: () => AsyncIterable<Uint8Array>): TextFile {
    const onOddByte = (line: number): void => {
      const lines = this.#odd.get(name) ?? new Set();
      this.#odd.set(name, lines.add(line));
    };
    return { name, open: () => decodeText(open(), onOddByte) };
  }

  *faults(): Generator<SourceFault> {
    for (const [name, [line = 1, ...others]] of this.#odd) {
      const more =
        others.length === 0
          ? ''
          : ` So ${others.length === 1 ? 'has one line' : `have ${others.length} lines`} after it.`;
      const of = name === '' ? '' : `${name}: `;
      const reason = `${of}The line has bytes that are not UTF-8, which were read as Windows-1252.${more}`;
      yield { kind: 'fault', line, reason };
    }
  }
}

/** The beginning of a text. */
export async function beginningOf({ open }: TextFile): Promise<string> {
  for await (const chunk of open()) if (chunk !== '') return chunk;
  return '';
}
