/** The forms in which a site leaves: `archive` has everything, the others are what WordPress and Ghost import. */
export const EXPORT_FORMATS = ['archive', 'wordpress', 'ghost'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The name of the file. @param day `2026-11-28` */
export function exportFileName(format: ExportFormat, day: string): string {
  return { archive: `site-${day}.zip`, wordpress: `wordpress-${day}.xml`, ghost: `ghost-${day}.json` }[format];
}
