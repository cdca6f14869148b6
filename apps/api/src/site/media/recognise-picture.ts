import { PICTURE_TYPES, type PictureType } from '@tideline/domain/picture/picture';

/** Number of bytes needed to recognise a file. */
export const HEAD_BYTES = 64;

/** The type of a file by its first bytes; null when it is no accepted picture. */
export function recognisePicture(head: Buffer): PictureType | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const text = head.toString('latin1');
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'image/webp';
  return isAvif(head, text) ? 'image/avif' : null;
}

/** The first box of an AVIF file lists its brands. */
function isAvif(head: Buffer, text: string): boolean {
  if (head.length < 16 || text.slice(4, 8) !== 'ftyp') return false;
  const brands = text.slice(8, Math.min(head.readUInt32BE(0), head.length)).match(/[\s\S]{4}/g) ?? [];
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

function startsWith(head: Buffer, bytes: number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

/**
 * Why the name or declared type contradicts the content, as a sentence; null when they agree. Names without an extension and
 * `application/octet-stream` agree with anything.
 */
export function findDisguise(content: PictureType, fileName: string, declaredType: string): string | null {
  const { name, endings } = PICTURE_TYPES[content];
  const ending = /\.([^./\\]{1,12})$/.exec(fileName)?.[1]?.toLowerCase();
  if (ending !== undefined && !endings.some((known) => known === ending)) {
    return `The file is called .${ending}, but it is a ${name} picture. Save it as .${endings[0]} and try again.`;
  }
  const type = mediaType(declaredType);
  if (type !== content && type !== 'application/octet-stream') {
    return `The file was sent as ${type}, but it is a ${name} picture. Send it as ${content}.`;
  }
  return null;
}

/** The media type of a `Content-Type` header, without parameters; common misspellings of JPEG are corrected. */
export function mediaType(header: string): string {
  const type = (header.split(';', 1)[0] ?? '').trim().toLowerCase();
  return type === 'image/jpg' || type === 'image/pjpeg' ? 'image/jpeg' : type;
}
