import { createReadStream, existsSync } from 'node:fs';
import { decodedPath } from '@tideline/domain/address/redirect';
import { type ImportNote, MISSING_PICTURE } from '@tideline/domain/moving/site-import';
import { PICTURE_LIMITS } from '@tideline/domain/picture/picture';
import { originalOf } from '@tideline/domain/picture/smaller-copy';
import { pictureUrl } from '@tideline/domain/picture/picture-address';
import { isArticle, type SourceItem, type SourcePicture } from '@tideline/moving/source/source-item';
import { TRPCError } from '@trpc/server';
import { inOnePiece } from '../../../core/host/in-one-piece.ts';
import { convertForeign } from '../../../site/media/import-picture.ts';
import { findPicture, type NewPicture } from '../../../site/media/media.repository.ts';
import { convertUpload } from '../../../site/media/store-upload.ts';
import { extractedPath } from '../reading/import-folder.ts';
import { pictureId } from './picture-id.ts';
import type { WritingContext } from './write-import.ts';

/** The pictures of an article that are here now, by their addresses in it, and those that could not be had. */
export type BroughtPictures = { pictures: Map<string, string>; gaps: ImportNote[] };

/** Where the pictures of a site are, and those that are converted and still without a row, by their ids. */
export type PicturePlace = { site: string; folder: string; converted: Map<string, NewPicture> };

/**
 * Brings the pictures of an article here, each once, whichever articles show it: its id is made from its address, so that a second
 * try, and a second file of the same site, find it. Their rows are added with the article.
 */
export async function bringPictures(
  item: SourceItem,
  place: PicturePlace,
  context: WritingContext,
): Promise<BroughtPictures> {
  const brought: BroughtPictures = { pictures: new Map(), gaps: [] };
  if (!isArticle(item)) return brought;
  for (const picture of [...item.pictures, ...(item.cover === null ? [] : [item.cover])]) {
    if (brought.pictures.has(picture.address)) continue;
    try {
      brought.pictures.set(picture.address, await bringPicture(picture, place, context));
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error;
      const what = `${MISSING_PICTURE} ${picture.address.slice(0, 300)}`;
      brought.gaps.push({ kind: 'left', what });
    }
  }
  return brought;
}

/** @returns its address here @throws TRPCError with the reason why it cannot be had */
async function bringPicture(picture: SourcePicture, place: PicturePlace, context: WritingContext): Promise<string> {
  const [first = picture.address, second] = candidatesFor(picture.address);
  const taken = takePicture({ ...picture, address: first }, place, context);
  if (second === undefined) return taken;
  return taken.catch((error: unknown) => {
    if (!(error instanceof TRPCError)) throw error;
    return takePicture({ ...picture, address: second }, place, context);
  });
}

/** The addresses at which a picture is tried: of a smaller copy first its original. */
export function candidatesFor(address: string): string[] {
  return [...new Set([originalOf(address), address])];
}

async function takePicture(
  { address, alt }: SourcePicture,
  { site, folder, converted }: PicturePlace,
  { db, mediaDir, saver, network }: WritingContext,
): Promise<string> {
  const id = pictureId(site, address);
  const found = await findPicture(db, id);
  if (found) return found.url;
  const row = converted.get(id) ?? (await convert());
  converted.set(id, row);
  return pictureUrl(id, row.widthPx, row.heightPx, row.ending);

  function convert(): Promise<NewPicture> {
    const texts = { alt: alt.slice(0, PICTURE_LIMITS.alt), by: saver.name, actor: saver.actor };
    const body = bytesOf(address, folder);
    if (body === null) return convertForeign(mediaDir, { address, id, ...texts }, network);
    const name = address.startsWith('data:') ? '' : decodedPath(address).split(/[?#]/, 1)[0];
    const fileName = (name?.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '').slice(0, PICTURE_LIMITS.fileName);
    const upload = { body, contentType: 'application/octet-stream', contentLength: null, fileName, ...texts };
    return convertUpload(mediaDir, upload, id);
  }
}

/** The bytes of a picture that is in the archive, or in the text itself; null for one on the web. */
function bytesOf(address: string, folder: string): AsyncIterable<Uint8Array> | null {
  const file = extractedFile(address, folder);
  if (file !== null) return createReadStream(file);
  const base64 = /^data:image\/[a-z+]+;base64,(.+)$/is.exec(address)?.[1];
  return base64 === undefined ? null : inOnePiece(Buffer.from(base64, 'base64'));
}

/**
 * The unpacked file of a picture; null if the archive does not have it. Beside an export, an archive has the folder of uploads, or a part
 * of it: `uploads/2019/03/pier.jpg` for `https://old.example/wp-content/uploads/2019/03/pier.jpg`.
 */
function extractedFile(address: string, folder: string): string | null {
  if (address.startsWith('archive:/')) return extractedPath(folder, decodeURI(address.slice('archive:/'.length)));
  if (!/^https?:/i.test(address)) return null;
  const parts = decodedPath(URL.parse(address)?.pathname ?? '')
    .split('/')
    .filter(Boolean);
  const ends = parts.slice(0, -1).map((_, at) => extractedPath(folder, parts.slice(at).join('/')));
  return ends.find((file) => existsSync(file)) ?? null;
}
