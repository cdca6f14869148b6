import { readdir, rm, stat } from 'node:fs/promises';
import { UNDO_DAYS } from '@tideline/domain/moving/site-import';
import { DAY_MS, earlier, HOUR_MS } from '@tideline/domain/time/instant';
import { unlessMissing } from '../../core/host/missing-file.ts';
import type { Db } from '../../core/store/schema.ts';
import { forgetErased } from './own/forget-erased.ts';
import { importFolder, importsFolder, uploadPath } from './reading/import-folder.ts';

/** The longest upload; see `doors/rest/files/imports.routes.ts`. A younger folder may still get its row. */
const UPLOAD_MAX_MS = 2 * HOUR_MS;

/** While they last, the file is needed. */
const AT_WORK = ['reading', 'importing', 'undoing'] as const;
const TOO_OLD = `The file was deleted after ${UNDO_DAYS} days. Upload it again.`;

/**
 * Deletes folders without a row, of uploads that broke off and of imports that were removed, and those of imports that can no longer be
 * undone: what a stranger wrote is not kept longer than it is needed. Their reports stay. Subscribers who were erased since go at once.
 */
export async function sweepImports(db: Db, mediaDir: string, now: string): Promise<void> {
  const ids = (await unlessMissing(readdir(importsFolder(mediaDir)))) ?? [];
  if (ids.length === 0) return;
  const oldest = earlier(now, UNDO_DAYS * DAY_MS);
  await refuseOld(db, oldest);
  await forgetErased(db, mediaDir, ids);
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('state', '!=', 'refused')
    .where((eb) => eb.or([eb('state', 'in', AT_WORK), eb(eb.fn.coalesce('finished_at', 'created_at'), '>=', oldest)]))
    .execute();
  const kept = new Map(rows.map(({ id, state }) => [id, state]));
  for (const id of ids) {
    const folder = importFolder(mediaDir, id);
    // A server that was killed may have left the upload behind.
    if (kept.has(id) && kept.get(id) !== 'reading') await rm(uploadPath(folder), { force: true });
    if (kept.has(id)) continue;
    const { mtimeMs } = (await unlessMissing(stat(folder))) ?? { mtimeMs: Infinity };
    if (Date.parse(now) - mtimeMs > UPLOAD_MAX_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Ends imports that nobody has started or resumed in time. */
async function refuseOld(db: Db, oldest: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'refused', problem: TOO_OLD })
    .where('state', 'in', ['ready', 'paused'])
    .where((eb) => eb(eb.fn.coalesce('finished_at', 'created_at'), '<', oldest))
    .execute();
}
