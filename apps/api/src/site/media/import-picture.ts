import { randomBytes } from 'node:crypto';
import { PICTURE_LIMITS, type Picture } from '@tideline/domain/picture/picture';
import type { Actor } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Network } from '../../core/host/checked-request.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { NewPicture } from './media.repository.ts';
import { convertUpload, insertConverted } from './store-upload.ts';

/** A picture on another site, and the person who imports it. `id`: by default a random one. */
export type PictureImport = { address: string; alt: string; by: string; actor: Actor; id?: string };

/**
 * Imports a picture from another site like an upload: same types, same size limit, re-encoded.
 * @throws TRPCError with the reason why it cannot be imported
 */
export async function importPicture(
  db: Db,
  mediaDir: string,
  picture: PictureImport,
  { network, now }: { network: Network; now: () => string },
): Promise<Picture> {
  const row = await convertForeign(mediaDir, picture, network);
  return db.transaction().execute((trx) => insertConverted(trx, row, picture.actor, now()));
}

/** The same without the row, which `insertConverted` adds. */
export async function convertForeign(
  mediaDir: string,
  { address, id = newPictureId(), ...texts }: PictureImport,
  network: Network,
): Promise<NewPicture> {
  const response = await fetchPicture(address, network);
  try {
    const length = Number(response.headers['content-length']);
    const upload = {
      ...texts,
      body: response,
      contentType: 'application/octet-stream', // the bytes decide: sites often declare a wrong type
      contentLength: Number.isSafeInteger(length) ? length : null,
      fileName: nameOf(address),
    };
    return await convertUpload(mediaDir, upload, id);
  } finally {
    response.destroy();
  }
}

function newPictureId(): string {
  return randomBytes(12).toString('hex');
}

/** The last part of the path without its extension, which often contradicts the content. */
function nameOf(address: string): string {
  const path = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  const name = path.replace(/%[0-9a-f]{2}/gi, '-').replace(/\.[^.]*$/, '');
  return name.slice(0, PICTURE_LIMITS.fileName);
}
