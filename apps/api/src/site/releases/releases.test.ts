import { expect, test } from 'vitest';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { publishDueReleases } from './publish-release.ts';

const SOON = '2026-12-03T09:00:00.000Z';
const EDITOR_ONLY = new Set([...capabilitiesOf('admin')].filter((right) => !right.endsWith('.publish')));
const NOT_BRAND = new Set([...capabilitiesOf('admin')].filter((right) => right !== 'brand.change'));

describeOnEachDatabase('a release', (database) => {
  const staff = (now = TEST_NOW) => callAsStaff(database(), { now: () => now });
  const author = () => callAsStaff(database(), { capabilities: EDITOR_ONLY });

  async function keep(id: string, values: CopyValues, more: object = {}) {
    const page = await staff().pages.byId({ id });
    const base = { expectedVersion: page.draft?.version ?? null, liveVersion: page.version };
    return staff().pages.keep({ id, values, ...base, ...more });
  }

  /** A release with the drafts of two pages, pending changes of a post, and the draft of a post. */
  async function makeRelease(goesLiveAt: string | null = SOON) {
    await keep('home', { 'hero.headline': 'High water' });
    await keep('about', { 'story.heading': 'Tides' });
    const { version } = await staff().posts.create(buildPost({ title: 'Ebb', publishDate: '2026-01-01' }));
    const changes = { title: 'Ebb tide' };
    await staff().posts.pending.keep({ id: 'ebb', changes, expectedVersion: null, liveVersion: version });
    await staff().posts.create(buildPost({ title: 'Flood', status: 'draft', publishDate: null }));
    const { id } = await staff().releases.add({ name: 'Spring tide', goesLiveAt });
    await staff().releases.addPart({ id, kind: 'page', objectId: 'home' });
    await staff().releases.addPart({ id, kind: 'page', objectId: 'about' });
    await staff().releases.addPart({ id, kind: 'post', objectId: 'ebb' });
    await staff().releases.addPart({ id, kind: 'post', objectId: 'flood' });
    return id;
  }

  test('publishes the brand with its pages, at once', async () => {
    await keep('home', { 'hero.headline': 'High water' });
    const colors = { ...BUILT_IN_BRAND.colors, main: '#6b2fb3' };
    await staff().brand.keep({ colors, expectedVersion: null, liveVersion: 0, goesLiveAt: SOON });
    const { id } = await staff().releases.add({ name: 'Spring tide', goesLiveAt: SOON });
    const brand = { kind: 'brand', objectId: 'brand' } as const;
    await expect(
      callAsStaff(database(), { capabilities: NOT_BRAND }).releases.addPart({ id, ...brand }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(staff().releases.addPart({ id, kind: 'brand', objectId: 'home' })).rejects.toThrow('cannot be added');
    await staff().releases.addPart({ id, kind: 'page', objectId: 'home' });
    const { parts } = await staff().releases.addPart({ id, ...brand });
    expect(parts).toMatchObject([{ kind: 'page' }, { ...brand, name: 'Brand', problem: null }]);
    const { draft } = await staff().brand.read();
    expect(draft?.goesLiveAt).toBeNull();
    const change = { colors, expectedVersion: draft?.version ?? '', liveVersion: 0 };
    await expect(staff().brand.keep({ ...change, goesLiveAt: SOON })).rejects.toThrow('the release “Spring tide”');
    const visitor = callAsVisitor(database());
    const look = async () => [await visitor.pages.changed(), 'brand' in (await visitor.settings.site())];
    expect(await look()).toEqual([[], false]);
    expect(await publishDueReleases(database(), SOON)).toEqual([id]);
    expect(await look()).toEqual([['home'], true]);
    expect(await staff().releases.list()).toMatchObject([{ parts: [{}, { name: 'Brand' }] }]);
  });

  /** What visitors see of the four parts. */
  async function seen() {
    const visitor = callAsVisitor(database(), { now: () => SOON });
    const changed = await visitor.pages.changed();
    return [...changed, ...(await visitor.posts.list({})).items.map(({ title }) => title)].toSorted();
  }
  const problems = async () => {
    const [release] = await staff(SOON).releases.list();
    return { isHeld: release?.isHeld, problems: release?.parts.flatMap(({ problem }) => problem ?? []) };
  };

  test('publishes pages, pending changes and drafts at its date, together and once', async () => {
    const id = await makeRelease();
    expect(await staff().releases.list()).toMatchObject([
      {
        id,
        name: 'Spring tide',
        goesLiveAt: SOON,
        publishedAt: null,
        parts: [
          { kind: 'page', objectId: 'home', name: 'Home', problem: null },
          { kind: 'page', objectId: 'about', name: 'About Us', problem: null },
          { kind: 'post', objectId: 'ebb', name: 'Ebb', problem: null },
          { kind: 'post', objectId: 'flood', name: 'Flood', problem: null },
        ],
      },
    ]);
    expect(await publishDueReleases(database(), '2026-12-03T08:59:59.999Z')).toEqual([]);
    expect(await seen()).toEqual(['Ebb']);
    const both = await Promise.all([publishDueReleases(database(), SOON), publishDueReleases(database(), SOON)]);
    expect(both.flat()).toEqual([id]);
    expect(await seen()).toEqual(['Ebb tide', 'Flood', 'about', 'home']);
    expect(await staff().pages.byId({ id: 'home' })).toMatchObject({ version: 1, draft: null });
    expect(await staff().releases.list()).toMatchObject([
      { publishedAt: SOON, parts: [{}, {}, {}, { name: 'Flood' }] },
    ]);
    await expect(staff().releases.publish({ id })).rejects.toThrow('This release is published already.');
  });

  test('is held back as a whole when a part cannot be published, and says which one and why', async () => {
    const id = await makeRelease();
    const home = await staff().pages.byId({ id: 'home' });
    await staff().pages.discard({ id: 'home', expectedVersion: home.draft?.version ?? '' });
    await staff().posts.remove({ id: 'flood' });
    const ebb = await staff().posts.byId({ id: 'ebb' });
    await staff().posts.update({ id: 'ebb', changes: { title: 'Neap' }, expectedVersion: ebb.version });
    const found = [
      'Its draft was discarded.',
      'The same texts were changed and published in the meantime.',
      'It is in the trash.',
    ];
    expect(await problems()).toEqual({ isHeld: false, problems: found });
    expect(await publishDueReleases(database(), SOON)).toEqual([]);
    expect(await problems()).toEqual({ isHeld: true, problems: found });
    expect(await seen()).toEqual(['Neap']);
    await expect(staff().releases.publish({ id })).rejects.toThrow(
      'Nothing was published. Home: Its draft was discarded.',
    );
    const [release] = await staff().releases.list();
    for (const part of release?.parts ?? []) if (part.problem) await staff().releases.removePart({ id: part.id });
    await staff(SOON).releases.publish({ id });
    expect(await seen()).toEqual(['Neap', 'about']);
  });

  test('publishes nothing when publishing fails between the parts, and everything at the next attempt', async () => {
    const id = await makeRelease();
    let written = 0;
    const failing = database().withPlugin({
      transformQuery({ node }) {
        const into = node.kind === 'InsertQueryNode' ? JSON.stringify(node) : '';
        if (into.includes('"copy_revisions"') && (written += 1) === 2) throw new Error('cut off');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(publishDueReleases(failing, SOON)).rejects.toThrow('cut off');
    expect(written).toBe(2);
    expect(await seen()).toEqual(['Ebb']);
    expect(await publishDueReleases(database(), SOON)).toEqual([id]);
    expect(await seen()).toHaveLength(4);
  });

  test('its drafts have no date of their own, are in no other release, and only publishers change them', async () => {
    await keep('home', { 'hero.headline': 'High water' }, { goesLiveAt: SOON });
    const { id } = await staff().releases.add({ name: 'Spring tide' });
    const other = await staff().releases.add({ name: 'Neap tide' });
    await staff().releases.addPart({ id, kind: 'page', objectId: 'home' });
    const { draft } = await staff().pages.byId({ id: 'home' });
    expect(draft?.goesLiveAt).toBeNull();
    const change = { id: 'home', values: {}, expectedVersion: draft?.version ?? null, liveVersion: 0 };
    await expect(staff().pages.keep({ ...change, goesLiveAt: SOON })).rejects.toThrow('the release “Spring tide”');
    await expect(author().pages.keep(change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const home = { kind: 'page', objectId: 'home' } as const;
    await expect(staff().releases.addPart({ id: other.id, ...home })).rejects.toThrow('“Spring tide” already');
    await expect(staff().releases.addPart({ id, kind: 'page', objectId: 'about' })).rejects.toThrow('no changes');
    await staff().releases.cancel({ id });
    await author().pages.keep(change);
    await staff().releases.addPart({ id: other.id, ...home });
    const { draft: kept } = await staff().pages.byId({ id: 'home' });
    await staff().pages.publish({ id: 'home', expectedVersion: kept?.version ?? '' });
    expect(await staff().releases.list()).toMatchObject([{ id: other.id, parts: [] }]);
  });

  test('a draft of a post in a release can be changed by publishers only', async () => {
    await makeRelease();
    const { version } = await staff().posts.byId({ id: 'flood' });
    const change = { id: 'flood', changes: { title: 'Not approved' }, expectedVersion: version };
    await expect(author().posts.update(change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await staff().posts.update(change)).title).toBe('Not approved');
  });
});
