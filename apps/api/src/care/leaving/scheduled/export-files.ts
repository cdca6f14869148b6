import { rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EXPORTS_KEPT, PEOPLE_EXPORT_DAYS, type ScheduledExport } from '@tideline/domain/moving/scheduled-export';
import { DAY_MS, earlier, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { PROGRAM, recordAlone } from '../../../core/audit/audit.repository.ts';
import { datedName, listDated, readDatedName } from '../../../core/host/dated-name.ts';
import { unlessMissing } from '../../../core/host/missing-file.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findLastErasure } from './schedule.repository.ts';

const SUFFIXES = { site: '.site.zip', people: '.site-with-people.zip' } as const;
/** An archive begun so soon after an erasure may have been read before it was stored. */
const ERASURE_MARGIN_MS = MINUTE_MS;

/** The folder of the archives, beside that of the pictures. */
export function exportFolder(mediaDir: string): string {
  return join(dirname(mediaDir), 'exports');
}

/** @example `2026-11-21T18-00-00-000Z.site.zip` */
export function exportName(now: string, hasPeople: boolean): string {
  return datedName(now, hasPeople ? SUFFIXES.people : SUFFIXES.site);
}

/** When an archive was begun (ISO 8601), and whether people are in it, from its name; null for any other name. */
export function readExportName(name: string): { madeAt: string; hasPeople: boolean } | null {
  const { madeAt, suffix } = readDatedName(name) ?? {};
  if (madeAt === undefined || (suffix !== SUFFIXES.site && suffix !== SUFFIXES.people)) return null;
  return { madeAt, hasPeople: suffix === SUFFIXES.people };
}

/** The archives in the folder, newest first. Those with people that must no longer be there are deleted first. */
export async function listExports(db: Db, mediaDir: string, now: string): Promise<ScheduledExport[]> {
  await deletePeopleExports(db, mediaDir, now);
  const found: ScheduledExport[] = [];
  for (const path of await listPaths(mediaDir)) {
    const [fileName, file] = [basename(path), await unlessMissing(stat(path))];
    const about = readExportName(fileName);
    if (about && file) found.push({ fileName, bytes: file.size, ...about });
  }
  return found;
}

/** Deletes all archives but the newest. */
export async function deleteOldExports(mediaDir: string): Promise<void> {
  for (const path of (await listPaths(mediaDir)).slice(EXPORTS_KEPT)) await rm(path, { force: true });
}

/**
 * Deletes archives with people that are too old or older than the last erasure of somebody. Each deletion is audited. Safe
 * to run on several servers.
 */
export async function deletePeopleExports(db: Db, mediaDir: string, now: string): Promise<void> {
  const paths = (await listPaths(mediaDir)).filter((path) => readExportName(basename(path))?.hasPeople);
  if (paths.length === 0) return;
  const last = await findLastErasure(db);
  const erasedUntil = last === null ? '' : later(last, ERASURE_MARGIN_MS);
  for (const path of paths) {
    const file = basename(path);
    const { madeAt = '' } = readExportName(file) ?? {};
    const isErased = madeAt <= erasedUntil;
    if (!isErased && madeAt > earlier(now, PEOPLE_EXPORT_DAYS * DAY_MS)) continue;
    if (!(await deleteExport(path))) continue;
    await recordAlone(db, PROGRAM, { action: 'scheduled-export.remove', objectId: file, detail: { isErased } }, now);
  }
}

/** Deletes an archive; false when it is no longer there, as when another server has deleted it. */
export async function deleteExport(path: string): Promise<boolean> {
  return (await unlessMissing(rm(path).then(() => true))) ?? false;
}

function listPaths(mediaDir: string): Promise<string[]> {
  return listDated(exportFolder(mediaDir), (name) => readExportName(name) !== null);
}
