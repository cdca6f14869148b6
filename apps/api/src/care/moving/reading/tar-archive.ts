import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import { type ReadEntry, Unpack } from 'tar';
import { type Archive, ArchiveList, toUnreadable } from './archive.ts';
import { extractedPath, unpackedFolder } from './import-folder.ts';

const FILES = new Set<string>(['File', 'OldFile', 'ContiguousFile']);

/**
 * Unpacks a tar file, since nothing in it can be found without reading all before.
 * @param isNeeded whether a file is read at all
 * @throws UnreadableFile with a sentence for people
 */
export async function openTar(
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
  isNeeded: (path: string) => boolean,
): Promise<Archive> {
  const unpacked = unpackedFolder(folder);
  await rm(unpacked, { recursive: true, force: true }); // of a server that was killed
  await mkdir(unpacked, { recursive: true });
  /** Each with the name under which it is unpacked; null where it is not needed. */
  const list = new ArchiveList<string | null>();
  let isEnded = false;
  const unpack = new Unpack({
    cwd: unpacked,
    strict: true,
    preserveOwner: false,
    noMtime: true,
    filter: (path, entry) => 'type' in entry && renameEntry(path, entry),
  });
  // What follows the end is nothing of the archive.
  unpack.on('eof', () => {
    isEnded = true;
  });
  try {
    await pipeline(untilEnd, unpack);
  } catch (error) {
    throw toUnreadable(error);
  }
  const { entries, links } = list;
  return {
    files: new Map([...entries].map(([path, { bytes }]) => [path, bytes])),
    links,
    open: (path) => createReadStream(placeOf(path)),
    extract: (path) => rename(placeOf(path), extractedPath(folder, path)),
    close: () => rm(unpacked, { recursive: true, force: true }),
  };

  async function* untilEnd(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      yield chunk;
      if (isEnded) return;
    }
  }

  /** A number instead of a stranger's name. */
  function renameEntry(path: string, entry: ReadEntry): boolean {
    if (entry.type === 'Directory') return false;
    if (!FILES.has(entry.type)) {
      list.links += 1;
      return false;
    }
    const name = isNeeded(path) ? String(list.count) : null;
    list.add(path, entry.size, name);
    if (name === null) return false;
    Object.assign(entry, { path: name, mode: 0o600 });
    return true;
  }

  function placeOf(path: string): string {
    const name = entries.get(path)?.entry;
    if (typeof name !== 'string') throw new UnreadableFile(`${path} is not in the archive.`);
    return join(unpacked, name);
  }
}
