import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The names inside a backup. */
export const MANIFEST_NAME = 'manifest.json';
export const DATABASE_NAME = 'tideline.db';
export const MEDIA_NAME = 'media';

/** Raised when a backup can no longer be read by an older program. */
export const FORMAT = 1;

const SUFFIX = '.tideline-backup.tar.gz';

const fileSchema = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

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
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The name of a backup made at `now`. @example `2026-11-21T18-00-00-000Z.tideline-backup.tar.gz` */
export function backupName(now: string): string {
  return now.replaceAll(/[:.]/g, '-') + SUFFIX;
}

/** The backups in a folder, the newest first; none when there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}

/** How a file is named in the manifest: its SHA-256 in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
