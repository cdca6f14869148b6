import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import yauzl, { type Entry } from 'yauzl';
import { type Archive, ArchiveList, requireNoBomb, toUnreadable } from './archive.ts';
import { extractedPath, uploadPath } from './import-folder.ts';

const [FILE_TYPE, LINK] = [0o170000, 0o120000];

/**
 * Opens an uploaded ZIP file and reads its list.
 * @throws UnreadableFile with a sentence for people
 */
export async function openZip(folder: string): Promise<Archive> {
  const zip = await yauzl.openPromise(uploadPath(folder), { autoClose: false }).catch((error: unknown) => {
    throw toUnreadable(error);
  });
  const list = new ArchiveList<Entry>();
  try {
    for await (const entry of zip.eachEntry()) addEntry(list, entry);
  } catch (error) {
    zip.close();
    throw toUnreadable(error);
  }
  const { entries, links } = list;
  return {
    files: new Map([...entries].map(([path, { bytes }]) => [path, bytes])),
    links,
    open,
    async extract(path) {
      await pipeline(open(path), createWriteStream(extractedPath(folder, path), { mode: 0o600 }));
    },
    async close() {
      zip.close();
    },
  };

  async function* open(path: string): AsyncGenerator<Uint8Array> {
    const found = entries.get(path);
    if (!found) throw new UnreadableFile(`${path} is not in the archive.`);
    try {
      yield* (await zip.openReadStreamPromise(found.entry)) as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw toUnreadable(error);
    }
  }
}

function addEntry(list: ArchiveList<Entry>, entry: Entry): void {
  const { fileName, uncompressedSize, compressedSize, externalFileAttributes } = entry;
  if (fileName.endsWith('/')) return;
  if (((externalFileAttributes >>> 16) & FILE_TYPE) === LINK) {
    list.links += 1;
    return;
  }
  if (entry.isEncrypted()) throw new UnreadableFile('The archive has a password. Pack the files without one.');
  requireNoBomb(fileName, compressedSize, uncompressedSize);
  list.add(fileName, uncompressedSize, entry);
}
