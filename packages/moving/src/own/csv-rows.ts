import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { UnreadableFile } from '../source/unreadable-file.ts';

const LONGEST_ROW = 1_000_000;

/** The rows of a CSV file of an archive, by the names in its first line. @throws UnreadableFile */
export async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<Record<string, string>> {
  const parser = parse({ bom: true, columns: true, max_record_size: LONGEST_ROW });
  pipeline(chunks, parser, () => undefined); // the reader of the parser gets its error
  try {
    for await (const row of parser as AsyncIterable<Record<string, string>>)
      yield Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, asTyped(cell)]));
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UnreadableFile(`A list in the archive cannot be read: ${error.message}.`, { cause: error });
    throw error;
  }
}

/** Without the quotes that an export puts before what a spreadsheet would read as a formula. */
function asTyped(cell: string): string {
  return cell
    .replace(/^'(?=[\s\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/u, '')
    .replaceAll(/(?<=[;\t\r\n][\s\0"]*)'(?=[=+\-@＝＋－＠])/gu, '');
}
