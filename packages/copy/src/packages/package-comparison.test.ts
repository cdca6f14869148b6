import { expect, test } from 'vitest';
import { packageComparison } from './package-comparison.ts';
import { packages } from './packages.ts';

test.each(packages)('the comparison has each feature of $name once, and no other', ({ id, features }) => {
  expect(packageComparison.flatMap((row) => row[id]).toSorted()).toEqual(features.toSorted());
});
