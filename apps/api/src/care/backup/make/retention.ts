import { DAY_MS } from '@tideline/domain/time/instant';
import { readBackupName } from '../backup-layout.ts';

const WEEK_DAYS = 7;

export type Retention = {
  /** For this many days all backups but hourly ones are kept; 0: backups are neither scheduled nor removed. */
  days: number;
  /** After these days one backup per week is kept, for this many weeks. */
  weeks: number;
};

/**
 * The backups to keep: hourly ones for a day, others for `days`, then the first of each week for `weeks`. The newest and the
 * last proven one are kept whatever their age.
 * @param names of backups, in any order
 * @param proven the name of the last proven one; null when there is none
 */
export function chooseBackupsToKeep(
  names: readonly string[],
  { days, weeks, now, proven }: Retention & { now: string; proven: string | null },
): Set<string> {
  const sorted = names.toSorted();
  const kept = new Set(sorted.filter((name) => name === proven || name === sorted.at(-1)));
  const weeksSeen = new Set<number>();
  for (const name of sorted) {
    const backup = readBackupName(name);
    if (backup === null) continue;
    const madeMs = Date.parse(backup.madeAt);
    const ageMs = Date.parse(now) - madeMs;
    if (backup.kind === 'hourly') {
      if (ageMs < DAY_MS) kept.add(name);
    } else if (ageMs <= days * DAY_MS) kept.add(name);
    else if (ageMs <= (days + weeks * WEEK_DAYS) * DAY_MS && !weeksSeen.has(weekOf(madeMs))) {
      weeksSeen.add(weekOf(madeMs)); // the first of its week remains the first, whatever is removed later
      kept.add(name);
    }
  }
  return kept;
}

/** The number of a week; weeks begin on Monday. */
function weekOf(ms: number): number {
  return Math.floor((ms / DAY_MS + 3) / WEEK_DAYS);
}
