import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type PlateName, PLATES } from '@tideline/artwork/prints/plate';
import { ART_FAMILY_IDS } from '@tideline/domain/brand/art';
import { type Brand, BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { FONT_PAIR_IDS } from '@tideline/domain/brand/font-pair';
import { drawCard } from './draw-card.ts';

const SITE = 'Tideline';

const PLATE_NAMES = Object.keys(PLATES) as PlateName[];

function cardOf(title: string, label = 'SEO', plate?: PlateName) {
  return drawCard({ title, label, seed: 'high-tide', ...(plate && { plate }) }, SITE);
}

describe('a social card', () => {
  test.each([
    ['', ''],
    [' \u0000\u202e\ud800 ', '\ufeff'],
    ['日本語のタイトル', '戦略'],
    ['مرحبا بالعالم', ''],
    ['🌊🌊🌊', '👩‍👩‍👧‍👦'],
    ['<script>&amp;"\'</script>', '</svg>'],
    ['x'.repeat(300), 'y'.repeat(100)],
    ['long words and '.repeat(20), 'Strategy'],
    ['Điện thoại, größer — “half” 50 % off', 'Content Marketing'],
  ])('of %j is a picture of 1200 by 630', async (title, label) => {
    const { format, width, height } = await sharp(await cardOf(title, label)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  test('is the same every time, and differs with title, label, seed and site', async () => {
    const text = { title: 'High tide', label: 'SEO', seed: 'high-tide' };
    const card = await drawCard(text, SITE);
    expect((await drawCard({ ...text }, SITE)).equals(card)).toBe(true);
    const others = await Promise.all([
      drawCard({ ...text, title: 'High tides' }, SITE),
      drawCard({ ...text, label: 'Video' }, SITE),
      drawCard({ ...text, seed: 'low-tide' }, SITE),
      drawCard(text, 'Ebb & Co'),
    ]);
    for (const other of others) expect(other.equals(card)).toBe(false);
  });

  test('leaves out letters that no font has', async () => {
    expect((await cardOf('Growth 🌊 plans')).equals(await cardOf('Growth plans'))).toBe(true);
    expect((await cardOf('Growth, 日本: plans')).equals(await cardOf('Growth,: plans'))).toBe(true);
  });

  test('ignores soft hyphens', async () => {
    expect((await cardOf('Rechts\u00adanwalt')).equals(await cardOf('Rechtsanwalt'))).toBe(true);
  });

  test('shows its label, else the name of the site, when its title cannot be drawn', async () => {
    expect((await cardOf('日本語のタイトル ok', 'SEO')).equals(await cardOf('SEO', 'SEO'))).toBe(true);
    expect((await cardOf('日本語', '戦略')).equals(await cardOf('Tideline', ''))).toBe(true);
  });

  test.each([
    'Tide',
    'High tide in the harbour of a small town '.repeat(8),
    'x'.repeat(300),
    'W'.repeat(41),
    'WWWWWWWWWWWW MMMMMMM',
    'Ồ ạt '.repeat(60),
    'Der Donaudampfschifffahrtsgesellschaftskapitän hält Rechtsanwaltskanzleien',
  ])('keeps its title above the sea and left of the disc: %j', async (title) => {
    expect(await skySpread(await cardOf(title))).toBe(0);
  });

  test.each(PLATE_NAMES)('keeps its title above a print of the plate %s', async (plate) => {
    const card = await cardOf('High tide in the harbour of a small town '.repeat(8), 'SEO', plate);
    expect(await skySpread(card)).toBe(0);
  });

  test('of the built-in brand is that of no brand', async () => {
    expect((await drawIn({})).equals(await cardOf('High tide'))).toBe(true);
  });

  test('has the fonts of the brand, with letters from Hanoi to Łódź', async () => {
    const cards = await Promise.all(FONT_PAIR_IDS.map((fonts) => drawIn({ fonts }, 'High tide')));
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(FONT_PAIR_IDS.length);
    for (const fonts of FONT_PAIR_IDS) {
      const [whole, plain] = await Promise.all(['Łódź Điện ổ', 'Łódź Điện'].map((title) => drawIn({ fonts }, title)));
      expect(plain && whole?.equals(plain)).toBe(false);
    }
  });

  test.each([
    ...FONT_PAIR_IDS.map((fonts) => ({ fonts })),
    ...ART_FAMILY_IDS.map((family) => ({ art: { family, seed: 7 } })),
  ])('keeps its title above the print in %j', async (look) => {
    for (const title of ['WWWWWWWWWWWW MMMMMMM', 'High tide in the harbour of a small town '.repeat(8)]) {
      expect(await skySpread(await drawIn(look, title))).toBe(0);
    }
  });
});

function drawIn(look: Partial<Brand>, title = 'High tide') {
  return drawCard({ title, label: 'SEO', seed: 'high-tide' }, SITE, { ...BUILT_IN_BRAND, ...look });
}

/** The largest difference of colour between title and horizon, and between title and disc, where nothing but sky belongs. */
async function skySpread(card: Buffer): Promise<number> {
  const spreads: number[] = [];
  for (const gap of [
    { left: 64, top: 396, width: 800, height: 10 },
    { left: 926, top: 110, width: 6, height: 280 },
  ]) {
    const sky = await sharp(card).extract(gap).png().toBuffer();
    const { channels } = await sharp(sky).stats();
    spreads.push(...channels.map(({ min, max }) => max - min));
  }
  return Math.max(...spreads);
}
