import type { SiteExportQuery } from '@tideline/domain/moving/site-export.schema';
import { listFiles } from './archive/list-files.ts';
import { zipOf } from './archive/zip-of.ts';
import { writeGhost } from './ghost/write-ghost.ts';
import type { LeavingSite } from './leaving-site.ts';
import { writeWxr } from './wordpress/write-wxr.ts';

/** Opens a file with the whole site, which is made while it is read. */
export function openExport(
  site: LeavingSite,
  { format, include }: SiteExportQuery,
): AsyncIterable<string | Uint8Array> {
  if (format === 'wordpress') return writeWxr(site);
  if (format === 'ghost') return writeGhost(site);
  return zipOf(listFiles(site, include === 'people'), site.now);
}
