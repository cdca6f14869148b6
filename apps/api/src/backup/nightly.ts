import { dayInZone, parsePublishDate } from '@tideline/domain/publish-date';
import type { Db } from '../db/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { findLastNight } from './backups.repository.ts';

const NIGHT = '03:00';
const DAY_MS = 86_400_000;

/**
 * The night whose backup is still to be made, as the `YYYY-MM-DD` in the agency's zone; null when the last one is not a
 * night old, or when nobody uses the site yet. A server that was down at three in the morning makes up for it.
 */
export async function findDueNight(db: Db, now: string): Promise<string | null> {
  const since = await findLastNight(db);
  if (since === null) return null;
  const { timeZone } = await findSettings(db);
  const yesterday = new Date(Date.parse(now) - DAY_MS).toISOString();
  for (const moment of [now, yesterday]) {
    const day = dayInZone(moment, timeZone);
    const night = parsePublishDate(`${day}T${NIGHT}`, timeZone);
    if (night !== null && night <= now) return since < night ? day : null;
  }
  return null;
}
