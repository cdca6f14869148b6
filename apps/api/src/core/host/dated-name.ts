import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './missing-file.ts';

/** A name that begins with a time, so that names sort by it. @example `2026-11-21T18-00-00-000Z.site.zip` */
export function datedName(now: string, suffix: string): string {
  return now.replaceAll(/[:.]/g, '-') + suffix;
}

/** The time (ISO 8601) and the rest of a dated name; null for any other name. */
export function readDatedName(name: string): { madeAt: string; suffix: string } | null {
  const [, day, hour, minute, second, rest, suffix] =
    /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)(\..*)$/.exec(name) ?? [];
  return suffix === undefined ? null : { madeAt: `${day}${hour}:${minute}:${second}.${rest}`, suffix };
}

/** The paths of the dated names in a folder that `isListed` accepts, newest first; empty when there is no such folder. */
export async function listDated(folder: string, isListed: (name: string) => boolean): Promise<string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names
    .filter(isListed)
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}
