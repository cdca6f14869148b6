import { expect, test } from 'vitest';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import type { Capability } from '@tideline/domain/staff/capability';
import { findContentVersion } from '../../../core/store/content-version.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { findShownBrand } from '../../brand/shown-brand.ts';
import { inPreview } from './show-preview.ts';
import { deleteExpiredPreviews } from './previews.repository.ts';

const SOON = '2026-12-03T09:00:00.000Z';
const LATER = '2026-12-04T09:00:00.000Z';
const LAST_MOMENT = new Date(Date.parse(TEST_NOW) + PREVIEW_LINK_DAYS * 86_400_000 - 1).toISOString();

const tokenOf = ({ path }: { path: string }) => path.split('/')[3] ?? '';

/** What visitors read: the headline of the home page and the newest post. */
async function readSite(db: Db, now = TEST_NOW) {
  const visitor = callAsVisitor(db, { now: () => now });
  const { home } = await visitor.pages.copy({ ids: ['home'] });
  const { items } = await visitor.posts.listSummaries({});
  return {
    headline: (home?.hero as { headline: string } | undefined)?.headline ?? null,
    newest: items[0]?.title ?? null,
  };
}

describeOnEachDatabase('a preview of the site', (database) => {
  const staff = () => callAsStaff(database());
  async function open(token: string, now = TEST_NOW) {
    return inPreview(database(), token, now, async (trx, { at, isAhead }) => ({
      ...(await readSite(trx, at)),
      isAhead,
    }));
  }
  async function keep(values: Record<string, string>, more: object = {}) {
    return staff().pages.keep({ id: 'home', values, expectedVersion: null, liveVersion: 0, ...more });
  }

  test('shows the draft of a page, and leaves the site as it is', async () => {
    await keep({ 'hero.headline': 'High water' });
    const version = await findContentVersion(database());
    const link = await staff().previews.ofPage({ id: 'home' });
    expect(link).toEqual({
      path: expect.stringMatching(/^\/preview\/site\/[\w-]{43}\/$/),
      expiresAt: expect.any(String),
    });
    expect(await open(tokenOf(link))).toMatchObject({ headline: 'High water', isAhead: true });
    expect(await readSite(database())).toMatchObject({ headline: null });
    expect(await findContentVersion(database())).toBe(version);
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({
      version: 0,
      draft: { savedBy: expect.any(String) },
    });
  });

  test('shows what is public once the draft is published or discarded', async () => {
    const { version } = await keep({ 'hero.headline': 'High water' });
    const token = tokenOf(await staff().previews.ofPage({ id: 'home' }));
    await staff().pages.discard({ id: 'home', expectedVersion: version });
    expect(await open(token)).toMatchObject({ headline: null, isAhead: false });
    await staff().pages.restore({ id: 'home', expectedVersion: version });
    await staff().pages.publish({ id: 'home', expectedVersion: version });
    expect(await open(token)).toMatchObject({ headline: 'High water', isAhead: false });
  });

  test('shows the site as of a moment: posts, pages and pending changes that are scheduled until then', async () => {
    const { id, version } = await staff().posts.create(buildPost({ title: 'Ebb', publishDate: '2026-01-01' }));
    await staff().posts.pending.keep({
      id,
      changes: { title: 'Ebb tide' },
      expectedVersion: null,
      liveVersion: version,
      goesLiveAt: SOON,
    });
    await keep({ 'hero.headline': 'High water' }, { goesLiveAt: SOON });
    await staff().posts.create(buildPost({ title: 'Flood', status: 'scheduled', publishDate: LATER }));
    const before = tokenOf(await staff().previews.asOf({ at: '2026-12-03T08:59:59Z' }));
    const soon = tokenOf(await staff().previews.asOf({ at: SOON }));
    const later = tokenOf(await staff().previews.asOf({ at: LATER }));
    expect(await open(before)).toEqual({ headline: null, newest: 'Ebb', isAhead: true });
    expect(await open(soon)).toEqual({ headline: 'High water', newest: 'Ebb tide', isAhead: true });
    expect(await open(later)).toMatchObject({ newest: 'Flood' });
    expect(await readSite(database())).toEqual({ headline: null, newest: 'Ebb' });
    await expect(staff().previews.asOf({ at: TEST_NOW })).rejects.toThrow('The date must be in the future.');
  });

  test('shows a release, and as of its date; one that will be held back is not shown', async () => {
    await keep({ 'hero.headline': 'High water' });
    const { id } = await staff().releases.add({ name: 'Spring tide', goesLiveAt: SOON });
    await staff().releases.addPart({ id, kind: 'page', objectId: 'home' });
    const release = tokenOf(await staff().previews.ofRelease({ id }));
    const moment = tokenOf(await staff().previews.asOf({ at: LATER }));
    for (const token of [release, moment]) {
      expect(await open(token)).toMatchObject({ headline: 'High water', isAhead: true });
    }
    expect(await staff().releases.list()).toMatchObject([{ publishedAt: null }]);
    const { draft } = await staff().pages.byId({ id: 'home' });
    await staff().pages.discard({ id: 'home', expectedVersion: draft?.version ?? '' });
    expect(await open(release)).toMatchObject({ headline: null, isAhead: false });
    expect(await open(moment)).toMatchObject({ headline: null, isAhead: true });
  });

  test('shows the draft of the brand, and its look as of its date', async () => {
    const colors = { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' };
    const { draft } = await staff().brand.keep({ colors, expectedVersion: null, liveVersion: 0 });
    const link = tokenOf(await staff().previews.ofBrand());
    const look = (token: string) =>
      inPreview(database(), token, TEST_NOW, async (trx, { isAhead }) => [(await findShownBrand(trx))?.brand, isAhead]);
    expect(await look(link)).toMatchObject([{ colors }, true]);
    expect(await findShownBrand(database())).toBeNull();
    const dated = { expectedVersion: draft?.version ?? '', liveVersion: 0, goesLiveAt: SOON };
    const { draft: scheduled } = await staff().brand.keep(dated);
    expect(await look(tokenOf(await staff().previews.asOf({ at: '2026-12-03T08:59:59Z' })))).toEqual([undefined, true]);
    expect(await look(tokenOf(await staff().previews.asOf({ at: SOON })))).toMatchObject([{ colors }, true]);
    await staff().brand.discard({ expectedVersion: scheduled?.version ?? '' });
    expect(await look(link)).toEqual([undefined, false]);
    expect(await staff().previews.endOfBrand()).toEqual({ ended: 1 });
    expect(await look(link)).toBeNull();
  });

  test('is listed while it works, by what it shows, and ended alone', async () => {
    await staff().releases.add({ name: 'Spring tide' });
    const [release] = await staff().releases.list();
    const { id: added } = await staff().pages.add({ kind: 'plain', title: 'Terms of delivery', path: '/delivery' });
    const links = [
      await staff().previews.ofPage({ id: 'home' }),
      await staff().previews.ofPage({ id: added }),
      await staff().previews.ofBrand(),
      await staff().previews.ofRelease({ id: release?.id ?? '' }),
      await staff().previews.asOf({ at: SOON }),
    ];
    const open = await staff().previews.open();
    expect(open.map(({ kind, name, at }) => [kind, name, at].filter(Boolean).join(' ')).toSorted()).toEqual([
      'brand',
      `moment ${SOON}`,
      'page Home',
      'page Terms of delivery',
      'release Spring tide',
    ]);
    expect(open[0]).toMatchObject({ createdBy: TEST_STAFF.name, createdAt: TEST_NOW, expiresAt: links[0]?.expiresAt });
    for (const { path } of links) expect(JSON.stringify(open)).not.toContain(tokenOf({ path }));
    const home = open.find(({ name }) => name === 'Home');
    await staff().previews.end({ id: home?.id ?? '' });
    expect(await staff().previews.open()).toHaveLength(4);
    await expect(staff().previews.end({ id: home?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const later = callAsStaff(database(), { now: () => links[0]?.expiresAt ?? '' });
    expect(await later.previews.open()).toEqual([]);
  });

  test('of a post is listed and ended there, too, by whoever may change the post', async () => {
    await staff().posts.create(buildPost({ title: 'Low water', status: 'draft', publishDate: null }));
    const { token, expiresAt } = await staff().posts.previewLinks.create({ id: 'low-water' });
    await staff().previews.ofBrand();
    const open = await staff().previews.open();
    expect(open.map(({ kind }) => kind).toSorted()).toEqual(['brand', 'post']);
    const link = open.find(({ kind }) => kind === 'post');
    expect(link).toMatchObject({ name: 'Low water', at: null, createdBy: TEST_STAFF.name, expiresAt });
    expect(JSON.stringify(open)).not.toContain(token);

    const capabilities = new Set<Capability>(['pages.edit', 'posts.edit']);
    const other = callAsStaff(database(), { capabilities, staff: { ...TEST_STAFF, id: 'other' } }).previews;
    expect((await other.open()).map(({ kind }) => kind)).toEqual(['brand']);
    const named = { id: link?.id ?? '' };
    await expect(other.end(named)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const owner = callAsStaff(database(), { capabilities }).previews;
    expect((await owner.open()).map(({ kind }) => kind).toSorted()).toEqual(['brand', 'post']);
    const pagesOnly = callAsStaff(database(), { capabilities: new Set(['pages.edit'] as const) }).previews;
    expect((await pagesOnly.open()).map(({ kind }) => kind)).toEqual(['brand']);
    await expect(pagesOnly.end(named)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    await owner.end(named);
    const { previewLinks } = callAsVisitor(database()).posts;
    await expect(previewLinks.page({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(owner.end(named)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await staff().posts.previewLinks.create({ id: 'low-water' });
    await staff().posts.remove({ id: 'low-water' });
    expect(await staff().previews.open()).toMatchObject([{ kind: 'brand' }]);
  });

  test('ends with all others of its subject, and after seven days', async () => {
    const page = tokenOf(await staff().previews.ofPage({ id: 'about' }));
    const moment = tokenOf(await staff().previews.asOf({ at: SOON }));
    expect(await open(page, LAST_MOMENT)).not.toBeNull();
    const end = new Date(Date.parse(LAST_MOMENT) + 1).toISOString();
    expect(await open(page, end)).toBeNull();
    expect(await open(`${page}a`)).toBeNull();
    expect(await staff().previews.endOfPage({ id: 'home' })).toEqual({ ended: 0 });
    expect(await staff().previews.endOfPage({ id: 'about' })).toEqual({ ended: 1 });
    expect([await open(page), (await open(moment))?.isAhead]).toEqual([null, true]);
    expect(JSON.stringify(await database().selectFrom('site_previews').selectAll().execute())).not.toContain(moment);
    await deleteExpiredPreviews(database(), end);
    expect(await staff().previews.endAsOf()).toEqual({ ended: 0 });
    await expect(staff().previews.ofPage({ id: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
