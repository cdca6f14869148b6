import type { InkName } from '../scenes/inks.ts';

/** The families of prints: waves under a sun, a contour chart, rings of rain, lights of a harbor. */
export type PrintFamily = 'swell' | 'chart' | 'rain' | 'harbor';

/** A kind of prints: its drawing and the inks in which it may be printed. */
export type Plate = { family: PrintFamily; inks: readonly [InkName, ...InkName[]] };

/** The plates. Each has its own inks, so that two of one family look different. */
export const PLATES = {
  swell: { family: 'swell', inks: ['dawn', 'lagoon', 'shell', 'fog', 'kelp'] },
  chart: { family: 'chart', inks: ['chart', 'relief', 'survey'] },
  rain: { family: 'rain', inks: ['puddle', 'sunshower', 'downpour', 'evening'] },
  harbor: { family: 'harbor', inks: ['quay', 'lamplight'] },
  soundings: { family: 'chart', inks: ['soundings', 'depths'] },
  premiere: { family: 'harbor', inks: ['ember', 'premiere'] },
} as const satisfies Record<string, Plate>;
export type PlateName = keyof typeof PLATES;

/** The categories with their own plate. */
const CATEGORY_PLATES = new Map<string, PlateName>([
  ['Strategy', 'swell'],
  ['SEO', 'chart'],
  ['Content Marketing', 'rain'],
  ['Social Media', 'harbor'],
  ['Analytics', 'soundings'],
  ['Video', 'premiere'],
]);
const OTHER_PLATES = ['swell', 'chart', 'rain', 'harbor'] as const;

/**
 * The plate of a category: its own, or for a category added by staff, one of four families, always the same.
 * @example plateOf('SEO') // => 'chart'
 */
export function plateOf(category: string): PlateName {
  const name = category.trim();
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return CATEGORY_PLATES.get(name) ?? OTHER_PLATES[sum % OTHER_PLATES.length] ?? 'swell';
}
