import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { deleteOldTrash, publishScheduledPosts } from '../../site/posts/post-writes.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import { findMissingAnswer } from './redirects.repository.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

describeOnEachDatabase('the address of a post', (database) => {
  function staff() {
    return callAsStaff(database());
  }
  function visitor(userAgent = BROWSER) {
    return callAsVisitor(database(), { userAgent, clientAddress: '203.0.113.7' });
  }
  async function answerAt(path: string): Promise<string | null | undefined> {
    const answer = await findMissingAnswer(database(), path, TEST_NOW);
    return answer ? answer.location : undefined;
  }
  async function move(from: string, address: string) {
    return staff().posts.update({ id: from, changes: { address } });
  }

  test('follows the title of a draft, and its former ids still find it', async () => {
    await staff().posts.create({ title: 'Tides' });
    const second = await staff().posts.update({ id: 'tides', changes: { title: 'Low tides' } });
    expect(second).toMatchObject({ id: 'low-tides', key: 'tides', isAddressAutomatic: true });
    const third = await staff().posts.update({ id: 'tides', changes: { title: 'Spring tides' } });
    expect(third.id).toBe('spring-tides');
    for (const id of ['tides', 'low-tides', 'spring-tides'])
      expect((await staff().posts.byId({ id })).id).toBe('spring-tides');
    expect(await staff().posts.revisions.list({ id: 'low-tides' })).toHaveLength(3);
  });

  test('stays when the title means the same address, or is emptied', async () => {
    await staff().posts.create({ title: 'Tides' });
    await staff().posts.create({ title: 'Tides' });
    expect((await staff().posts.update({ id: 'tides-2', changes: { title: 'TIDES!' } })).id).toBe('tides-2');
    expect((await staff().posts.update({ id: 'tides-2', changes: { title: '' } })).id).toBe('tides-2');
  });

  test('set by hand, or of a post that was once published, follows no title', async () => {
    expect(await staff().posts.create({ title: 'Tides', address: 'moon' })).toMatchObject({
      id: 'moon',
      isAddressAutomatic: false,
    });
    expect((await staff().posts.update({ id: 'moon', changes: { title: 'Ebb' } })).id).toBe('moon');
    expect(await staff().posts.update({ id: 'moon', changes: { address: '' } })).toMatchObject({
      id: 'ebb',
      isAddressAutomatic: true,
    });
    const published = await staff().posts.update({ id: 'ebb', changes: { status: 'published', title: 'Flow' } });
    expect(published).toMatchObject({ id: 'flow', isAddressAutomatic: false, firstPublishedAt: TEST_NOW });
    await staff().posts.update({ id: 'flow', changes: { status: 'draft' } });
    expect((await staff().posts.update({ id: 'flow', changes: { title: 'Other' } })).id).toBe('flow');
    await expect(move('flow', '')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is fixed when a scheduled post is published', async () => {
    await staff().posts.create({ title: 'Due', status: 'scheduled', publishDate: '2026-11-21T19:00:00.000Z' });
    await publishScheduledPosts(database(), '2026-11-21T19:00:00.000Z');
    expect(await staff().posts.byId({ id: 'due' })).toMatchObject({
      isAddressAutomatic: false,
      firstPublishedAt: '2026-11-21T19:00:00.000Z',
    });
  });

  test.each(['Two Words', '-a', 'a--b', 'a/b', 'ü', 'a'.repeat(101)])('refuses %j', async (address) => {
    await expect(staff().posts.create({ address })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('of another post is refused, also of one in the trash', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    await staff().posts.create(buildPost({ title: 'Two' }));
    await staff().posts.remove({ id: 'one' });
    const refusal = { code: 'BAD_REQUEST', message: 'Another post has or had this address; it may be in the trash.' };
    await expect(move('two', 'one')).rejects.toMatchObject(refusal);
    await expect(staff().posts.create({ address: 'two' })).rejects.toMatchObject(refusal);
  });

  test('that changes redirects visitors in one step, and the API finds the post at both', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    await move('one', 'two');
    await move('two', 'three');
    expect([await answerAt('/blog/one'), await answerAt('/blog/two')]).toEqual(['/blog/three', '/blog/three']);
    expect((await visitor().posts.byId({ id: 'one' })).id).toBe('three');
    await move('three', 'one');
    expect(await answerAt('/blog/one')).toBeUndefined();
    expect([await answerAt('/blog/two'), await answerAt('/blog/three')]).toEqual(['/blog/one', '/blog/one']);
  });

  test('that was given up stays with its post, and that may take it again', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    await move('one', 'two');
    expect((await staff().posts.create(buildPost({ title: 'One' }))).id).toBe('one-2');
    const taken = staff().posts.create({ title: 'Taker', address: 'one' });
    await expect(taken).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(move('one-2', 'one')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await move('one', 'one')).id).toBe('one');
  });

  test('to which staff redirect visitors is taken by hand only, and by the post that is published there', async () => {
    await staff().addresses.addRedirect({ path: '/blog/one', target: '/services' });
    expect((await staff().posts.create(buildPost({ title: 'One' }))).id).toBe('one-2');
    await staff().posts.create({ title: 'Taker', address: 'one' });
    expect(await answerAt('/blog/one')).toBe('/services'); // as long as the post is a draft
    await staff().posts.update({ id: 'one', changes: { status: 'published' } });
    await move('one', 'four');
    expect(await answerAt('/blog/one')).toBe('/blog/four');
  });

  test('carries tags, revisions, preview links, pending changes, views, the featured mark and the picture', async () => {
    const before = await staff().posts.create(buildPost({ title: 'One', tags: ['a', 'b'] }));
    await staff().posts.feature({ id: 'one' });
    const { token } = await staff().posts.previewLinks.create({ id: 'one' });
    const pending = { id: 'one', changes: { title: 'Later' }, expectedVersion: null, liveVersion: 1 };
    await staff().posts.pending.keep(pending);
    await visitor().stats.recordView({ path: '/blog/one' });
    const after = await move('one', 'two');
    expect(after).toMatchObject({ id: 'two', key: before.key, tags: ['a', 'b'], views: 1 });
    expect(await staff().posts.featured()).toEqual({ id: 'two' });
    expect((await staff().posts.revisions.list({ id: 'two' })).map(({ version }) => version)).toEqual([2, 1]);
    expect((await visitor().posts.previewLinks.page({ token })).post.title).toBe('Later');
    expect((await staff().posts.pending.byPost({ id: 'two' })).pending?.title).toBe('Later');
    expect((await visitor().posts.list({ tag: 'a' })).items.map(({ id }) => id)).toEqual(['two']);
    await visitor().stats.recordView({ path: '/blog/two' }); // the same visitor on the same day
    expect((await staff().stats.analytics({ range: '7d' })).topPages).toEqual([{ path: '/blog/two', views: 1 }]);
  });

  test('with views of an earlier post adds them up', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    await staff().posts.create(buildPost({ title: 'Two' }));
    for (const path of ['/blog/one', '/blog/two']) await visitor().stats.recordView({ path });
    await staff().posts.remove({ id: 'two' });
    await deleteOldTrash(database(), later(TEST_NOW, 31 * DAY_MS));
    await move('one', 'two');
    expect((await staff().stats.analytics({ range: '7d' })).topPages).toEqual([{ path: '/blog/two', views: 2 }]);
  });

  test('names the post to an editor that still has the old one', async () => {
    const { id, key } = await staff().posts.create(buildPost({ title: 'One' }));
    await move('one', 'two');
    const saved = await staff().posts.update({ id, key, changes: { excerpt: 'Words.' }, expectedVersion: 2 });
    expect(saved).toMatchObject({ id: 'two', excerpt: 'Words.' });
    expect((await staff().posts.byId({ id, key })).id).toBe('two');
  });

  test('of an unpublished post is not found, gone, or leads to another page', async () => {
    const { posts } = staff();
    await posts.create(buildPost({ title: 'Other' }));
    await posts.create(buildPost({ title: 'One' }));
    const answers = [
      [undefined, undefined],
      [{ answer: 'hidden' }, undefined],
      [{ answer: 'gone' }, null],
      [{ answer: 'redirect', target: '/services#seo' }, '/services#seo'],
      [{ answer: 'redirect', target: '/blog/other' }, '/blog/other'],
    ] as const;
    for (const [unpublished, answer] of answers) {
      await posts.update({ id: 'one', changes: { status: 'draft' }, unpublished });
      expect(await answerAt('/blog/one')).toBe(answer);
      await posts.update({ id: 'one', changes: { status: 'published' } });
      expect(await answerAt('/blog/one')).toBeUndefined();
    }
    await posts.remove({ id: 'one', unpublished: { answer: 'gone' } });
    expect(await answerAt('/blog/one')).toBeNull();
    await deleteOldTrash(database(), later(TEST_NOW, 31 * DAY_MS));
    expect(await answerAt('/blog/one')).toBeNull();
  });

  test('of an unpublished post may not lead nowhere or to itself', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    for (const target of ['/blog/missing', '/blog/one', 'https://evil.example', '//evil.example', '/nowhere']) {
      const unpublished = { answer: 'redirect', target } as const;
      const refused = staff().posts.update({ id: 'one', changes: { status: 'draft' }, unpublished });
      await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect((await staff().posts.byId({ id: 'one' })).status).toBe('published');
  });

  test('leads on from a post that was unpublished and moved, in one step', async () => {
    const { posts } = staff();
    await posts.create(buildPost({ title: 'Other' }));
    await posts.create(buildPost({ title: 'One' }));
    await move('one', 'two');
    const unpublished = { answer: 'redirect', target: '/blog/other' } as const;
    await posts.update({ id: 'two', changes: { status: 'draft' }, unpublished });
    expect([await answerAt('/blog/one'), await answerAt('/blog/two')]).toEqual(['/blog/other', '/blog/other']);
    await move('two', 'three');
    await move('other', 'another');
    expect(await Promise.all(['one', 'two', 'three', 'other'].map((id) => answerAt(`/blog/${id}`)))).toEqual(
      Array.from({ length: 4 }, () => '/blog/another'),
    );
  });

  test('is carried by every foreign key to the posts', async () => {
    const { name } = dialectOf(database());
    const { rows } = await (
      name === 'SQLite'
        ? sql<{ action: string }>`select k.on_update as action from sqlite_master t, pragma_foreign_key_list(t.name) k
            where t.type = 'table' and k."table" = 'posts'`
        : sql<{ action: string }>`select case confupdtype when 'c' then 'CASCADE' else confupdtype::text end as action
            from pg_constraint where contype = 'f' and confrelid = 'posts'::regclass`
    ).execute(database());
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['CASCADE']));
  });

  test('of a published post is changed only by staff who may publish', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    await staff().posts.update({ id: 'one', changes: { status: 'draft' } });
    const writer = callAsStaff(database(), { capabilities: new Set(['posts.edit', 'posts.read-drafts']) });
    const refused = writer.posts.update({ id: 'one', changes: { address: 'two' } });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await writer.posts.update({ id: 'one', changes: { excerpt: 'x' } })).id).toBe('one');
  });

  test('that changes is in the audit log with the former one', async () => {
    await staff().posts.create(buildPost({ title: 'One' }));
    await move('one', 'two');
    const [newest] = (await staff().audit.list({})).items;
    expect(newest).toMatchObject({ action: 'post.address', objectId: 'two', detail: { version: 2, from: 'one' } });
  });
});
