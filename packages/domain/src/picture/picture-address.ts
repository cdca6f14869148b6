/** How wide the forms of a picture are, in pixels; none is wider than the picture itself. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** What the address of an uploaded picture says about it. */
export type OwnPicture = {
  id: string;
  url: string;
  /** Of the widest form. */
  widthPx: number;
  heightPx: number;
};

const ADDRESS = /^\/media\/([0-9a-f]{24})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(?:jpg|png)$/;

/**
 * The picture behind an address, or null when the address is not one of an uploaded picture's. No look-up: the address
 * itself says which forms there are.
 * @example parsePictureUrl('/media/0123456789abcdef01234567-1600x900.jpg')?.widthPx // => 1600
 */
export function parsePictureUrl(address: string): OwnPicture | null {
  const url = address.trim();
  const match = ADDRESS.exec(url);
  return match?.[1] ? { id: match[1], url, widthPx: Number(match[2]), heightPx: Number(match[3]) } : null;
}

/** The address of the form that every program can show. */
export function pictureUrl(id: string, widthPx: number, heightPx: number, ending: 'jpg' | 'png'): string {
  return `/media/${id}-${widthPx}x${heightPx}.${ending}`;
}

/** The address of one AVIF or WebP form of a picture. */
export function pictureFormUrl(id: string, widthPx: number, format: 'avif' | 'webp'): string {
  return `/media/${id}-${widthPx}.${format}`;
}

/**
 * The widths of a picture's AVIF and WebP forms, in pixels, ascending: the common ones below its own, then its own.
 * @example pictureWidths(1200) // => [480, 960, 1200]
 */
export function pictureWidths(widthPx: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widthPx), widthPx];
}

/** The `srcset` of a picture's forms of one format. */
export function pictureSrcset({ id, widthPx }: OwnPicture, format: 'avif' | 'webp'): string {
  return pictureWidths(widthPx)
    .map((width) => `${pictureFormUrl(id, width, format)} ${width}w`)
    .join(', ');
}
