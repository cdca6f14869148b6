import { DAY_MS } from '@tideline/domain/site/instant';
import { readBackupName } from '../backup-file.ts';

const WEEK_DAYS = 7;

export type Retention = {
  /** For so many days every whole backup stays. */
  days: number;
  /** And then one of each week, for so many weeks. */
  weeks: number;
};

/**
 * Which backups stay as they grow older: hourly ones (those that build on another) for a day, whole ones for `days`, then
 * one of each week for `weeks`. The newest stays however old it is, so does the one that was proven last, and whatever
 * one that stays builds on. What is not named as we name backups is left to whoever has put it there.
 * @param names of the files in the folder, in any order
 * @param proven the name of the one that was proven last; null when there is none
 */
export function chooseKept(
  names: readonly string[],
  { days, weeks, now, proven }: Retention & { now: string; proven: string | null },
): Set<string> {
  const newest = names
    .filter((name) => readBackupName(name) !== null)
    .toSorted()
    .at(-1);
  const kept = new Set<string>();
  const weeksSeen = new Set<number>();
  for (const name of names.toSorted()) {
    const known = readBackupName(name);
    const madeMs = Date.parse(known?.madeAt ?? now);
    const ageMs = Date.parse(now) - madeMs;
    if (known === null || name === newest || name === proven) kept.add(name);
    else if (known.base !== null) {
      if (ageMs < DAY_MS) kept.add(name);
    } else if (ageMs <= days * DAY_MS) kept.add(name);
    else if (ageMs <= (days + weeks * WEEK_DAYS) * DAY_MS && !weeksSeen.has(weekOf(madeMs))) {
      weeksSeen.add(weekOf(madeMs)); // the first of its week: it stays the first, whatever is removed later
      kept.add(name);
    }
  }
  for (const name of kept) {
    const base = readBackupName(name)?.base ?? null;
    if (base !== null && names.includes(base)) kept.add(base);
  }
  return kept;
}

/** Counts the weeks, which begin on a Monday. */
function weekOf(ms: number): number {
  return Math.floor((ms / DAY_MS + 3) / WEEK_DAYS);
}
