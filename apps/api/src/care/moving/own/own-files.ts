import { createReadStream } from 'node:fs';
import { parseLogo } from '@tideline/domain/brand/brand-logo';
import { PICTURE_LIMITS, PICTURE_TYPES, type PictureType } from '@tideline/domain/picture/picture';
import type { OwnValues } from '@tideline/moving/own/own-item';
import type { OwnPicture } from '@tideline/moving/own/own-site';
import { TRPCError } from '@trpc/server';
import { isMissingFile } from '../../../core/host/missing-file.ts';
import { searchText } from '../../../core/lists/search-text.ts';
import { findPicture } from '../../../site/media/media.repository.ts';
import { storeUpload } from '../../../site/media/store-upload.ts';
import { findLogo } from '../../../site/brand/logos.repository.ts';
import { storeLogo } from '../../../site/artwork/logos.ts';
import { extractedPath } from '../reading/import-folder.ts';
import type { WritingContext } from '../writing/write-import.ts';
import type { Written } from '../writing/written.ts';
import { line, pastInstant } from './own-values.ts';

const ID = /^[0-9a-f]{24}$/;

/** Brings a picture or a logo, under its own id, so that what shows it needs no change. Both are re-encoded. */
export async function bringOwnFile(file: OwnValues['file'], folder: string, context: WritingContext): Promise<Written> {
  try {
    return await ('logo' in file ? bringLogo(file, context) : bringPicture(file, folder, context));
  } catch (error) {
    if (!(error instanceof TRPCError) && !isMissingFile(error)) throw error;
    return { outcome: 'failed', reason: error instanceof TRPCError ? error.message : 'The archive does not have it.' };
  }
}

async function bringLogo(
  { logo, content }: { logo: string; content: string },
  { db, now }: WritingContext,
): Promise<Written> {
  if (await findLogo(db, logo)) return { outcome: 'same', targetId: logo, version: 0 };
  // A PNG is re-encoded, which changes its bytes and so its name. The brand knows the former name.
  const { name } = await storeLogo(db, Buffer.from(content, 'base64'), now());
  if (name !== logo && parseLogo(logo))
    await db.updateTable('brand_files').set({ name: logo }).where('name', '=', name).execute();
  return { outcome: 'arrived', targetId: logo, version: 0 };
}

async function bringPicture(picture: OwnPicture, folder: string, context: WritingContext): Promise<Written> {
  const { db, mediaDir, saver, now } = context;
  const { id } = picture;
  if (typeof id !== 'string' || !ID.test(id) || typeof picture.file !== 'string')
    return { outcome: 'failed', reason: 'The id of the picture is no id.' };
  const there = { targetId: id, version: 0 };
  if (await findPicture(db, id)) return { outcome: 'same', ...there };
  const [alt, fileName] = [line(picture.alt, PICTURE_LIMITS.alt), line(picture.fileName, PICTURE_LIMITS.fileName)];
  await storeUpload(
    db,
    mediaDir,
    {
      body: bytesOf(extractedPath(folder, picture.file)),
      contentType: 'application/octet-stream',
      contentLength: null,
      fileName: '', // its ending is that of the file from which it was made
      alt,
      by: line(picture.createdBy) || saver.name,
      actor: saver.actor,
    },
    { id, now },
  );
  await db
    .updateTable('pictures')
    .set({
      file_name: fileName,
      search_text: searchText(fileName, alt),
      created_at: pastInstant(picture.createdAt, now(), now()),
      ...(Object.hasOwn(PICTURE_TYPES, picture.mimeType) && { mime_type: picture.mimeType as PictureType }),
    })
    .where('id', '=', id)
    .execute();
  return { outcome: 'arrived', ...there };
}

/** Opens the file when it is read, so that a missing one is a failure of the reader. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}
