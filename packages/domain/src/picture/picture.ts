/** Limits of an uploaded picture: bytes of the file, pixels of the image, characters of its texts. */
export const PICTURE_LIMITS = {
  bytes: 15 * 1024 * 1024,
  pixels: 25_000_000,
  sidePx: 16_000,
  alt: 500,
  fileName: 255,
  /** Of a picture on another site. */
  address: 2_000,
} as const;

/** The accepted file types by media type, with their common names. */
export const PICTURE_TYPES = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/avif': { name: 'AVIF', endings: ['avif'] },
  'image/gif': { name: 'GIF', endings: ['gif'] },
} as const;
export type PictureType = keyof typeof PICTURE_TYPES;

/** The message for files of other types. */
export const ACCEPTED_PICTURES = 'Pictures can be JPEG, PNG, WebP, AVIF or GIF.';

/** An uploaded picture. */
export type Picture = {
  id: string;
  /** The address of the fallback; it implies the others, see `parsePictureUrl`. */
  url: string;
  /** The name of the uploaded file, for display only. */
  fileName: string;
  /** Alternative text; empty when none was given. */
  alt: string;
  /** Of the widest variant. */
  widthPx: number;
  heightPx: number;
  /** All variants together. */
  bytes: number;
  /** Of the uploaded file. */
  mimeType: PictureType;
  createdAt: string;
  /** Name of who uploaded it. */
  createdBy: string;
};

/** A post that shows a picture. */
export type PictureUse = { id: string; title: string; isInTrash: boolean };

/** Uses of a picture; it can be deleted when there are none. */
export type PictureUses = {
  /** Some of the posts. */
  posts: PictureUse[];
  /** The number of posts. */
  total: number;
  /** The names of the authors with this portrait. */
  authors: string[];
  /** The ids of the pages that show it, also in a draft or an earlier version. */
  pages: string[];
  /** Whether it replaces a work sample. */
  isWorkPicture: boolean;
};

/** Whether the server refuses to delete it. */
export function isPictureUsed({ total, authors, pages, isWorkPicture }: PictureUses): boolean {
  return total > 0 || authors.length > 0 || pages.length > 0 || isWorkPicture;
}
