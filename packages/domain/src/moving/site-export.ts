/** The forms in which a site leaves: `archive` has everything, the others are what WordPress and Ghost import. */
export const EXPORT_FORMATS = ['archive', 'wordpress', 'ghost'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
