import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '@tideline/copy/parts/icon-name';
import { drawIcons, SPRITE_FILE } from './draw-icons.ts';

test('the picture of the icons is the one that lucide draws (else: node apps/web/scripts/draw-icons.ts)', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8').replaceAll('\r\n', '\n')).toBe(drawIcons());
});

test('every icon that the copy names is drawn', () => {
  for (const name of ICON_NAMES) {
    expect(drawIcons()).toMatch(
      new RegExp(`<symbol id="${name}" viewBox="0 0 24 24" [^>]+><(?:path|circle|rect|line)`),
    );
  }
});

test('a rating is a picture of five stars, one beside the other', () => {
  const [rating] = /<symbol id="FiveStars".*<\/symbol>/.exec(drawIcons()) ?? [''];
  const places = [...rating.matchAll(/transform="translate\((\d+(?:\.\d+)?)\)"/g)].map(([, place]) => Number(place));
  expect(places).toEqual([0, 28.8, 57.6, expect.closeTo(86.4), 115.2]);
  expect(rating).toContain('viewBox="0 0 139.2 24"');
});
