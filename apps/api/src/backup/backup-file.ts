import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { unlessMissing } from '../host/missing-file.ts';

/** The names inside a backup. */
export const MANIFEST_NAME = 'manifest.json';
export const DATABASE_NAME = 'tideline.db';
export const MEDIA_NAME = 'media';

/** Raised for the kind of backup that an older program can no longer read. */
export const FORMATS = { whole: 1, onBase: 2 } as const;

const SUFFIX = '.tideline-backup.tar.gz';
const STAMP = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z`;
const NAME = new RegExp(String.raw`^(${STAMP})(?:\.since-(${STAMP}))?\.tideline-backup\.tar\.gz$`);

const fileSchema = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });
export type SavedFile = z.infer<typeof fileSchema>;

/** What a backup says of itself, so that it can be checked by itself. */
export const manifestSchema = z.object({
  format: z.int(),
  /** The instant from which every acknowledged write is in it. */
  createdAt: z.string(),
  /** The migrations its database has been through. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() })),
  /** The database's file and each picture, by its path inside the backup. */
  files: z.array(fileSchema),
  /** The whole backup beside it in which those of the pictures are that it has not itself; null: it has all of them. */
  base: z
    .object({ name: z.string().regex(/^[\w.-]+$/), sha256: z.string() })
    .nullable()
    .default(null),
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * The name of a backup made at `now`, and of the whole one that it builds on.
 * @example `2026-11-21T18-00-00-000Z.since-2026-11-21T11-00-00-000Z.tideline-backup.tar.gz`
 */
export function backupName(now: string, base: string | null = null): string {
  const since = base === null ? '' : `.since-${base.slice(0, -SUFFIX.length)}`;
  return now.replaceAll(/[:.]/g, '-') + since + SUFFIX;
}

/** When a backup was made (ISO 8601) and which one it builds on, from its name; null for a name that is not ours. */
export function readBackupName(name: string): { madeAt: string; base: string | null } | null {
  const [, stamp, since] = NAME.exec(name) ?? [];
  if (stamp === undefined) return null;
  const madeAt = stamp.replace(/T(..)-(..)-(..)-/, 'T$1:$2:$3.');
  return { madeAt, base: since === undefined ? null : since + SUFFIX };
}

/** The backups in a folder, the newest first; none when there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await unlessMissing(readdir(folder));
  return (names ?? [])
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}

/** In bytes; null when there is no such file. @throws when that cannot be told */
export async function findSize(path: string): Promise<number | null> {
  return (await unlessMissing(stat(path)))?.size ?? null;
}

/** How a file is named in the manifest: its SHA-256 in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
