import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportSystem } from '@tideline/domain/moving/site-import';
import { readEmdash } from '@tideline/moving/emdash/read-emdash';
import { readGhost } from '@tideline/moving/ghost/read-ghost';
import { readFolder } from '@tideline/moving/markdown/read-folder';
import type { SourceItem } from '@tideline/moving/source/source-item';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import { readWordPress } from '@tideline/moving/wordpress/read-wordpress';
import { extractedFolder, itemsPath, uploadPath } from './import-folder.ts';
import { headOf, isZip, type TextKind, textKindOf } from './text-kind.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

/** The folder of an import, and the address of the old site as far as staff have said it. */
export type ReadingTask = { folder: string; siteAddress: string };
/** What was read, or a sentence that says why it cannot be. */
export type ReadingResult = { system: ImportSystem } | { refusal: string };

type OpenText = () => AsyncIterable<string>;
type Reader = { system: ImportSystem; items: AsyncIterable<SourceItem> };

const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const MARKDOWN = /\.(?:md|mdx|markdown|mdown)$/i;
/** An export that was packed; what programs of other systems add lies in folders. */
const EXPORT = /^(?:[^/]+\/)?[^/]+\.(?:xml|json)$/i;

/** Reads an uploaded file and writes a line for each thing in it; see `itemsPath`. Runs in a thread of its own. */
export async function readUpload({ folder, siteAddress }: ReadingTask): Promise<ReadingResult> {
  let zip: ZipArchive | null = null;
  try {
    const openUpload: OpenText = () => createReadStream(uploadPath(folder), { encoding: 'utf8' });
    const head = await headOf(openUpload());
    if (isZip(head)) zip = await openZip(uploadPath(folder));
    const { system, items } = zip
      ? await readZip(zip, folder, siteAddress)
      : readText(textKindOf(head), openUpload, siteAddress);
    await pipeline(Readable.from(toLines(items)), createWriteStream(itemsPath(folder), { mode: 0o600 }));
    return { system };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  } finally {
    zip?.close();
  }
}

function readText(system: TextKind, openText: OpenText, siteAddress: string): Reader {
  const read = { wordpress: readWordPress, ghost: readGhost, emdash: readEmdash }[system];
  return { system, items: read(openText, siteAddress) };
}

async function readZip(zip: ZipArchive, folder: string, siteAddress: string): Promise<Reader> {
  const texts = [...zip.paths].filter((path) => MARKDOWN.test(path));
  if (texts.length === 0) {
    const packed = [...zip.paths].find((path) => EXPORT.test(path));
    if (packed === undefined) throw new UnreadableFile('The archive has neither Markdown nor an export.');
    const openText = () => zip.streamText(packed);
    return readText(textKindOf(await headOf(openText())), openText, siteAddress);
  }
  await mkdir(extractedFolder(folder), { recursive: true });
  for (const path of zip.paths) if (PICTURE.test(path)) await zip.extract(path, folder);
  const readTexts = async function* () {
    for (const path of texts) yield { path, text: await zip.readText(path) };
  };
  return { system: 'markdown', items: readFolder({ paths: zip.paths, texts: readTexts }, siteAddress) };
}

async function* toLines(items: AsyncIterable<SourceItem>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}
