import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { extractedPath } from './import-folder.ts';

/** Of all entries together, unpacked. */
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_ENTRIES = 100_000;
/** Of one text, unpacked. */
const MOST_TEXT_BYTES = 4 * 1024 ** 2;
/** An entry that grows more when it is unpacked is a bomb. Texts grow about ten times. */
const MOST_GROWTH = 200;

/** An opened ZIP file. */
export type ZipArchive = {
  paths: ReadonlySet<string>;
  /** A text. @throws UnreadableFile when it is too long, or damaged */
  readText: (path: string) => Promise<string>;
  /** A large text, such as an export inside of the archive. */
  streamText: (path: string) => AsyncIterable<string>;
  /** Unpacks an entry into the folder of the import. */
  extract: (path: string, folder: string) => Promise<void>;
  close: () => void;
};

/**
 * Opens a ZIP file and reads its list. Names that lead out of it are refused by yauzl.
 * @throws UnreadableFile with a sentence for people
 */
export async function openZip(file: string): Promise<ZipArchive> {
  const zip = await orUnreadable(yauzl.openPromise(file, { autoClose: false }));
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      bytes += entry.uncompressedSize;
      requireRoom(entry, bytes, entries.size);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw toUnreadable(error);
  }
  return {
    paths: new Set(entries.keys()),
    async readText(path) {
      const entry = entryAt(path);
      if (entry.uncompressedSize > MOST_TEXT_BYTES) throw new UnreadableFile(`${path} has more than 4 MB.`);
      return orUnreadable(open(zip, entry).then((stream) => text(stream)));
    },
    async *streamText(path) {
      const stream = await orUnreadable(open(zip, entryAt(path)));
      try {
        yield* stream.setEncoding('utf8') as AsyncIterable<string>;
      } catch (error) {
        throw toUnreadable(error);
      }
    },
    async extract(path, folder) {
      const target = createWriteStream(extractedPath(folder, path), { mode: 0o600 });
      await orUnreadable(open(zip, entryAt(path)).then((stream) => pipeline(stream, target)));
    },
    close: () => zip.close(),
  };

  function entryAt(path: string): Entry {
    const entry = entries.get(path);
    if (!entry) throw new UnreadableFile(`${path} is not in the archive.`);
    return entry;
  }
}

function open(zip: ZipFile, entry: Entry) {
  return zip.openReadStreamPromise(entry);
}

function requireRoom(entry: Entry, bytes: number, count: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > MOST_TEXT_BYTES && uncompressedSize > MOST_GROWTH * compressedSize)
    throw new UnreadableFile(`${fileName} grows more than ${MOST_GROWTH} times when it is unpacked.`);
  if (bytes > MOST_BYTES) throw new UnreadableFile('The archive has more than 2 GB when it is unpacked.');
  if (count >= MOST_ENTRIES) throw new UnreadableFile(`The archive has more than ${MOST_ENTRIES} files.`);
}

async function orUnreadable<Value>(promise: Promise<Value>): Promise<Value> {
  return promise.catch((error: unknown) => {
    throw toUnreadable(error);
  });
}

/** A full disk is no fault of the file. */
function toUnreadable(error: unknown): Error {
  if (error instanceof UnreadableFile || !(error instanceof Error) || 'code' in error) return error as Error;
  return new UnreadableFile(`The archive cannot be read: ${error.message}.`, { cause: error });
}
