import { createReadStream } from 'node:fs';
import { type ImportNote, MISSING_PICTURE } from '@tideline/domain/moving/site-import';
import { PICTURE_LIMITS } from '@tideline/domain/picture/picture';
import { isArticle, type SourceItem, type SourcePicture } from '@tideline/moving/source/source-item';
import { TRPCError } from '@trpc/server';
import { importPicture } from '../../../site/media/import-picture.ts';
import { findPicture } from '../../../site/media/media.repository.ts';
import { storeUpload } from '../../../site/media/store-upload.ts';
import { extractedPath } from '../reading/import-folder.ts';
import { pictureId } from './picture-id.ts';
import type { WritingContext } from './write-import.ts';

/** The pictures of an article that are here now, by their addresses in it, and those that could not be had. */
export type BroughtPictures = { pictures: Map<string, string>; gaps: ImportNote[] };

/** What WordPress adds to the name of a smaller copy: `pier-300x200.jpg`. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z]+$)/i;

/**
 * Brings the pictures of an article into the library, each once, whichever articles show it: its id is made from its address, so
 * that a second try, and a second file of the same site, find it.
 */
export async function bringPictures(
  item: SourceItem,
  site: string,
  folder: string,
  context: WritingContext,
): Promise<BroughtPictures> {
  const brought: BroughtPictures = { pictures: new Map(), gaps: [] };
  if (!isArticle(item)) return brought;
  for (const picture of [...item.pictures, ...(item.cover === null ? [] : [item.cover])]) {
    if (brought.pictures.has(picture.address)) continue;
    try {
      brought.pictures.set(picture.address, await bringPicture(picture, site, folder, context));
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error;
      const what = `${MISSING_PICTURE} ${picture.address.slice(0, 300)}`;
      brought.gaps.push({ kind: 'left', what });
    }
  }
  return brought;
}

/** @returns its address here @throws TRPCError with the reason why it cannot be had */
async function bringPicture(
  picture: SourcePicture,
  site: string,
  folder: string,
  context: WritingContext,
): Promise<string> {
  const [first = picture.address, second] = candidatesFor(picture.address);
  const taken = takePicture({ ...picture, address: first }, site, folder, context);
  if (second === undefined) return taken;
  return taken.catch((error: unknown) => {
    if (!(error instanceof TRPCError)) throw error;
    return takePicture({ ...picture, address: second }, site, folder, context);
  });
}

/** The addresses at which a picture is tried: of a smaller copy first its original. */
export function candidatesFor(address: string): string[] {
  return [...new Set([address.replace(SIZE, ''), address])];
}

async function takePicture(
  { address, alt }: SourcePicture,
  site: string,
  folder: string,
  { db, mediaDir, saver, now, network }: WritingContext,
): Promise<string> {
  const id = pictureId(site, address);
  const found = await findPicture(db, id);
  if (found) return found.url;
  const texts = { alt: alt.slice(0, PICTURE_LIMITS.alt), by: saver.name, actor: saver.actor };
  const body = bytesOf(address, folder);
  if (body === null) return (await importPicture(db, mediaDir, { address, id, ...texts }, { network, now })).url;
  const fileName = address.startsWith('data:')
    ? ''
    : (decodeURI(address).split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const upload = { body, contentType: 'application/octet-stream', contentLength: null, fileName, ...texts };
  return (await storeUpload(db, mediaDir, upload, { id, now })).url;
}

/** The bytes of a picture that is in the archive, or in the text itself; null for one on the web. */
function bytesOf(address: string, folder: string): AsyncIterable<Uint8Array> | null {
  if (address.startsWith('archive:/'))
    return createReadStream(extractedPath(folder, decodeURI(address.slice('archive:/'.length))));
  const base64 = /^data:image\/[a-z+]+;base64,(.+)$/is.exec(address)?.[1];
  return base64 === undefined ? null : inOnePiece(Buffer.from(base64, 'base64'));
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
