import { buffer } from 'node:stream/consumers';
import { readOwn } from '@tideline/moving/own/read-own';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import type { Archive } from './archive.ts';
import { extractPictures } from './extract-pictures.ts';
import type { Reader } from './read-export.ts';
import type { TextFile } from './texts.ts';

/** A logo has at most 200 kB. */
const MOST_LOGO_BYTES = 1_000_000;

/** Reads an archive that this program has made. */
export async function readOwnArchive(
  archive: Archive,
  { folder, paths, textFile }: { folder: string; paths: string[]; textFile: (path: string) => TextFile },
): Promise<Reader> {
  await extractPictures(
    archive,
    folder,
    paths.filter((path) => path.startsWith('media/')),
  );
  const items = readOwn({
    paths,
    open: (path) => textFile(path).open(),
    async base64(path) {
      if ((archive.files.get(path) ?? 0) > MOST_LOGO_BYTES)
        throw new UnreadableFile(`${path} is too large for a logo.`);
      return (await buffer(archive.open(path))).toString('base64');
    },
  });
  return { system: 'own', items };
}
