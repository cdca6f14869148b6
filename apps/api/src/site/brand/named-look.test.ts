import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findNamedLook } from './named-look.ts';
import { findShownBrand, showBrand } from './shown-brand.ts';

const PLUM = { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' };
const SAND = { ...BUILT_IN_BRAND.colors, main: '#8a6d1f' };

describeOnEachDatabase('the look of a picture', (database) => {
  async function find(version?: string) {
    const look = await findNamedLook(database(), version, (key) => `3-${key}`);
    return look?.brand.colors.main ?? 'built in';
  }

  test('is the one that its address names: the public one, the built-in one, or that of the draft', async () => {
    const { brand } = callAsStaff(database());
    await brand.save({ colors: PLUM, expectedVersion: 0 });
    await brand.keep({ colors: SAND, expectedVersion: null, liveVersion: 1 });
    expect(await find(`3-${keyOf(PLUM)}`)).toBe(PLUM.main);
    expect(await find(`3-${keyOf(SAND)}`)).toBe(SAND.main);
    expect(await find('3-')).toBe('built in');
    for (const other of [undefined, '3', keyOf(SAND), '3-nothing']) expect(await find(other)).toBe(PLUM.main);
    expect((await findShownBrand(database()))?.brand.colors).toEqual(PLUM);
  });

  test('is the public one again when the draft is gone', async () => {
    const { brand } = callAsStaff(database());
    const { draft } = await brand.keep({ colors: SAND, expectedVersion: null, liveVersion: 0 });
    expect(await find(`3-${keyOf(SAND)}`)).toBe(SAND.main);
    await brand.discard({ expectedVersion: draft?.version ?? '' });
    expect(await find(`3-${keyOf(SAND)}`)).toBe('built in');
  });
});

function keyOf(colors: typeof PLUM): string {
  return showBrand({ ...BUILT_IN_BRAND, colors })?.site.key ?? '';
}
