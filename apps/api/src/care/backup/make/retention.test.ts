import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tideline/domain/time/instant';
import { backupName, readBackupName } from '../backup-layout.ts';
import { chooseBackupsToKeep } from './retention.ts';

const START = Date.parse('2026-09-01T11:00:00.000Z');
const RETENTION = { days: 14, weeks: 3 };

function at(hours: number): string {
  return new Date(START + hours * HOUR_MS).toISOString();
}

function thin(names: readonly string[], now: string, changes: { proven?: string | null; weeks?: number } = {}) {
  return [...chooseBackupsToKeep(names, { ...RETENTION, now, proven: null, ...changes })].toSorted();
}

/** The age of each backup that stays, in days, the newest first; hourly ones are only counted. */
function ages(names: readonly string[], now: string) {
  const known = names.flatMap((name) => readBackupName(name) ?? []).toReversed();
  const inDays = (madeAt: string) => Math.round((Date.parse(now) - Date.parse(madeAt)) / DAY_MS);
  return {
    whole: known.filter(({ kind }) => kind !== 'hourly').map(({ madeAt }) => inDays(madeAt)),
    hours: known.filter(({ kind }) => kind === 'hourly').length,
  };
}

test('of sixty days of hourly backups, a day of hours, two weeks of nights and one of each week before stay', () => {
  let names: string[] = [];
  for (let hour = 0; hour <= 60 * 24; hour += 1) {
    names = thin([...names, backupName(at(hour), hour % 24 === 0 ? 'nightly' : 'hourly')], at(hour));
  }
  expect(ages(names, at(60 * 24))).toEqual({
    whole: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 26, 33],
    hours: 23,
  });
});

test('no backup stays longer than the set days and weeks', () => {
  const nights = Array.from({ length: 60 }, (_, day) => backupName(at(day * 24), day % 2 ? 'nightly' : 'packed'));
  const now = at(59 * 24);
  expect(Math.max(...ages(thin(nights, now), now).whole)).toBeLessThanOrEqual(35);
  expect(Math.max(...ages(thin(nights, now, { weeks: 0 }), now).whole)).toBe(14);
});

test('the newest and the one proven last stay however old they are', () => {
  const [first, second, third] = [0, 24, 48].map((hours) => backupName(at(hours), 'nightly'));
  const [hour, later] = [backupName(at(5), 'hourly'), backupName(at(50), 'hourly')];
  const names = [first, hour, second, third, later].map(String);
  expect(thin(names, at(9999))).toEqual([later]);
  expect(thin(names, at(9999), { proven: hour })).toEqual([hour, later]);
});

test('a name says when a backup was made, and its kind', () => {
  for (const kind of ['nightly', 'hourly', 'packed'] as const) {
    expect(readBackupName(backupName(at(0), kind))).toEqual({ madeAt: at(0), kind });
  }
  expect(readBackupName(`x${backupName(at(0), 'nightly')}`)).toBeNull();
  expect(readBackupName('before-the-move.tideline-backup.tar.gz')).toBeNull();
});
