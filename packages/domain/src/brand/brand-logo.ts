/** An uploaded logo. Its name says what it contains: `{hash}-{width}x{height}.{svg|png}`. */
export type BrandLogo = { name: string; width: number; height: number; type: 'image/svg+xml' | 'image/png' };

/** Largest file of a logo, in bytes. */
export const LOGO_MAX_BYTES = 256_000;

const NAME = /^[0-9a-f]{24}-([1-9]\d{0,4})x([1-9]\d{0,4})\.(svg|png)$/;

/** The logo with this name; null for any other text. */
export function parseLogo(name: string): BrandLogo | null {
  const [, width, height, ending] = NAME.exec(name) ?? [];
  if (ending === undefined) return null;
  return {
    name,
    width: Number(width),
    height: Number(height),
    type: ending === 'svg' ? 'image/svg+xml' : 'image/png',
  };
}

/** The address of a logo. */
export function logoPath(name: string): string {
  return `/brand/${name}`;
}
