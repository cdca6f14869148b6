/** The part of subset-font that `cut-fonts.ts` uses; it brings no types of its own. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** The value at which an axis is fixed. */
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
