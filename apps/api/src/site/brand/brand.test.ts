import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DARK, LIGHT } from '@tideline/brand/built-in';
import { DEEP } from '@tideline/brand/built-in-band';
import type { Art } from '@tideline/domain/brand/art';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { expect, test } from 'vitest';
import { publicError } from '../../core/rpc/errors.ts';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findShownBrand } from './shown-brand.ts';

const PLUM = { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' };

describeOnEachDatabase('the brand', (database) => {
  const brand = () => callAsStaff(database()).brand;

  test('is the built-in look until it is saved, and visitors are sent nothing of it', async () => {
    expect(await brand().read()).toEqual({
      brand: BUILT_IN_BRAND,
      version: 0,
      savedAt: null,
      savedBy: null,
      draft: null,
    });
    expect(await findShownBrand(database())).toBeNull();
    expect(await callAsVisitor(database()).settings.site()).not.toHaveProperty('brand');
    expect(await callAsVisitor(database()).pages.changed()).toEqual([]);
  });

  test('is public when its save is acknowledged, and every look has a key of its own', async () => {
    const before = await findContentVersion(database());
    const saved = await brand().save({ colors: PLUM, expectedVersion: 0 });
    expect(saved).toEqual({
      brand: { ...BUILT_IN_BRAND, colors: PLUM },
      version: 1,
      savedAt: TEST_NOW,
      savedBy: TEST_STAFF.name,
      draft: null,
    });
    expect(await brand().read()).toEqual(saved);
    expect(await findContentVersion(database())).toBeGreaterThan(before);
    const shown = await findShownBrand(database());
    expect(shown?.css).toContain('--color-brand-teal:#6b2fb3');
    const { brand: first } = await callAsVisitor(database()).settings.site();
    expect(first).toEqual(shown?.site);
    await brand().save({ colors: { ...PLUM, warm: '#ffcc00' }, expectedVersion: 1 });
    const { brand: second } = await callAsVisitor(database()).settings.site();
    expect(second?.key).not.toBe(first?.key);
    expect(await callAsVisitor(database()).pages.changed()).toEqual([]);
  });

  test('is set back by saving the built-in look, and its former versions stay', async () => {
    await brand().save({ colors: PLUM, expectedVersion: 0 });
    await brand().save({ colors: BUILT_IN_BRAND.colors, expectedVersion: 1 });
    expect(await findShownBrand(database())).toBeNull();
    expect(await callAsVisitor(database()).settings.site()).not.toHaveProperty('brand');
    expect(await brand().revisions()).toMatchObject([
      { version: 2, brand: BUILT_IN_BRAND },
      { version: 1, brand: { colors: PLUM }, savedBy: TEST_STAFF.name },
    ]);
  });

  test('keeps the family and seed of its drawings in every version', async () => {
    const art = { family: 'relief', seed: 412_233 } as const;
    await brand().save({ art, expectedVersion: 0 });
    await brand().save({ fonts: 'lora', expectedVersion: 1 });
    expect((await brand().read()).brand).toEqual({ ...BUILT_IN_BRAND, fonts: 'lora', art });
    await brand().save({ art: BUILT_IN_BRAND.art, fonts: 'fraunces', expectedVersion: 2 });
    expect(await findShownBrand(database())).toBeNull();
    expect((await brand().revisions()).map((revision) => revision.brand.art)).toEqual([BUILT_IN_BRAND.art, art, art]);
  });

  test.each([
    [{ family: 'photos', seed: 0 }, 'art.family', 'family must be one of coast, waves, relief, shapes.'],
    [{ family: 'shapes', seed: -1 }, 'art.seed', 'seed must be a whole number from 0 to 999999.'],
    [{ family: 'shapes', seed: 1.5 }, 'art.seed', 'seed must be a whole number from 0 to 999999.'],
    [{ family: 'shapes', seed: 1_000_000 }, 'art.seed', 'seed must be a whole number from 0 to 999999.'],
  ])('refuses %j as drawings, by its name', async (art, path, message) => {
    const error = await brand()
      .save({ art: art as Art, expectedVersion: 0 })
      .catch((thrown: unknown) => thrown);
    expect(publicError(error)).toMatchObject({ status: 400, issues: [{ path, message }] });
  });

  test('of two people who save at once, the second is told', async () => {
    await brand().save({ colors: PLUM, expectedVersion: 0 });
    await expect(brand().save({ colors: PLUM, expectedVersion: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test.each(['red', '#fff', '#12345g', '#0a2a34;}body{display:none', 'url(https://evil.example)', ''])(
    'refuses %j as a color, by its name',
    async (main) => {
      const error = await brand()
        .save({ colors: { ...PLUM, main }, expectedVersion: 0 })
        .catch((thrown: unknown) => thrown);
      const issues = [{ path: 'colors.main', message: 'Main must be a color such as #0b7a85.' }];
      expect(publicError(error)).toMatchObject({ status: 400, issues });
    },
  );

  test('only an admin may change it', async () => {
    const editor = callAsStaff(database(), { staff: { ...TEST_STAFF, role: 'editor' } });
    await expect(editor.brand.save({ colors: PLUM, expectedVersion: 0 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('the built-in look is that of the style sheet', async () => {
  const css = await readFile(join(import.meta.dirname, '../../../../web/src/styles/tokens.css'), 'utf8');
  const inSheet = new Set(css.match(/--[\w-]+: [^;]+;/g));
  const { line, 'line-strong': lineStrong, ...texts } = { ...DEEP.grounds, ...DEEP.texts };
  const all = [LIGHT.grounds, LIGHT.texts, LIGHT.art, DARK.grounds, DARK.texts, DARK.art, texts, { line }];
  const used = [
    ...all.flatMap(Object.entries),
    ['line-strong', lineStrong],
    ...Object.values(DEEP.sunk).map((sunk) => ['sunk', sunk]),
  ];
  expect(used.filter(([name, value]) => !inSheet.has(`--${name}: ${value};`))).toEqual([]);
});
