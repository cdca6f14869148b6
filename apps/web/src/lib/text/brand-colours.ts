/** The six brand colours, the same as the `--color-brand-*` tokens in styles.css. */
export const BRAND_COLOURS = ['#0a2a34', '#0b7a85', '#8fd0c6', '#ecd08a', '#e4572e', '#5e7f45'] as const;
