import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SourceItem, SourceSite } from '@tideline/moving/source/source-item';
import { itemsPath } from './import-folder.ts';

/** What was read, and where its line is, in bytes. */
type ReadLine<Item = SourceItem> = { item: Item; start: number; bytes: number };
/** A thing of the other site with its place in the file, from 0. */
export type ReadThing = ReadLine<Exclude<SourceItem, SourceSite>> & { at: number };

const NEWLINE = 10;

/** What was read of a file, in its order. */
export async function* readLines(folder: string): AsyncGenerator<ReadLine> {
  let [rest, start] = [Buffer.alloc(0), 0];
  for await (const chunk of createReadStream(itemsPath(folder)) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(NEWLINE); end !== -1; end = rest.indexOf(NEWLINE)) {
      yield { item: parse(rest.subarray(0, end)), start, bytes: end };
      rest = rest.subarray(end + 1);
      start += end + 1;
    }
  }
}

/** The things that were read, in the order of the file. `onSite` gets what the file says of its site. */
export async function* readThings(folder: string, onSite?: (site: SourceSite) => void): AsyncGenerator<ReadThing> {
  let at = 0;
  for await (const { item, ...line } of readLines(folder)) {
    if (item.kind === 'site') onSite?.(item);
    else yield { item, ...line, at: at++ };
  }
}

/** A single thing that was read. */
export async function readLine(folder: string, start: number, bytes: number): Promise<SourceItem> {
  const file = await open(itemsPath(folder));
  try {
    const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
    return parse(buffer);
  } finally {
    await file.close();
  }
}

function parse(line: Buffer): SourceItem {
  return JSON.parse(line.toString('utf8')) as SourceItem;
}
