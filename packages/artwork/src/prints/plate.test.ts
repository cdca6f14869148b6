import { expect, test } from 'vitest';
import { POST_CATEGORIES } from '@tideline/domain/post/post';
import { PLATES } from './plate.ts';
import { plateOf } from './plate-of.ts';

test('each documented category and Video has a plate of its own', () => {
  const plates = [...POST_CATEGORIES, 'Video'].map(plateOf);
  expect(new Set(plates).size).toBe(6);
  expect(new Set(plates.map((plate) => PLATES[plate].family)).size).toBe(4);
});

test('plates of one family share no inks', () => {
  const inks = Object.values(PLATES).flatMap((plate): readonly string[] => plate.inks);
  expect(new Set(inks).size).toBe(inks.length);
});

test.each(['', 'Podcasts', 'constructor', '__proto__', '波'])(
  'the category %j always has the same plate',
  (category) => {
    expect(PLATES).toHaveProperty(plateOf(category));
    expect(plateOf(` ${category} `)).toBe(plateOf(category));
  },
);
