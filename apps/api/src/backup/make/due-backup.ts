import { DAY_MS, earlier, later, MINUTE_MS } from '@tideline/domain/site/instant';
import { dayInZone, parsePublishDate } from '@tideline/domain/post/publish-date';
import type { Db } from '../../store/schema.ts';
import { findSettings } from '../../settings/settings.repository.ts';
import { findFirstUse, findLastNight, findLastSaved, isBeingMade, isOpen } from '../backups.repository.ts';

const NIGHT = '03:00';
/** A whole one that failed, for want of room as a rule, is tried again after this. */
const RETRY_NIGHT_MS = 60 * MINUTE_MS;
const RETRY_HOUR_MS = 15 * MINUTE_MS;

/** What a backup is made for: `YYYY-MM-DD` is a night in the agency's zone, `YYYY-MM-DDTHH` an hour in UTC. */
export type Slot = string;

/** Whether it is an hour's, which needs no more than what the last whole backup has not. */
export function isHour(slot: Slot | null): boolean {
  return slot?.includes('T') ?? false;
}

/** Somebody who has begun before this, and is not done, is not waited for any longer. ISO 8601. */
export function retryBefore(slot: Slot | null, now: string): string {
  return earlier(now, isHour(slot) ? RETRY_HOUR_MS : RETRY_NIGHT_MS);
}

/**
 * The night or hour whose backup is still to be made; null when there is none, when one is being made, when one that has
 * failed is not to be tried again yet, or when nobody uses the site. A server that was down at three in the morning makes
 * up for it. An hour is due as long as no backup was begun in it; whether anything has changed is another question.
 */
export async function findDueBackup(db: Db, now: string): Promise<Slot | null> {
  const firstUse = await findFirstUse(db);
  if (firstUse === null) return null;
  // A time that has not come says nothing but that the clock was ahead.
  const slot = await findOpenSlot(db, firstUse <= now ? firstUse : '', now);
  // Asked last: another server may have taken the night since, for which the hour would else be made as well.
  // Its clock may be somewhat ahead of ours.
  const lately = { since: earlier(now, RETRY_HOUR_MS), until: later(now, RETRY_HOUR_MS) };
  return (await isBeingMade(db, lately)) ? null : slot;
}

async function findOpenSlot(db: Db, firstUse: string, now: string): Promise<Slot | null> {
  const night = await findNight(db, now);
  const isNightDue = ((await findLastNight(db, now)) ?? firstUse) < night.at;
  if (isNightDue && (await isOpen(db, night.slot, retryBefore(night.slot, now)))) return night.slot;

  const hour = now.slice(0, 'YYYY-MM-DDTHH'.length);
  const isHourDue = ((await findLastSaved(db, now)) ?? firstUse) < `${hour}:00:00.000Z`;
  return isHourDue && (await isOpen(db, hour, retryBefore(hour, now))) ? hour : null;
}

/** The last night that has begun. */
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
