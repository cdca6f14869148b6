import { seededRandom, swellOf, waterPath } from './wave.ts';

/** The inks of a print: sky, disc, and the water from the far band to the near one. */
export type Inks = { sky: string; disc: string; crest: string; water: readonly string[] };

const INKS = {
  dawn: {
    sky: '#f4e6c4',
    disc: '#e4572e',
    crest: '#f6f7f3',
    water: ['#a9d8cf', '#5fb1b0', '#0b7a85', '#0a525f', '#0a2a34'],
  },
  fog: {
    sky: '#dfece8',
    disc: '#ecd08a',
    crest: '#f6f7f3',
    water: ['#b5d9d0', '#8fd0c6', '#3b98a0', '#0b6f7a', '#0a3a46'],
  },
  dusk: {
    sky: '#e4572e',
    disc: '#f6e7c1',
    crest: '#f6e7c1',
    water: ['#b9452a', '#7a3b36', '#2f4a55', '#0f3b48', '#0a2a34'],
  },
  night: {
    sky: '#0a2a34',
    disc: '#ecd08a',
    crest: '#8fd0c6',
    water: ['#0d3d49', '#0b525e', '#0b6773', '#0b7a85', '#5fb1b0'],
  },
  kelp: {
    sky: '#ecd08a',
    disc: '#f6f7f3',
    crest: '#f6f7f3',
    water: ['#b9bf78', '#8aa05c', '#5e7f45', '#2d5a4b', '#0a2a34'],
  },
  lagoon: {
    sky: '#8fd0c6',
    disc: '#f6f7f3',
    crest: '#dfece8',
    water: ['#5fb1b0', '#2a939b', '#0b7a85', '#0a525f', '#0a2a34'],
  },
  shell: {
    sky: '#f6ead2',
    disc: '#0b7a85',
    crest: '#f6f7f3',
    water: ['#f0dba4', '#ecd08a', '#e9a45c', '#e4572e', '#8c3520'],
  },
} satisfies Record<string, Inks>;

/** Prints that hang side by side: chosen, so that no two of them come out in the same inks by chance. */
const CHOSEN_INKS: Record<string, Inks> = {
  healthcare: INKS.lagoon,
  'professional-services': INKS.dawn,
  'legal-practices': INKS.dusk,
  'marketing-agencies': INKS.night,
  'personal-injury-law': INKS.dusk,
  'medical-spa': INKS.fog,
  'consulting-firm': INKS.night,
  'tideline-about': INKS.dawn,
};

const DRAWN_HEIGHT = 400;

/** A picture made from a seed: a disc over layered water, like a print in a few flat inks. */
export type WavePrint = {
  inks: Inks;
  disc: { cx: number; cy: number; r: number };
  /** Back to front. */
  bands: { path: string; ink: string }[];
};

/** The print of a seed for a drawing of `width` by `height` units; the same seed gives the same scene in every size. */
export function wavePrintOf(seed: string, width: number, height: number): WavePrint {
  const random = seededRandom(seed);
  const inks = inksBy(seed, random());
  const horizon = 0.4 + random() * 0.18;
  const swell = swellOf(seed, (1.1 + random() * 1.3) * Math.min(1.6, width / height / 1.5));
  const radius = 0.14 + random() * 0.14;
  const disc = {
    cx: Math.round(width * (0.2 + random() * 0.6)),
    cy: Math.round(height * (horizon - radius * (random() * 0.9 - 0.1))),
    r: Math.round(height * radius),
  };
  const bands = inks.water.map((ink, layer) => {
    const depth = layer / inks.water.length;
    return {
      ink,
      path: waterPath(
        {
          swell,
          layer: layer * 1.1,
          width,
          level: height * (horizon + (1 - horizon) * depth ** 1.15),
          amplitude: height * (0.035 + 0.055 * depth),
          segments: 18,
        },
        height,
      ),
    };
  });
  return { inks, disc, bands };
}

/** The inks of a seed: the same in its print and on its social card. */
export function inksOf(seed: string): Inks {
  return inksBy(seed, seededRandom(seed)());
}

function inksBy(seed: string, chance: number): Inks {
  const all = Object.values(INKS);
  return CHOSEN_INKS[seed] ?? all[Math.floor(chance * all.length)] ?? INKS.dawn;
}

/** The print as an SVG document, `width` by `height` pixels: what the picture files are made from. */
export function drawWavePrint(seed: string, width: number, height: number): string {
  // The generator counts in whole numbers: drawn in the size of a picture of a few pixels, the waves would be steps.
  const units = { width: Math.round((DRAWN_HEIGHT * width) / height), height: DRAWN_HEIGHT };
  const { inks, disc, bands } = wavePrintOf(seed, units.width, units.height);
  const water = bands.map(({ ink, path }) => `<path fill="${ink}" d="${path}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${units.width} ${units.height}" preserveAspectRatio="none">` +
    `<path fill="${inks.sky}" d="M0 0h${units.width}v${units.height}H0z"/>` +
    `<circle cx="${disc.cx}" cy="${disc.cy}" r="${disc.r}" fill="${inks.disc}"/>` +
    // A little larger than the picture, so that only the crests show their stroke.
    `<g stroke="${inks.crest}" stroke-opacity=".4" transform="translate(-5 -3) scale(1.02)">${water}</g></svg>`
  );
}
