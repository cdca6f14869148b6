import { MARK_PATHS } from '@tideline/artwork/prints/mark';
import { themeOf } from '@tideline/brand/theme';
import type { BrandColors } from '@tideline/domain/brand/brand';

type IconOptions = {
  /** Up to the edges, for phones that cut the corners themselves. */
  isFullBleed?: boolean;
  /** Replaces the mark: a `data:` address. */
  logo?: string | null;
};

/** The mark, or the logo, on a tile in the colors of the brand, as SVG. */
export function drawIcon(colors: BrandColors, { isFullBleed = false, logo = null }: IconOptions = {}): string {
  const { light, deep } = themeOf(colors);
  const tile = `width="48" height="48" rx="${isFullBleed ? 0 : 11}"`;
  if (logo !== null) {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect ${tile} fill="${light.paper}"/>` +
      `<image x="5" y="5" width="38" height="38" href="${logo}"/></svg>`
    );
  }
  const paths = MARK_PATHS.map((path) => `<path d="${path}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<rect ${tile} fill="${light.band}"/>` +
    `<g fill="${deep.light.accent}" transform="translate(7 7) scale(1.0625)">${paths}</g></svg>`
  );
}

/** A PNG of 32 by 32 pixels as an icon file. Source: the ICO format, one entry. */
export function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one entry
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
