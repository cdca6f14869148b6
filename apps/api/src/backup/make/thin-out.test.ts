import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tideline/domain/site/instant';
import { backupName, readBackupName } from '../backup-file.ts';
import { chooseKept } from './thin-out.ts';

const START = Date.parse('2026-09-01T11:00:00.000Z');
const RETENTION = { days: 14, weeks: 3 };

function at(hours: number): string {
  return new Date(START + hours * HOUR_MS).toISOString();
}

function thin(names: readonly string[], now: string, changes: { proven?: string | null; weeks?: number } = {}) {
  return [...chooseKept(names, { ...RETENTION, now, proven: null, ...changes })].toSorted();
}

/** How old each kept one is, in days, whole and building on others apart, the newest first. */
function ages(names: readonly string[], now: string) {
  const known = names.flatMap((name) => readBackupName(name) ?? []).toReversed();
  const inDays = (madeAt: string) => Math.round((Date.parse(now) - Date.parse(madeAt)) / DAY_MS);
  return {
    whole: known.filter(({ base }) => base === null).map(({ madeAt }) => inDays(madeAt)),
    hours: known.filter(({ base }) => base !== null).length,
  };
}

test('of sixty days with a backup each hour, a day of hours, two weeks of nights and one of each week before stay', () => {
  let names: string[] = [];
  let base = '';
  const alone: string[] = [];
  for (let hour = 0; hour <= 60 * 24; hour += 1) {
    const isNight = hour % 24 === 0;
    const name = backupName(at(hour), isNight ? null : base);
    if (isNight) base = name;
    names = thin([...names, name], at(hour));
    alone.push(...names.filter((kept) => !names.includes(readBackupName(kept)?.base ?? kept)));
  }
  expect(ages(names, at(60 * 24))).toEqual({
    whole: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 19, 26, 33],
    hours: 23,
  });
  expect(alone).toEqual([]); // whatever stayed could be restored, at any hour
});

test('nothing stays for longer than the days and weeks that are set', () => {
  const nights = Array.from({ length: 60 }, (_, day) => backupName(at(day * 24)));
  const now = at(59 * 24);
  expect(Math.max(...ages(thin(nights, now), now).whole)).toBeLessThanOrEqual(35);
  expect(Math.max(...ages(thin(nights, now, { weeks: 0 }), now).whole)).toBe(14);
});

test('the newest, the one proven last and what they build on stay however old they are', () => {
  const [first, second, third] = [backupName(at(0)), backupName(at(24)), backupName(at(48))];
  const [hour, later] = [backupName(at(5), first), backupName(at(50), third)];
  const names = [first, hour, second, third, later];
  expect(thin(names, at(9999))).toEqual([third, later].toSorted());
  expect(thin(names, at(9999), { proven: hour })).toEqual([first, hour, third, later].toSorted());
});

test('what is not named as backups are named is left to whoever put it there', () => {
  const foreign = 'before-the-move.tideline-backup.tar.gz';
  expect(thin([foreign, backupName(at(0)), backupName(at(24))], at(9999))).toEqual([backupName(at(24)), foreign]);
});

test('a name says when a backup was made and what it builds on', () => {
  const base = backupName(at(0));
  expect(readBackupName(base)).toEqual({ madeAt: at(0), base: null });
  expect(readBackupName(backupName(at(1), base))).toEqual({ madeAt: at(1), base });
  expect(readBackupName(`x${base}`)).toBeNull();
});
