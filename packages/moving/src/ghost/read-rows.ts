import { JSONParser } from '@streamparser/json';
import { UnreadableFile } from '../source/unreadable-file.ts';

/** A row of a table of Ghost. */
export type GhostRow = { table: string; row: Record<string, unknown> };

/** Longest row, in characters of the file. */
export const LONGEST_ROW = 4_000_000;

/**
 * Reads the rows of a Ghost export: `{"db":[{"data":{"posts":[…]}}]}`, and without `db` as older programs write it.
 * @throws UnreadableFile when it is no export of Ghost, is cut off, or has a row that is too long
 */
export async function* readRows(chunks: AsyncIterable<string>): AsyncGenerator<GhostRow> {
  let found: GhostRow[] = [];
  let sinceRow = 0;
  let position = 0;
  const parser = new JSONParser({ paths: ['$.db.*.data.*.*', '$.data.*.*'], keepStack: false, stringBufferSize: 0 });
  parser.onValue = ({ value, stack }) => {
    sinceRow = 0;
    const table = stack.at(-1)?.key;
    if (typeof table === 'string' && typeof value === 'object' && value !== null && !Array.isArray(value))
      found.push({ table, row: value });
  };
  let isAny = false;
  for await (const chunk of chunks) {
    write(chunk);
    isAny ||= found.length > 0;
    yield* found;
    found = [];
  }
  if (!isAny) throw new UnreadableFile('This is no export of Ghost.');
  if (!parser.isEnded) throw new UnreadableFile('The file ends in the middle. Export it again.');

  function write(chunk: string): void {
    sinceRow += chunk.length;
    position += chunk.length;
    try {
      parser.write(chunk);
    } catch (error) {
      if (position === chunk.length && !isAny)
        throw new UnreadableFile('This is no export of Ghost.', { cause: error });
      throw new UnreadableFile(`The file is not valid before character ${position}. Export it again.`, {
        cause: error,
      });
    }
    if (sinceRow > LONGEST_ROW + chunk.length)
      throw new UnreadableFile(`The row before character ${position} has more than ${LONGEST_ROW} characters.`);
  }
}
