import { expect, test } from 'vitest';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import { publicError } from '../../core/rpc/errors.ts';
import { findContentVersion } from '../../core/store/content-version.repository.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { publishDueDrafts } from '../drafts/publish-draft.ts';
import { insertPicture } from '../media/media.repository.ts';
import { DRAFTED_PAGES } from './drafted-pages.ts';

type Kept = Parameters<ReturnType<typeof callAsStaff>['pages']['keep']>[0];
const PICTURE = buildPictureRow({ alt: 'A dentist at work', widthPx: 1200, heightPx: 800 });
const PICTURE_URL = `/media/${PICTURE.id}-1200x800.jpg`;
const TOMORROW = '2026-11-22T09:00:00.000Z';

describeOnEachDatabase('pages', (database) => {
  const staff = (options: Parameters<typeof callAsStaff>[1] = {}) => callAsStaff(database(), options);
  const visitor = () => callAsVisitor(database()).pages;
  const keep = (values: Kept['values'], kept: Partial<Kept> = {}) =>
    staff().pages.keep({ id: 'home', values, expectedVersion: null, liveVersion: 0, ...kept });
  async function publish(changes: Kept['values'], kept: Partial<Kept> = {}) {
    const { version } = await keep(changes, kept);
    return staff().pages.publish({ id: kept.id ?? 'home', expectedVersion: version });
  }

  test('an untouched site stores nothing', async () => {
    expect(await visitor().changed()).toEqual([]);
    expect(await visitor().copy({ ids: ['home'] })).toEqual({});
    expect((await staff().pages.list()).every(({ state }) => state === 'built-in')).toBe(true);
  });

  test('a draft is hidden from visitors until it is published, and then renews the public pages', async () => {
    const draft = await keep({ 'hero.headline': 'Good work, found.' });
    expect(await visitor().changed()).toEqual([]);
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({
      state: 'draft',
      values: {},
      draft: { fields: { 'hero.headline': 'Good work, found.' }, savedBy: TEST_STAFF.name },
    });
    const before = await findContentVersion(database());
    const published = await staff().pages.publish({ id: 'home', expectedVersion: draft.version });
    expect(published).toEqual({ version: 1, values: { 'hero.headline': 'Good work, found.' } });
    expect(await findContentVersion(database())).toBeGreaterThan(before);
    expect(await visitor().changed()).toEqual(['home']);
    const copy = await visitor().copy({ ids: ['home', 'about'] });
    expect(copy).toMatchObject({ home: { hero: { headline: 'Good work, found.' } } });
    expect(Object.keys(copy.home ?? {})).toEqual(['hero']);
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({ state: 'changed', changedFields: 1, draft: null });
    expect(await staff().pages.revisions({ id: 'home' })).toMatchObject([{ version: 1, savedBy: TEST_STAFF.name }]);
  });

  test('a field that is set back has its built-in text again', async () => {
    await publish({ 'hero.headline': 'Ours', 'hero.lead': 'Short.' });
    await publish({ 'hero.headline': null, 'hero.lead': null }, { liveVersion: 1 });
    expect(await visitor().changed()).toEqual([]);
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({ state: 'built-in', version: 2 });
  });

  test('an item is added, ordered and removed with its texts', async () => {
    const testimonials = ['2', 'new-a', '1'];
    await publish({
      testimonials,
      'testimonials.new-a.quote': 'Calm people.',
      'testimonials.new-a.attribution': 'Ada',
    });
    const shown = await visitor().copy({ ids: ['home'] });
    expect(shown.home?.['testimonials']).toMatchObject([
      { attribution: 'Tom Pruitt, Managing Partner, Pruitt & Lang CPAs' },
      { quote: 'Calm people.', attribution: 'Ada', rating: 5 },
      { rating: 5 },
    ]);
    const { values } = await publish({ testimonials: ['1'] }, { liveVersion: 1 });
    expect(values).toEqual({ testimonials: ['1'] });
  });

  test.each<[Kept['values'], string, RegExp]>([
    [{ 'hero.headline': 'x'.repeat(500) }, 'values.hero.headline', /at most \d+ characters/],
    [{ 'hero.seed': 'x' }, 'values.hero.seed', /no such field/],
    [{ testimonials: ['9'] }, 'values.testimonials', /does not exist/],
  ])('%j is refused by name', async (changes, path, message) => {
    const error = await keep(changes).catch((thrown: unknown) => thrown);
    const issues = [{ path, message: expect.stringMatching(message) }];
    expect(publicError(error)).toMatchObject({ status: 400, issues });
  });

  test('two people do not overwrite each other', async () => {
    const first = await keep({ 'hero.headline': 'One' });
    await expect(keep({ 'hero.headline': 'Two' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await staff().pages.publish({ id: 'home', expectedVersion: first.version });
    await expect(keep({ 'hero.headline': 'Two' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('a draft that names some fields takes back nothing that was published in others meanwhile', async () => {
    const first = await keep({ 'hero.headline': 'Ours' });
    await staff().pages.startClean();
    const second = await keep({ 'hero.lead': 'Short.' }, { expectedVersion: first.version, liveVersion: 1 });
    expect(second).toMatchObject({ baseVersion: 1, fields: { 'hero.headline': 'Ours', 'hero.lead': 'Short.' } });
    const { values } = await staff().pages.publish({ id: 'home', expectedVersion: second.version });
    expect(values).toMatchObject({ 'hero.headline': 'Ours', 'hero.lead': 'Short.', testimonials: [], logos: [] });
  });

  test('a scheduled draft goes live at its date, once', async () => {
    await keep({ 'hero.headline': 'Tomorrow' }, { goesLiveAt: TOMORROW });
    expect(await staff().pages.list()).toContainEqual(expect.objectContaining({ id: 'home', state: 'scheduled' }));
    expect(await publishDueDrafts(database(), DRAFTED_PAGES, TEST_NOW)).toEqual([]);
    const both = await Promise.all([
      publishDueDrafts(database(), DRAFTED_PAGES, TOMORROW),
      publishDueDrafts(database(), DRAFTED_PAGES, TOMORROW),
    ]);
    expect(both.flat()).toEqual(['home']);
    expect(await visitor().changed()).toEqual(['home']);
  });

  test('a discarded draft can be restored', async () => {
    const { version } = await keep({ 'hero.headline': 'Later' });
    await staff().pages.discard({ id: 'home', expectedVersion: version });
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({ state: 'built-in', draft: null, discarded: {} });
    await staff().pages.restore({ id: 'home', expectedVersion: version });
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({ state: 'draft' });
  });

  test('without the right to publish, staff keep drafts and set no date', async () => {
    const capabilities = new Set(capabilitiesOf('editor'));
    capabilities.delete('pages.publish');
    const editor = staff({ capabilities }).pages;
    const kept = { id: 'home', values: { 'hero.headline': 'Mine' }, expectedVersion: null, liveVersion: 0 };
    await expect(editor.keep({ ...kept, goesLiveAt: TOMORROW })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { version } = await editor.keep(kept);
    await expect(editor.publish({ id: 'home', expectedVersion: version })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('there is no page of another name', async () => {
    await expect(staff().pages.byId({ id: 'constructor' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(keep({}, { id: '__proto__' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a clean start takes off what is invented, keeps what staff wrote, and can be undone', async () => {
    const examples = async () => (await staff().pages.list()).flatMap((page) => page.examples);
    expect(await examples()).toContain('6 sample testimonials');
    await publish({ 'testimonials.1.quote': 'Ours.' });
    const draft = await keep({ 'hero.headline': 'Later.' }, { liveVersion: 1 });
    const changed = await staff().pages.startClean();
    expect(changed).toHaveLength(9);
    expect(await examples()).toEqual([]);
    const copy = await visitor().copy({ ids: ['home', 'services'] });
    expect(copy).toMatchObject({
      home: { testimonials: [{ quote: 'Ours.' }], logos: [] },
      services: { story: { isShown: false } },
    });
    expect(await staff().pages.startClean()).toEqual([]);
    const published = await staff().pages.publish({ id: 'home', expectedVersion: draft.version });
    expect(published.values).toMatchObject({ 'hero.headline': 'Later.', testimonials: ['1'] });
  });

  test('a picture of a page is not deleted, also while only a draft or an earlier version shows it', async () => {
    await insertPicture(database(), PICTURE, TEST_NOW);
    await keep({ 'hero.image.photo': PICTURE_URL, 'hero.image.focus': '50% 20%' });
    expect(await staff().media.uses({ id: PICTURE.id })).toMatchObject({ pages: ['home'] });
    await expect(staff().media.remove({ id: PICTURE.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const { draft } = await staff().pages.byId({ id: 'home' });
    await staff().pages.publish({ id: 'home', expectedVersion: draft?.version ?? '' });
    expect(await visitor().copy({ ids: ['home'] })).toMatchObject({
      home: { hero: { image: { photo: PICTURE_URL, focus: '50% 20%' } } },
    });
    await publish({ 'hero.image.photo': null, 'hero.image.focus': null }, { liveVersion: 1 });
    await expect(staff().media.remove({ id: PICTURE.id })).rejects.toThrow(/Replace it under Pages first/);
  });
});
