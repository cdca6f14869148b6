import { DAY_MS, earlier, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { dayInZone, parsePublishDate } from '@tideline/domain/time/publish-date';
import type { Db } from '../../../core/store/schema.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { findFirstUse, findLastNight, findProvenBackup, isBeingMade, isOpen } from '../backups.repository.ts';

const NIGHT = '03:00';
const RETRY_NIGHT_MS = 60 * MINUTE_MS;
const RETRY_HOUR_MS = 15 * MINUTE_MS;

/**
 * The period that a scheduled backup covers: `YYYY-MM-DD`, a night in the agency's time zone, or `YYYY-MM-DDTHH`, an hour in
 * UTC.
 */
export type Slot = string;

export function isHour(slot: Slot | null): boolean {
  return slot?.includes('T') ?? false;
}

/** Unfinished or failed attempts started before this instant (ISO 8601) are repeated. */
export function retryBefore(slot: Slot | null, now: string): string {
  return earlier(now, isHour(slot) ? RETRY_HOUR_MS : RETRY_NIGHT_MS);
}

/**
 * The slot whose backup is due; null when there is none, one is being made, a failed one must wait for its retry, or the
 * site is not in use. A nightly backup missed during downtime is made later. An hour is due until a backup was started in
 * it, whether or not anything has changed.
 */
export async function findDueBackup(db: Db, now: string): Promise<Slot | null> {
  const firstUse = await findFirstUse(db);
  if (firstUse === null) return null;
  // A time in the future means only that the clock was ahead.
  const slot = await findOpenSlot(db, firstUse <= now ? firstUse : '', now);
  // Checked last: another server may have claimed the night since, and the hour would be made besides. That server's clock
  // may be slightly ahead of this one's.
  const recently = { since: earlier(now, RETRY_HOUR_MS), until: later(now, RETRY_HOUR_MS) };
  return (await isBeingMade(db, recently)) ? null : slot;
}

async function findOpenSlot(db: Db, firstUse: string, now: string): Promise<Slot | null> {
  const night = await findNight(db, now);
  const isNightDue = ((await findLastNight(db, now)) ?? firstUse) < night.at;
  if (isNightDue && (await isOpen(db, night.slot, retryBefore(night.slot, now)))) return night.slot;

  const hour = now.slice(0, 'YYYY-MM-DDTHH'.length);
  const proven = await findProvenBackup(db, now);
  const isUnchanged = proven?.unchangedAt && proven.unchangedAt <= now;
  const savedAt = (isUnchanged ? proven.unchangedAt : proven?.startedAt) ?? firstUse;
  const isHourDue = savedAt < `${hour}:00:00.000Z`;
  return isHourDue && (await isOpen(db, hour, retryBefore(hour, now))) ? hour : null;
}

/** The latest night that has begun. */
async function findNight(db: Db, now: string): Promise<{ slot: Slot; at: string }> {
  const { timeZone } = await findSettings(db);
  const today = toNight(dayInZone(now, timeZone), timeZone);
  return today.at <= now ? today : toNight(dayInZone(earlier(now, DAY_MS), timeZone), timeZone);
}

function toNight(day: string, timeZone: string): { slot: Slot; at: string } {
  const at = parsePublishDate(`${day}T${NIGHT}`, timeZone);
  if (at === null) throw new Error(`There is no night of ${day} in ${timeZone}.`);
  return { slot: day, at };
}
