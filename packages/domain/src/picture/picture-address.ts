/** The widths of a picture's variants in pixels; none exceeds the picture's own. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** The parts of an uploaded picture's address. */
export type OwnPicture = {
  id: string;
  url: string;
  /** Of the widest variant. */
  widthPx: number;
  heightPx: number;
};

const ADDRESS = /^\/media\/([0-9a-f]{24})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(?:jpg|png)$/;

/**
 * The picture of an address; null when it is not the address of an uploaded picture. Needs no look-up: the address implies
 * the variants.
 * @example parsePictureUrl('/media/0123456789abcdef01234567-1600x900.jpg')?.widthPx // => 1600
 */
export function parsePictureUrl(address: string): OwnPicture | null {
  const url = address.trim();
  const match = ADDRESS.exec(url);
  return match?.[1] ? { id: match[1], url, widthPx: Number(match[2]), heightPx: Number(match[3]) } : null;
}

/** The address of the fallback (JPEG or PNG), which every program can show. */
export function pictureUrl(id: string, widthPx: number, heightPx: number, ending: 'jpg' | 'png'): string {
  return `/media/${id}-${widthPx}x${heightPx}.${ending}`;
}

/** The address of one AVIF or WebP variant of a picture. */
export function pictureVariantUrl(id: string, widthPx: number, format: 'avif' | 'webp'): string {
  return `/media/${id}-${widthPx}.${format}`;
}

/**
 * The widths of a picture's AVIF and WebP variants, in pixels, ascending: the common ones below its own, then its own.
 * @example pictureWidths(1200) // => [480, 960, 1200]
 */
export function pictureWidths(widthPx: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widthPx), widthPx];
}

/** The `srcset` of a picture's variants of one format. */
export function pictureSrcset({ id, widthPx }: OwnPicture, format: 'avif' | 'webp'): string {
  return pictureWidths(widthPx)
    .map((width) => `${pictureVariantUrl(id, width, format)} ${width}w`)
    .join(', ');
}
