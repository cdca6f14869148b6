import { expect, test } from 'vitest';
import { comparePackages, nameOfIncluded, smallerPackages } from './compare-packages.ts';
import { packageComparison } from './package-comparison.ts';
import { packages } from './packages.ts';

test('the built-in packages are compared in the areas of the built-in table', () => {
  const rows = packageComparison.map(({ area, ripple, wave, tide }) => ({ area, features: [ripple, wave, tide] }));
  expect(comparePackages(packages)).toEqual(rows);
  expect(packages.map((offer) => smallerPackages(offer, packages).map(({ id }) => id))).toEqual([
    [],
    ['ripple'],
    ['wave', 'ripple'],
  ]);
});

test('an added package is compared too; what is in no area comes last', () => {
  const added = {
    ...first(),
    id: 'starter',
    name: 'Starter',
    features: ['Basic SEO', 'A free coffee'],
    includes: null,
  };
  const rows = comparePackages([...packages, added]);
  expect(rows.find(({ area }) => area === 'Search')?.features[3]).toEqual(['Basic SEO']);
  expect(rows.at(-1)).toEqual({ area: 'Further', features: [[], [], [], ['A free coffee']] });
  expect(smallerPackages(added, [...packages, added])).toEqual([]);
});

test('a package that includes a renamed or retired one names it as visitors know it', () => {
  const [ripple, wave, tide] = packages;
  if (!ripple || !wave || !tide) throw new Error('a package is missing');
  const renamed = [{ ...ripple, name: 'Start' }, wave, tide];
  expect(nameOfIncluded(wave, renamed)).toBe('Start');
  expect(nameOfIncluded(tide, [ripple, tide])).toBe('WAVE');
  expect(smallerPackages(tide, [ripple, tide]).map(({ id }) => id)).toEqual(['ripple']);
});

function first() {
  const [ripple] = packages;
  if (!ripple) throw new Error('a package is missing');
  return ripple;
}
