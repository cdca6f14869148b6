import { writeFile } from 'node:fs/promises';
import type { SourceItem } from '@tideline/moving/source/source-item';
import { uploadPath } from '../../care/moving/reading/import-folder.ts';
import { readLines } from '../../care/moving/reading/read-lines.ts';
import { readUpload } from '../../care/moving/reading/read-upload.ts';
import { openTestFolder } from '../test-folder.ts';

/** What was read of an uploaded file, or why it was refused. */
export type FileRead = { system: string; refusal: string; items: SourceItem[]; folder: string };

/** Reads an uploaded file, in this thread. */
export async function readUploadFile(
  content: string | Uint8Array,
  siteAddress = 'https://old.example',
): Promise<FileRead> {
  const folder = await openTestFolder();
  await writeFile(uploadPath(folder), content);
  const result = await readUpload({ folder, siteAddress });
  if ('refusal' in result) return { system: '', refusal: result.refusal, items: [], folder };
  const items: SourceItem[] = [];
  for await (const { item } of readLines(folder)) items.push(item);
  return { system: result.system, refusal: '', items, folder };
}
