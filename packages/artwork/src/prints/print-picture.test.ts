import { type ArtFamily, ART_FAMILY_IDS, BUILT_IN_ART } from '@tideline/domain/brand/art';
import { describe, expect, test } from 'vitest';
import { INKS } from '../scenes/inks.ts';
import { drawFramedPrint, drawPrint } from './draw-print.ts';
import { hashText } from './hash-text.ts';
import { type PlateName, PLATES } from './plate.ts';
import { PRINT_EDITION, printPath } from './print-picture.ts';
import { planOfSeed, SITE_PRINTS } from './site-prints.ts';

const PLATE_NAMES = Object.keys(PLATES) as PlateName[];
const OTHER_FAMILIES = ART_FAMILY_IDS.filter((family) => family !== BUILT_IN_ART.family);
const FRAME = { horizon: 428, disc: { x: 1046, y: 404, r: 112 } };

describe('prints', () => {
  test('have a new version whenever their drawing changes', () => {
    const plans = [
      ...Object.keys(SITE_PRINTS).map(planOfSeed),
      ...PLATE_NAMES.map((plate) => ({ plate, seed: 'high-tide' })),
    ];
    const drawings = plans.flatMap((plan) => [drawPrint(plan, 300, 200), drawPrint(plan, 240, 300)]);
    const sum = hashText(drawings.join('\n'));
    // Red? Raise PRINT_EDITION, then write the new sum here: browsers keep the old pictures under the old address.
    expect({ edition: PRINT_EDITION, sum }).toEqual({ edition: 4, sum: '22b1scn64x' });
  });

  test('of other families have a new version, too', () => {
    const drawings = OTHER_FAMILIES.flatMap((family) =>
      PLATE_NAMES.map((plate) => drawPrint({ plate, seed: 'high-tide', art: { family, seed: 1 } }, 300, 200)),
    );
    expect({ edition: PRINT_EDITION, sum: hashText(drawings.join('\n')) }).toEqual({ edition: 4, sum: '1hztasu2akc' });
  });

  test('of the built-in family and seed are those of no family at all', () => {
    const plan = planOfSeed('healthcare');
    expect(drawPrint({ ...plan, art: BUILT_IN_ART }, 300, 200)).toBe(drawPrint(plan, 300, 200));
  });

  test('differ by family and by its seed, and a family has the inks of the plate', () => {
    const arts = ART_FAMILY_IDS.flatMap((family) => [0, 1, 2].map((seed) => ({ family, seed })));
    const plan = planOfSeed('healthcare');
    const drawn = arts.map((art) => drawPrint({ ...plan, art }, 300, 200));
    expect(new Set(drawn).size).toBe(arts.length);
    for (const svg of drawn) expect(svg).toContain('d="M0 0h1200v800H0z"/>');
    for (const svg of drawn) expect(svg).toContain(`<path fill="${INKS.puddle.ground}"`);
  });

  test.each(OTHER_FAMILIES)('of the family %s are valid and bounded on every plate', (family: ArtFamily) => {
    for (const plate of PLATE_NAMES) {
      const plan = { plate, seed: '<&"波', art: { family, seed: 999_999 } };
      for (const width of [300, 480, 1600]) {
        const svg = drawPrint(plan, width, 600);
        expect(svg.length).toBeLessThan(30_000);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|&|<script/);
      }
      expect(drawFramedPrint(plan, { width: 1200, height: 630 }, FRAME)).not.toMatch(/NaN|undefined/);
    }
  });

  test.each(PLATE_NAMES)('of the plate %s are the same for a seed, and differ between seeds', (plate) => {
    const seeds = Array.from({ length: 24 }, (_, at) => `seed ${at}`);
    const drawn = seeds.map((seed) => drawPrint({ plate, seed }, 300, 200));
    expect(new Set(drawn).size).toBe(seeds.length);
    expect(seeds.map((seed) => drawPrint({ plate, seed }, 300, 200))).toEqual(drawn);
  });

  test.each(PLATE_NAMES)('of the plate %s are valid and bounded for any seed', (plate) => {
    for (const seed of ['', 'constructor', '__proto__', '波'.repeat(300), '<&"']) {
      for (const [width, height] of [
        [300, 200],
        [480, 600],
        [2400, 900],
      ] as const) {
        const svg = drawPrint({ plate, seed }, width, height);
        expect(svg.length).toBeLessThan(30_000);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|&|<script/);
      }
      expect(drawFramedPrint({ plate, seed }, { width: 1200, height: 630 }, FRAME)).not.toMatch(/NaN|undefined/);
    }
  });

  test('are the same scene in every size', () => {
    const [small, large] = [48, 1500].map((width) => drawPrint(planOfSeed('medical-spa'), width, (width * 2) / 3));
    expect(small?.slice(small.indexOf('<path'))).toBe(large?.slice(large.indexOf('<path')));
  });

  test.each(Object.getOwnPropertyNames(Object.prototype))('exist for a seed that is called %s', (seed) => {
    expect(drawPrint(planOfSeed(seed), 300, 200)).toMatch(/^<svg .*<\/svg>$/);
  });

  test.each([
    [{ post: 'tides', category: 'SEO' }, '/prints/posts/tides.svg?v=4-chart'],
    [{ post: 'tides', category: 'Video' }, '/prints/posts/tides.svg?v=4-premiere'],
    [{ seed: 'medical-spa', shape: 'wide' }, '/prints/wide/medical-spa.svg?v=4'],
  ] as const)('%j has an address', (name, path) => {
    expect(printPath(name)).toBe(path);
  });
});
