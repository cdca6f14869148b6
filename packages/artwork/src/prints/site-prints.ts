import type { PrintPlan } from './draw-print.ts';
import { plateOf } from './plate-of.ts';
import type { PrintShape } from './print-picture.ts';

type SitePrint = Omit<PrintPlan, 'seed'> & {
  shapes: readonly PrintShape[];
  /** Draws the print; by default its name. */
  seed?: string;
};

/**
 * The prints of the site's own pages, in the shapes shown. Plates and inks are chosen so that no two neighbors look alike.
 * Prints of posts derive from their ids and categories.
 */
export const SITE_PRINTS = {
  services: { plate: 'chart', inks: 'chart', shapes: ['tall'] },
  about: { plate: 'harbor', inks: 'lamplight', shapes: ['tall'], seed: 'tideline-about' },
  'broadening-horizons': { plate: 'swell', inks: 'dawn', shapes: ['wide'] },
  healthcare: { plate: 'rain', inks: 'puddle', shapes: ['tall', 'photo'] },
  'professional-services': { plate: 'chart', inks: 'relief', shapes: ['tall', 'photo'] },
  'legal-practices': { plate: 'harbor', inks: 'quay', shapes: ['tall', 'photo'] },
  'marketing-agencies': { plate: 'swell', inks: 'kelp', shapes: ['tall', 'photo'] },
  'personal-injury-law': { plate: 'premiere', inks: 'ember', shapes: ['tall', 'wide'] },
  'medical-spa': { plate: 'rain', inks: 'sunshower', shapes: ['tall', 'wide'] },
  'consulting-firm': { plate: 'soundings', inks: 'soundings', shapes: ['tall', 'wide'] },
  'the-ninety-day-marketing-plan': { plate: plateOf('Strategy'), shapes: ['photo'] },
  'marketing-metrics-that-matter': { plate: plateOf('Analytics'), shapes: ['photo'] },
  'local-seo-for-clinics': { plate: plateOf('SEO'), shapes: ['photo'] },
  'video-testimonials-that-feel-real': { plate: plateOf('Video'), shapes: ['photo'] },
} as const satisfies Record<string, SitePrint>;
export type SitePrintSeed = keyof typeof SITE_PRINTS;

/** The drawing for a seed of the site's own pages: that of its print, or else on a plate chosen by the seed. */
export function planOfSeed(seed: string): PrintPlan {
  if (!isSitePrint(seed)) return { plate: plateOf(seed), seed };
  const { plate, inks, seed: drawnFrom = seed }: SitePrint = SITE_PRINTS[seed];
  return { plate, seed: drawnFrom, ...(inks && { inks }) };
}

/** The print at a path below `/prints/{shape}`; null when there is none. */
export function findSitePrint(shape: string, seed: string): { seed: SitePrintSeed; shape: PrintShape } | null {
  if (!isSitePrint(seed)) return null;
  const { shapes }: SitePrint = SITE_PRINTS[seed];
  const known = shapes.find((each) => each === shape);
  return known ? { seed, shape: known } : null;
}

function isSitePrint(seed: string): seed is SitePrintSeed {
  return Object.hasOwn(SITE_PRINTS, seed);
}
