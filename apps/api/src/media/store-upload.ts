import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import { ACCEPTED_PICTURES, PICTURE_LIMITS, PICTURE_TYPES, type Picture } from '@tideline/domain/picture/picture';
import { recordAction, type Actor } from '../audit/audit.repository.ts';
import type { Db } from '../store/schema.ts';
import { RetryLater } from '../rpc/errors.ts';
import { insertPicture } from './media.repository.ts';
import { moveIntoPlace, openWorkshop } from './picture-folder.ts';
import { receiveFile, tooLarge } from './receive-file.ts';
import { findDisguise, mediaType, recognisePicture } from './recognise-picture.ts';
import { runConversion } from './run-conversion.ts';

/** How many uploads may be on their way at once, from the first byte to the row. */
const UPLOADS_MAX = 10;
const BUSY_SECONDS = 10;

/** A file that somebody sends, and what comes beside it. */
export type Upload = {
  body: AsyncIterable<Uint8Array>;
  /** As the sender declares it. */
  contentType: string;
  /** Bytes, as the sender declares it; null when not declared. */
  contentLength: number | null;
  fileName: string;
  alt: string;
  /** Name of who sends it. */
  by: string;
  actor: Actor;
};

let underWay = 0;

/**
 * Receives a picture, makes its forms and stores it under `id` (24 hex digits, new and random). First the files are on
 * disk, then the row is written: a crash in between leaves files without a row, which the sweep finds, and never a row
 * without files.
 * @throws TRPCError with the sentence why the file is refused, or SERVICE_UNAVAILABLE when too many are under way
 */
export async function storeUpload(
  db: Db,
  mediaDir: string,
  upload: Upload,
  { id, now }: { id: string; now: () => string },
): Promise<Picture> {
  refuseDeclared(upload);
  if (underWay >= UPLOADS_MAX) throw tooBusy();
  underWay += 1;
  let workshop: string | undefined;
  try {
    workshop = await openWorkshop(mediaDir, id);
    const file = join(workshop, 'upload');
    const type = recognisePicture(await receiveFile(upload.body, file));
    if (type === null) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: NOT_A_PICTURE });
    const disguise = findDisguise(type, upload.fileName, upload.contentType);
    if (disguise !== null) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: disguise });

    const conversion = await runConversion(file, type, workshop, id);
    if ('refusal' in conversion) throw new TRPCError({ code: 'BAD_REQUEST', message: conversion.refusal });
    await moveIntoPlace(mediaDir, id, workshop);
    const { fileName, alt, by, actor } = upload;
    return await db.transaction().execute(async (trx) => {
      const row = { id, ...conversion, mimeType: type, fileName, alt, createdBy: by };
      const picture = await insertPicture(trx, row, now());
      await recordAction(trx, actor, { action: 'picture.add', objectId: id, detail: { bytes: picture.bytes } }, now());
      return picture;
    });
  } finally {
    underWay -= 1;
    if (workshop !== undefined) await rm(workshop, { recursive: true, force: true });
  }
}

const NOT_A_PICTURE = `This file is not one of the pictures that are accepted. ${ACCEPTED_PICTURES}`;

/** What the headers alone say is refused before anything is read. */
function refuseDeclared({ contentType, contentLength }: Upload): void {
  const type = mediaType(contentType);
  if (!Object.hasOwn(PICTURE_TYPES, type) && type !== 'application/octet-stream') {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: NOT_A_PICTURE });
  }
  if (contentLength !== null && contentLength > PICTURE_LIMITS.bytes) throw tooLarge();
}

function tooBusy(): TRPCError {
  const message = 'Many pictures are being uploaded right now. Try again in a few seconds.';
  return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: new RetryLater(BUSY_SECONDS) });
}
