import { expect, test } from 'vitest';
import { hashText } from '../prints/hash-text.ts';
import { initialsOf } from './draw-monogram.ts';
import { portraitOf } from './portrait.ts';
import { PORTRAIT_EDITION, portraitPath } from './portrait-path.ts';
import { PEOPLE } from './people.ts';

const NAMES = [...PEOPLE.keys()];

test('a portrait is the same each time, in any spelling of the name', () => {
  for (const name of [...NAMES, 'Ada Byron']) {
    expect(portraitOf(` ${name.toUpperCase()} `)).toBe(portraitOf(name.toUpperCase()));
    expect(portraitPath(` ${name.toUpperCase()} `)).toBe(portraitPath(name));
  }
});

test('no two people share hair, clothes and colours', () => {
  expect(NAMES).toHaveLength(11);
  expect(new Set(NAMES.map(portraitOf)).size).toBe(NAMES.length);
  const looks = [...PEOPLE.values()].map(({ hair, clothes, inks }) => [hair, `${clothes} ${inks.cloth}`, inks.sky]);
  for (const at of [0, 1]) expect(new Set(looks.map((look) => look[at])).size).toBe(NAMES.length);
});

test('a changed drawing has a new address: raise PORTRAIT_EDITION', () => {
  const drawings = [...NAMES, 'Ada Byron'].map(portraitOf).join('');
  expect([PORTRAIT_EDITION, hashText(drawings)]).toEqual([2, '1d3r6dbsu2']);
});

test.each([...NAMES, 'Ada', '', '<script>', 'constructor', '\u0301', '潮 汐', '🌊', 'a'.repeat(5_000)])(
  'the portrait of %j is a small document of plain shapes',
  (name) => {
    const svg = portraitOf(name);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 200">.*<\/svg>$/s);
    expect(svg).not.toMatch(/script|NaN|undefined|href/i);
    expect(svg.length).toBeLessThan(2_400);
  },
);

test.each([
  ['Ada Byron', 'AB'],
  ['Ada King Byron', 'AB'],
  ['ada', 'A'],
  ['Élodie d’Arc', 'ÉD'],
  ['潮 汐', '潮汐'],
  ['🌊', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
