/** The part of subset-font that `cut-fonts.ts` uses; it brings no types of its own. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** The value at which an axis is fixed. */
    variationAxes?: Record<string, number>;
    /** The OpenType features that stay; without it, all. */
    keepFeatures?: string[];
    dropTables?: string[];
    /** Every glyph of the font, under its number; then no text is given. */
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
