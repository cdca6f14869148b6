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

/** Whether a text names a plate. */
export function isPlate(name: string): name is PlateName {
  return Object.hasOwn(PLATES, name);
}
