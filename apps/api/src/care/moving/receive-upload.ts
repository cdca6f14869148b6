import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { IMPORT_LIMITS, IMPORTS_MAX } from '@tideline/domain/moving/site-import';
import { TRPCError } from '@trpc/server';
import { type Actor, recordAction } from '../../core/audit/audit.repository.ts';
import { findFreeBytes, MIN_FREE_BYTES } from '../../core/host/free-disk.ts';
import { receiveBody } from '../../core/host/receive-body.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import { insertImport } from './imports.repository.ts';
import { importFolder, uploadPath } from './reading/import-folder.ts';

/** A sent file. */
export type ImportUpload = {
  body: AsyncIterable<Uint8Array>;
  /** Declared size in bytes; null when it is not declared. */
  contentLength: number | null;
  name: string;
  siteAddress: string;
  /** The name of the account. */
  by: string;
  actor: Actor;
};

/** What reading a file may need on the disk, as a multiple of its size. */
const NEEDED_TIMES = 4;

/**
 * Streams a file into the folder of a new import, which is then read in the background. The row is written last, so that a
 * crash leaves a folder without a row, which `sweepImports` removes.
 * @returns the id of the import
 * @throws TRPCError PAYLOAD_TOO_LARGE, CONFLICT when there are too many imports, or BAD_REQUEST for an empty or broken file
 */
export async function receiveUpload(db: Db, mediaDir: string, upload: ImportUpload, now: string): Promise<string> {
  const { body, contentLength, name, siteAddress, by, actor } = upload;
  if (contentLength !== null) await requireRoom(mediaDir, contentLength);
  if ((await countRows(db.selectFrom('imports'))) >= IMPORTS_MAX) throw tooMany();
  const id = randomUUID();
  const folder = importFolder(mediaDir, id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const fileBytes = await receive(body, uploadPath(folder));
    await db.transaction().execute(async (trx) => {
      await insertImport(trx, { id, fileName: name, fileBytes, siteAddress, createdBy: by, createdAt: now });
      await recordAction(trx, actor, { action: 'import.upload', objectId: id, detail: { bytes: fileBytes } }, now);
    });
    return id;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function receive(body: AsyncIterable<Uint8Array>, path: string): Promise<number> {
  const { size } = await receiveBody(body, path, {
    maxBytes: IMPORT_LIMITS.bytes,
    tooLarge,
    incomplete: 'The file did not arrive completely.',
    empty: 'The file is empty. Send the file itself as the body.',
  });
  return size;
}

async function requireRoom(mediaDir: string, bytes: number): Promise<void> {
  if (bytes > IMPORT_LIMITS.bytes) throw tooLarge();
  const needed = bytes * NEEDED_TIMES + MIN_FREE_BYTES;
  if ((await findFreeBytes(mediaDir)) >= needed) return;
  const message = `The disk has too little room for this file. Free ${Math.ceil(needed / 1e6)} MB and try again.`;
  throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message });
}

function tooMany(): TRPCError {
  const message = `There are already ${IMPORTS_MAX} imports. Remove one that is no longer needed.`;
  return new TRPCError({ code: 'CONFLICT', message });
}

function tooLarge(): TRPCError {
  const message = `The file is larger than ${IMPORT_LIMITS.bytes / 1024 / 1024} MB. Export the site in several parts.`;
  return new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message });
}
