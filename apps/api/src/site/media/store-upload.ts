import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import { ACCEPTED_PICTURES, PICTURE_LIMITS, PICTURE_TYPES, type Picture } from '@tideline/domain/picture/picture';
import { recordAction, type Actor } from '../../core/audit/audit.repository.ts';
import { WorkQueue } from '../../core/limits/work-queue.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { insertPicture, type NewPicture } from './media.repository.ts';
import { createIncomingFolder, moveIntoPlace } from './picture-folder.ts';
import { receiveFile, tooLarge } from './receive-file.ts';
import { findDisguise, mediaType, recognisePicture } from './recognise-picture.ts';
import { runConversion, UPLOADS_BUSY } from './run-conversion.ts';

/** Concurrent uploads from the first byte to the row; more are refused. */
const uploads = new WorkQueue({ atOnce: 10, waiting: 0, refusal: UPLOADS_BUSY, retryAfterSeconds: 10 });

/** A sent file and its metadata. */
export type Upload = {
  body: AsyncIterable<Uint8Array>;
  /** As the client declares it. */
  contentType: string;
  /** Declared size in bytes; null when not declared. */
  contentLength: number | null;
  fileName: string;
  alt: string;
  /** The name of the account. */
  by: string;
  actor: Actor;
};

/**
 * Receives a picture, converts it and stores it under `id` (24 hex digits, new and random). The row is written after the
 * files, so a crash leaves files without a row, which `sweepPictures` removes, but never a row without files.
 * @throws TRPCError with the reason why the file is refused, or SERVICE_UNAVAILABLE when too many uploads are running
 */
export async function storeUpload(
  db: Db,
  mediaDir: string,
  upload: Upload,
  { id, now }: { id: string; now: () => string },
): Promise<Picture> {
  const picture = await convertUpload(mediaDir, upload, id);
  return db.transaction().execute((trx) => insertConverted(trx, picture, upload.actor, now()));
}

/**
 * The same without the row, which `insertConverted` adds.
 * @throws TRPCError as `storeUpload` does
 */
export function convertUpload(mediaDir: string, upload: Upload, id: string): Promise<NewPicture> {
  refuseDeclared(upload);
  return uploads.run(() => receiveAndConvert(mediaDir, upload, id));
}

/** Adds the row of a picture whose files are there. */
export async function insertConverted(trx: Trx, row: NewPicture, actor: Actor, now: string): Promise<Picture> {
  const picture = await insertPicture(trx, row, now);
  await recordAction(trx, actor, { action: 'picture.add', objectId: row.id, detail: { bytes: picture.bytes } }, now);
  return picture;
}

async function receiveAndConvert(mediaDir: string, upload: Upload, id: string): Promise<NewPicture> {
  const folder = await createIncomingFolder(mediaDir, id);
  try {
    const file = join(folder, 'upload');
    const type = recognisePicture(await receiveFile(upload.body, file));
    if (type === null) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: NOT_A_PICTURE });
    const disguise = findDisguise(type, upload.fileName, upload.contentType);
    if (disguise !== null) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: disguise });

    const conversion = await runConversion(file, type, folder, id);
    if ('refusal' in conversion) throw new TRPCError({ code: 'BAD_REQUEST', message: conversion.refusal });
    await moveIntoPlace(mediaDir, id, folder);
    const { fileName, alt, by } = upload;
    return { id, ...conversion, mimeType: type, fileName, alt, createdBy: by };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const NOT_A_PICTURE = `This type of file is not accepted. ${ACCEPTED_PICTURES}`;

/** Refuses by the headers, before the body is read. */
function refuseDeclared({ contentType, contentLength }: Upload): void {
  const type = mediaType(contentType);
  if (!Object.hasOwn(PICTURE_TYPES, type) && type !== 'application/octet-stream') {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: NOT_A_PICTURE });
  }
  if (contentLength !== null && contentLength > PICTURE_LIMITS.bytes) throw tooLarge();
}
