import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

const SITE = 'Tideline';

function cardOf(title: string, label = 'SEO') {
  return drawCard({ title, label, seed: 'high-tide' }, SITE);
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

  test('is the same every time, and another for another title, label, seed or site', async () => {
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

  test('leaves out letters it has no font for, instead of showing empty boxes', async () => {
    expect((await cardOf('Growth 🌊 plans')).equals(await cardOf('Growth plans'))).toBe(true);
    expect((await cardOf('Growth, 日本: plans')).equals(await cardOf('Growth,: plans'))).toBe(true);
  });

  test('parts no word where it could be hyphenated', async () => {
    expect((await cardOf('Rechts\u00adanwalt')).equals(await cardOf('Rechtsanwalt'))).toBe(true);
  });

  test('whose title cannot be drawn shows its label instead, else the name of the site', async () => {
    expect((await cardOf('日本語のタイトル ok', 'SEO')).equals(await cardOf('SEO', 'SEO'))).toBe(true);
    expect((await cardOf('日本語', '戦略')).equals(await cardOf('Tideline', ''))).toBe(true);
  });

  test('keeps its title above the sea, however long it is', async () => {
    // The sky between title and horizon, left of the disc, in one ink.
    const gap = { left: 64, top: 396, width: 800, height: 10 };
    for (const title of ['Tide', 'High tide in the harbour of a small town '.repeat(8), 'x'.repeat(300)]) {
      const sky = await sharp(await cardOf(title))
        .extract(gap)
        .png()
        .toBuffer();
      const { channels } = await sharp(sky).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    }
  });
});
