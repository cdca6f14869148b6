/** Limits of an uploaded picture: bytes of the file, pixels of what is in it, characters of its texts. */
export const PICTURE_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 25_000_000,
  sidePx: 16_000,
  alt: 500,
  fileName: 255,
} as const;

/** The file types that are accepted, by their media type, and how people call them. */
export const PICTURE_TYPES = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/avif': { name: 'AVIF', endings: ['avif'] },
  'image/gif': { name: 'GIF', endings: ['gif'] },
} as const;
export type PictureType = keyof typeof PICTURE_TYPES;

/** Said wherever a file is refused for what it is. */
export const ACCEPTED_PICTURES = 'Pictures can be JPEG, PNG, WebP, AVIF or GIF.';

/** An uploaded picture. */
export type Picture = {
  id: string;
  /** Address of the form that every program can show; the others are found from it, see `parsePictureUrl`. */
  url: string;
  /** As the uploader's computer called it; to be shown, never to be opened. */
  fileName: string;
  /** Alternative text; empty when none was given. */
  alt: string;
  /** Of the widest form. */
  widthPx: number;
  heightPx: number;
  /** All forms together. */
  bytes: number;
  /** Of the uploaded file. */
  mimeType: PictureType;
  createdAt: string;
  /** Name of who uploaded it. */
  createdBy: string;
};

/** A post that shows a picture. */
export type PictureUse = { id: string; title: string; isInTrash: boolean };
