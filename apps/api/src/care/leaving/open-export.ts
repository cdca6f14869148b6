import { Readable } from 'node:stream';
import type { SiteExportQuery } from '@tideline/domain/moving/site-export.schema';
import { listFiles } from './archive/list-files.ts';
import { zipOf } from './archive/zip-of.ts';
import { writeGhost } from './ghost/write-ghost.ts';
import type { LeavingSite } from './leaving-site.ts';
import { writeWxr } from './wordpress/write-wxr.ts';

/** A file with the whole site, made while it is sent. */
export type ExportFile = { name: string; content: Readable };

/** Opens an export. */
export function openExport(site: LeavingSite, { format, include }: SiteExportQuery): ExportFile {
  const day = site.now.slice(0, 10);
  if (format === 'wordpress') return { name: `wordpress-${day}.xml`, content: streamOf(writeWxr(site)) };
  if (format === 'ghost') return { name: `ghost-${day}.json`, content: streamOf(writeGhost(site)) };
  return { name: `site-${day}.zip`, content: zipOf(listFiles(site, include === 'people'), site.now) };
}

function streamOf(pieces: AsyncIterable<string>): Readable {
  return Readable.from(pieces, { objectMode: false });
}
