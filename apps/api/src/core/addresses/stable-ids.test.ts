import { expect, onTestFinished, test } from 'vitest';
import { postIdentity, type Post } from '@tideline/domain/post/post';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { deleteOldTrash } from '../../site/posts/post-writes.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const STEPS = 120;
const TITLES = ['Swap case', 'Swap case 2', 'Tides', 'Ebb', ''];
const ADDRESSES = ['swap-case', 'tides', 'ebb', 'by-hand', 'untitled'];

describeOnEachDatabase('an id that a caller was answered', (database) => {
  async function openServer() {
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    const headers = await openSession(database());
    return (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object, etag?: string) =>
      app.inject({
        method,
        url: `/api/posts${url}`,
        headers: { ...headers, ...(etag === undefined ? {} : { 'if-match': etag }) },
        ...(body && { body }),
      });
  }

  test.each(['draft', 'published'] as const)(
    'leads a program to its own post after the %s one was renamed, whatever comes next (issue 29)',
    async (status) => {
      const send = await openServer();
      const first = await send('POST', '', { title: 'Swap case', status });
      const second = { title: 'Elsewhere', ...(status === 'published' && { address: 'elsewhere' }) };
      const renamed = await send('PUT', '/swap-case', second, String(first.headers.etag));
      expect(renamed.json()).toMatchObject({ id: 'elsewhere', key: 'swap-case' });
      const other = await send('POST', '', { title: 'Swap case' });
      expect(other.json()).toMatchObject({ id: 'swap-case-2', key: 'swap-case-2' });
      const byHand = await send('POST', '', { title: 'By hand', address: 'swap-case' });
      expect([byHand.statusCode, byHand.json().error]).toEqual([400, expect.stringMatching(/has or had this address/)]);
      expect((await send('PUT', '/swap-case', { excerpt: 'Mine' }, String(renamed.headers.etag))).json()).toMatchObject(
        {
          key: 'swap-case',
          excerpt: 'Mine',
        },
      );
      expect((await send('GET', '/swap-case')).json()).toMatchObject({ id: 'elsewhere', excerpt: 'Mine' });
      expect((await send('GET', '/swap-case-2')).json()).toMatchObject({ excerpt: '' });
      expect((await send('DELETE', '/swap-case')).statusCode).toBe(204);
      expect((await send('GET', '/elsewhere')).statusCode).toBe(404);
      expect((await send('GET', '/swap-case-2')).statusCode).toBe(200);
    },
  );

  test('is refused with the ETag of another post, also of one that had the id and is deleted (issue 29)', async () => {
    const send = await openServer();
    const tags: string[] = [];
    for (const title of ['One', 'Two']) tags.push(String((await send('POST', '', { title })).headers.etag));
    const [one, two] = tags;
    for (const method of ['PUT', 'DELETE'] as const) {
      const refused = await send(method, '/one', method === 'PUT' ? { excerpt: 'x' } : undefined, two);
      expect([refused.statusCode, refused.json().error]).toEqual([
        412,
        expect.stringMatching(/not the post that the condition names/),
      ]);
    }
    await send('DELETE', '/one', undefined, one);
    await deleteOldTrash(database(), later(TEST_NOW, 31 * DAY_MS));
    const { id } = await callAsStaff(database(), { now: () => later(TEST_NOW, 32 * DAY_MS) }).posts.create({
      title: 'One',
    });
    expect(id).toBe('one');
    expect((await send('PUT', '/one', { excerpt: 'x' }, one)).statusCode).toBe(412);
  });

  test('leads to its own post or to none after many random changes (issue 29)', async () => {
    const send = await openServer();
    const random = startRandom();
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    /** The post for which each id was answered last. */
    const answered = new Map<string, string>();
    const deleted = new Set<string>();
    for (let step = 1; step <= STEPS; step += 1) {
      const now = later(TEST_NOW, step * 60_000);
      const { posts } = callAsStaff(database(), { now: () => now });
      const id = pick([...answered.keys()]) ?? 'none';
      const status = pick(['draft', 'published'] as const) ?? 'draft';
      const acts: (() => Promise<unknown>)[] = [
        () => posts.create(buildPost({ title: pick(TITLES) ?? '', status })),
        () => posts.create({ address: pick([...ADDRESSES, id]) }),
        () => posts.update({ id, changes: { title: pick(TITLES) } }),
        () => posts.update({ id, changes: { address: pick([...ADDRESSES, id]) } }),
        () => posts.update({ id, changes: { status } }),
        () => posts.bulkChange({ act: 'unpublish', ids: [id] }),
        () => posts.remove({ id }),
        () => posts.restore({ id }),
        () => (step % 5 === 0 ? emptyTrash(now) : Promise.resolve()),
      ];
      await pick(acts)?.().catch(expectRefusal);
      const { items } = await posts.list({});
      for (const post of items) {
        for (const own of [post.id, post.key]) {
          const before = answered.get(own);
          const isFree = before === undefined || deleted.has(before);
          expect([own, isFree || before]).toEqual([own, isFree || postIdentity(post)]);
          answered.set(own, postIdentity(post));
        }
      }
      for (const [known, identity] of answered) {
        const found = await posts.byId({ id: known }).catch(() => null);
        const isOwn = !found || deleted.has(identity) || postIdentity(found) === identity;
        expect([step, known, isOwn]).toEqual([step, known, true]);
      }
      const [asked, other] = [pick([...answered.keys()]) ?? '', pick(items)];
      if (!other || answered.get(asked) === postIdentity(other)) continue;
      const { etag } = (await send('GET', `/${other.id}`)).headers;
      const overwrite = await send('PUT', `/${asked}`, { excerpt: 'wrong' }, String(etag));
      expect(overwrite.statusCode).toBeOneOf([404, 412]);
    }
    expect(answered.size).toBeGreaterThan(10);
    expect(deleted.size).toBeGreaterThan(2);

    async function emptyTrash(now: string): Promise<void> {
      const rows = await database().selectFrom('posts').selectAll().where('deleted_at', 'is not', null).execute();
      for (const { key, created_at: createdAt } of rows) deleted.add(postIdentity({ key, createdAt }));
      await deleteOldTrash(database(), later(now, 31 * DAY_MS));
    }
  }, 120_000);

  test('is given to one of many posts that are created and renamed at once (issue 29)', async () => {
    const send = await openServer();
    await send('POST', '', { title: 'Swap case' });
    const answers = await Promise.all([
      send('PUT', '/swap-case', { title: 'Elsewhere' }),
      ...Array.from({ length: 8 }, () => send('POST', '', { title: 'Swap case' })),
      send('PUT', '/swap-case', { title: 'Third' }),
    ]);
    const found = answers.map((answer) => answer.json<Post>());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, ...Array.from({ length: 8 }, () => 201), 200]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(9);
    for (const { id, key } of found) expect((await send('GET', `/${id}`)).json()).toMatchObject({ key });
  });
});

function expectRefusal(error: { code?: string }): void {
  expect(error.code).toBeOneOf(['BAD_REQUEST', 'NOT_FOUND']);
}

/** Numbers from 0 to 1, the same in each run. */
function startRandom(): () => number {
  let state = 29;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
