import type { PlateName } from './plate.ts';

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
