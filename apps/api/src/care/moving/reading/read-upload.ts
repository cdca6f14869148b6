import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isMainThread } from 'node:worker_threads';
import type { ImportSystem } from '@tideline/domain/moving/site-import';
import { toItemLine } from '@tideline/moving/source/item-line';
import { isArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { UnreadableFile } from '@tideline/moving/source/unreadable-file';
import { withWholeAddresses } from '@tideline/moving/source/whole-addresses';
import { setThreadPriority } from '../../../core/host/thread-priority.ts';
import type { Archive } from './archive.ts';
import { itemsPath } from './import-folder.ts';
import { isNeeded, readArchive } from './read-archive.ts';
import { readExport } from './read-export.ts';
import { openTar } from './tar-archive.ts';
import { Texts } from './texts.ts';
import { headOf, isTar, isZip, uploadBytes } from './upload-bytes.ts';
import { openZip } from './zip-archive.ts';

if (!isMainThread) setThreadPriority(constants.priority.PRIORITY_LOW);

/** The folder of an import, and the address of the old site as far as staff have said it. */
export type ReadingTask = { folder: string; siteAddress: string };
/** What was read, or a sentence that says why it cannot be. */
export type ReadingResult = { system: ImportSystem } | { refusal: string };

/** Reads an uploaded file and writes a line for each thing in it; see `itemsPath`. Runs in a thread of its own. */
export async function readUpload({ folder, siteAddress }: ReadingTask): Promise<ReadingResult> {
  let archive: Archive | null = null;
  const texts = new Texts();
  try {
    archive = await openArchive(folder);
    const { system, items } = archive
      ? await readArchive(archive, { folder, siteAddress, texts })
      : await readExport([texts.textFile('', () => uploadBytes(folder))], siteAddress);
    await pipeline(Readable.from(toLines(items, texts)), createWriteStream(itemsPath(folder), { mode: 0o600 }));
    return { system };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  } finally {
    await archive?.close();
  }
}

async function openArchive(folder: string): Promise<Archive | null> {
  const head = await headOf(uploadBytes(folder));
  if (isZip(head)) return openZip(folder);
  return isTar(head) ? openTar(uploadBytes(folder), folder, isNeeded) : null;
}

async function* toLines(items: AsyncIterable<SourceItem>, texts: Texts): AsyncGenerator<string> {
  let site = '';
  for await (const item of items) {
    if (item.kind === 'site') site = item.address;
    const whole = isArticle(item) ? withWholeAddresses(item, site && `${site}${item.addresses[0] ?? '/'}`) : item;
    yield `${toItemLine(whole)}\n`;
  }
  for (const fault of texts.faults()) yield `${toItemLine(fault)}\n`;
}
