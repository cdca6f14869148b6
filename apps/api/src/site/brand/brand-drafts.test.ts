import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { expect, test } from 'vitest';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { publishDueDrafts } from '../drafts/publish-draft.ts';
import { DRAFTED_PAGES } from '../pages/drafted-pages.ts';
import { DRAFTED_BRAND } from './drafted-brand.ts';
import { findShownBrand } from './shown-brand.ts';

const PLUM = { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' };
const SAND = { ...BUILT_IN_BRAND.colors, main: '#8a6d1f' };
const SOON = '2026-12-03T09:00:00.000Z';
const FIRST = { expectedVersion: null, liveVersion: 0 };

describeOnEachDatabase('a draft of the brand', (database) => {
  const brand = () => callAsStaff(database()).brand;
  const seen = async () => (await findShownBrand(database()))?.brand ?? BUILT_IN_BRAND;

  test('is seen by nobody until it is published', async () => {
    const before = await findContentVersion(database());
    const { draft, version } = await brand().keep({ colors: PLUM, ...FIRST });
    expect(version).toBe(0);
    expect(draft).toEqual({
      brand: { ...BUILT_IN_BRAND, colors: PLUM },
      version: expect.any(String),
      baseVersion: 0,
      goesLiveAt: null,
      isHeld: false,
      savedBy: TEST_STAFF.name,
      savedAt: TEST_NOW,
    });
    expect(await brand().read()).toMatchObject({ brand: BUILT_IN_BRAND, draft });
    expect(await findContentVersion(database())).toBe(before);
    expect(await callAsVisitor(database()).settings.site()).not.toHaveProperty('brand');
    const published = await brand().publish({ expectedVersion: draft?.version ?? '' });
    expect(published).toMatchObject({ version: 1, draft: null, brand: { colors: PLUM } });
    expect(await seen()).toMatchObject({ colors: PLUM });
    expect(await brand().revisions()).toMatchObject([{ version: 1, savedBy: TEST_STAFF.name }]);
  });

  test('a part of it is changed, and what it does not name follows the brand', async () => {
    const { draft } = await brand().keep({ colors: PLUM, ...FIRST });
    await brand().keep({ fonts: 'lora', expectedVersion: draft?.version ?? null, liveVersion: 0 });
    await brand().save({ colors: { ...BUILT_IN_BRAND.colors, warm: '#ffcc00' }, expectedVersion: 0 });
    const both = { colors: { ...PLUM, warm: '#ffcc00' }, fonts: 'lora' };
    const after = await brand().read();
    expect(after).toMatchObject({ version: 1, draft: { baseVersion: 0, brand: both } });
    await brand().publish({ expectedVersion: after.draft?.version ?? '' });
    expect(await seen()).toMatchObject(both);
  });

  test('takes back nothing that was published in what it does not name', async () => {
    const { draft } = await brand().keep({ fonts: 'lora', ...FIRST });
    await brand().save({ colors: SAND, expectedVersion: 0 });
    const art = { ...BUILT_IN_BRAND.art, seed: 7 };
    const kept = await brand().keep({ art, expectedVersion: draft?.version ?? null, liveVersion: 1 });
    expect(kept.draft).toMatchObject({ baseVersion: 1, brand: { colors: SAND, fonts: 'lora', art } });
    await brand().publish({ expectedVersion: kept.draft?.version ?? '' });
    expect(await seen()).toMatchObject({ colors: SAND, fonts: 'lora', art });
  });

  test('of two people who save or publish it, the second is told', async () => {
    const { draft } = await brand().keep({ colors: PLUM, ...FIRST });
    const conflict = { code: 'CONFLICT' };
    await expect(brand().keep({ colors: SAND, ...FIRST })).rejects.toMatchObject(conflict);
    const expectedVersion = draft?.version ?? '';
    await brand().save({ colors: SAND, expectedVersion: 0 });
    await expect(brand().publish({ expectedVersion })).rejects.toMatchObject(conflict);
    const kept = await brand().keep({ colors: PLUM, expectedVersion, liveVersion: 1 });
    await brand().publish({ expectedVersion: kept.draft?.version ?? '' });
    expect(await seen()).toMatchObject({ colors: PLUM });
    await expect(brand().publish({ expectedVersion })).rejects.toMatchObject(conflict);
  });

  test('is published at its date, once for all servers', async () => {
    const { draft } = await brand().keep({ colors: PLUM, ...FIRST, goesLiveAt: SOON });
    expect(draft?.goesLiveAt).toBe(SOON);
    const publish = (now: string) => publishDueDrafts(database(), DRAFTED_BRAND, now);
    expect(await publish('2026-12-03T08:59:59.999Z')).toEqual([]);
    expect(await publishDueDrafts(database(), DRAFTED_PAGES, SOON)).toEqual([]);
    expect((await Promise.all([publish(SOON), publish(SOON)])).flat()).toEqual(['brand']);
    expect(await seen()).toMatchObject({ colors: PLUM });
    expect(await brand().read()).toMatchObject({ version: 1, savedBy: TEST_STAFF.name, draft: null });
  });

  test('is held back at its date when the same colors were changed meanwhile', async () => {
    await brand().keep({ colors: PLUM, ...FIRST, goesLiveAt: SOON });
    await brand().save({ colors: SAND, expectedVersion: 0 });
    expect(await publishDueDrafts(database(), DRAFTED_BRAND, SOON)).toEqual([]);
    expect(await seen()).toMatchObject({ colors: SAND });
    expect(await brand().read()).toMatchObject({ draft: { isHeld: true } });
  });

  test('is discarded and restored', async () => {
    const { draft } = await brand().keep({ colors: PLUM, ...FIRST });
    const seenDraft = { expectedVersion: draft?.version ?? '' };
    await brand().discard(seenDraft);
    expect(await brand().read()).toMatchObject({ draft: null });
    await expect(brand().publish(seenDraft)).rejects.toMatchObject({ code: 'CONFLICT' });
    await brand().restore(seenDraft);
    expect(await brand().read()).toMatchObject({ draft: { brand: { colors: PLUM } } });
  });

  test('has a logo that was uploaded, and is kept by admins only', async () => {
    const logo = '0123456789abcdef01234567-320x80.svg';
    await expect(brand().keep({ logo, ...FIRST })).rejects.toThrow('Upload it first');
    const editor = callAsStaff(database(), { staff: { ...TEST_STAFF, role: 'editor' } });
    const refused = { code: 'FORBIDDEN' };
    await expect(editor.brand.keep({ colors: PLUM, ...FIRST })).rejects.toMatchObject(refused);
    await expect(editor.previews.ofBrand()).rejects.toMatchObject(refused);
  });
});
