import type { ImportSystem } from '@tideline/domain/moving/site-import';
import { readEmdash } from '@tideline/moving/emdash/read-emdash';
import { readGhost } from '@tideline/moving/ghost/read-ghost';
import type { SourceItem } from '@tideline/moving/source/source-item';
import { readWordPress } from '@tideline/moving/wordpress/read-wordpress';
import { textKindOf } from './text-kind.ts';
import { beginningOf, type TextFile } from './texts.ts';

/** What an upload is, and the things in it. */
export type Reader = { system: ImportSystem; items: AsyncIterable<SourceItem> };

/** Reads the export of another system. Only that of WordPress may have several files. @throws UnreadableFile */
export async function readExport(files: [TextFile, ...TextFile[]], siteAddress: string): Promise<Reader> {
  const [file] = files;
  const system = textKindOf(await beginningOf(file));
  if (system === 'wordpress') return { system, items: readWordPress(files) };
  const read = { ghost: readGhost, emdash: readEmdash }[system];
  return { system, items: read(file.open, siteAddress) };
}
