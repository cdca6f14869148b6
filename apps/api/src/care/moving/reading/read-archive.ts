import { PICTURE_FILE } from '@tideline/domain/picture/picture-file';
import { isShownText, isText } from '@tideline/moving/markdown/folder-paths';
import { type FolderFile, readFolder } from '@tideline/moving/markdown/read-folder';
import type { SourceItem } from '@tideline/moving/source/source-item';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import { isOwnArchive } from '@tideline/moving/own/read-own';
import type { Archive } from './archive.ts';
import { extractPictures } from './extract-pictures.ts';
import { type Reader, readExport } from './read-export.ts';
import { readOwnArchive } from './read-own-archive.ts';
import { isWxr, textKindOf } from './text-kind.ts';
import { beginningOf, type TextFile, type Texts } from './texts.ts';

/** An export that was packed; what programs of other systems add lies in folders. */
const EXPORT = /^(?:[^/]+\/)?[^/]+\.(?:xml|json)$/i;
const MOST_TEXT_BYTES = 4 * 1024 ** 2;

/** Whether a file of an archive is read at all. */
export function isNeeded(path: string): boolean {
  return PICTURE_FILE.test(path) || isText(path) || /\.(?:xml|json|csv|svg)$/i.test(path);
}

/** Reads an archive: the files of a generator if it has texts in Markdown, else the export in it. */
export async function readArchive(
  archive: Archive,
  { folder, siteAddress, texts }: { folder: string; siteAddress: string; texts: Texts },
): Promise<Reader> {
  const paths = [...archive.files.keys()];
  const textFile = (path: string) => texts.textFile(path, () => archive.open(path));
  if (isOwnArchive(paths)) return readOwnArchive(archive, { folder, paths, textFile });
  if (!paths.some(isShownText)) {
    const found = await findExports(paths.filter((path) => EXPORT.test(path)).map(textFile));
    const pictures = await extractPictures(archive, folder, paths);
    const { system, items } = await readExport(found, siteAddress);
    return { system, items: withRest(items, paths.length - found.length - pictures, archive.links) };
  }
  await extractPictures(archive, folder, paths);
  async function* folderTexts(): AsyncGenerator<FolderFile> {
    for (const path of paths.filter(isText)) yield await readText(textFile(path), archive.files.get(path) ?? 0);
  }
  const items = readFolder({ paths: new Set(paths), texts: folderTexts }, siteAddress);
  return { system: 'markdown', items: withRest(items, 0, archive.links) };
}

/** All parts of a WXR file, which WordPress.com splits; else the export of another system. */
async function findExports(files: TextFile[]): Promise<[TextFile, ...TextFile[]]> {
  const found: { file: TextFile; beginning: string }[] = [];
  for (const file of files) found.push({ file, beginning: await beginningOf(file) });
  const parts = found.filter(({ beginning }) => isWxr(beginning));
  const [first, ...others] = parts.map(({ file }) => file).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (first) return [first, ...others];
  const [other] = ['ghost', 'emdash', 'wordpress'].flatMap((kind) =>
    found.filter(({ beginning }) => /^\s*[<{]/.test(beginning) && textKindOf(beginning) === kind),
  );
  if (!other) throw new UnreadableFile('The archive has neither Markdown nor an export.');
  return [other.file];
}

async function readText({ name: path, open }: TextFile, bytes: number): Promise<FolderFile> {
  if (bytes > MOST_TEXT_BYTES) return { path, fault: 'The text has more than 4 MB.' };
  try {
    let text = '';
    for await (const part of open()) text += part;
    return { path, text };
  } catch (error) {
    if (error instanceof UnreadableFile) return { path, fault: error.message };
    throw error;
  }
}

async function* withRest(items: AsyncIterable<SourceItem>, others: number, links: number): AsyncGenerator<SourceItem> {
  yield* items;
  if (others > 0) yield { kind: 'rest', what: 'other file', title: '', count: others };
  if (links > 0) yield { kind: 'rest', what: 'link in the archive', title: '', count: links };
}
