/**
 * A backup is a database file and a manifest with the hashes of the pictures. A scheduled backup is a folder; its pictures
 * are in the mirror, a folder shared by all scheduled backups, each named by its SHA-256. A packed backup, made by hand, is
 * one file that contains the pictures under their own names.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { datedName, listDated, readDatedName } from '../../core/host/dated-name.ts';

export const MANIFEST_NAME = 'manifest.json';
export const DATABASE_NAME = 'tideline.db';
/** The name of the mirror in the folder of backups, and of the pictures' folder in a packed backup. */
export const PICTURES_NAME = 'pictures';
/** Increment when an older program can no longer read the layout. */
export const BACKUP_FORMAT = 1;

const SUFFIXES = {
  nightly: '.tideline-backup',
  hourly: '.hourly.tideline-backup',
  packed: '.tideline-backup.tar.gz',
} as const;
/** `nightly`: also made before an update of the database. `packed`: made by hand. */
export type BackupKind = keyof typeof SUFFIXES;

const savedFileSchema = z.object({ bytes: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const savedPictureSchema = savedFileSchema.extend({
  name: z.string().refine((name) => basename(name) === name && !name.startsWith('.')),
});
export type SavedPicture = z.infer<typeof savedPictureSchema>;

const manifestSchema = z.object({
  format: z.int(),
  /** Every write acknowledged before this instant is in the backup. */
  createdAt: z.string(),
  /** The migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() })),
  database: savedFileSchema,
  pictures: z.array(savedPictureSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @example `2026-11-21T18-00-00-000Z.hourly.tideline-backup` */
export function backupName(now: string, kind: BackupKind): string {
  return datedName(now, SUFFIXES[kind]);
}

/** When a backup was made (ISO 8601) and its kind, from its name; null for any other name. */
export function readBackupName(name: string): { madeAt: string; kind: BackupKind } | null {
  const dated = readDatedName(name);
  const kind = (Object.keys(SUFFIXES) as BackupKind[]).find((each) => SUFFIXES[each] === dated?.suffix);
  return dated && kind ? { madeAt: dated.madeAt, kind } : null;
}

/** The paths of the backups in a folder, newest first; empty when there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  return listDated(folder, (name) => readBackupName(name) !== null);
}

/**
 * The manifest in the folder of a backup.
 * @param backup the name used in errors
 * @throws Error with a sentence when it is unreadable, or only a newer program can read it
 */
export async function readManifest(folder: string, backup = folder): Promise<Manifest> {
  const json = await readFile(join(folder, MANIFEST_NAME), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const { data: version } = manifestSchema.pick({ format: true }).safeParse(json);
  if (version && version.format > BACKUP_FORMAT) {
    throw new Error(`${backup} was made by a newer version of this program.`);
  }
  const { data: manifest } = manifestSchema.safeParse(json);
  if (!manifest) throw new Error(`${backup} is not a backup of this program, or it is damaged.`);
  return manifest;
}

/** The SHA-256 of a file, in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Whether a file exists, is readable and has this SHA-256. */
export async function isIntact(path: string, sha256: string): Promise<boolean> {
  return (await hashFile(path).catch(() => null)) === sha256;
}
