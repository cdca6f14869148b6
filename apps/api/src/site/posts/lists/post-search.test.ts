import { expect, test } from 'vitest';
import type { NewPost } from '@tideline/domain/post/post.schema';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { insertPost } from '../post-writes.repository.ts';

/** A minute of a day. */
function at(minute: number): string {
  return new Date(Date.UTC(2025, 0, 1) + minute * 60_000).toISOString();
}

describeOnEachDatabase('a search for posts', (database) => {
  function staff() {
    return callAsStaff(database());
  }
  async function write(...posts: Partial<NewPost>[]) {
    for (const post of posts) await staff().posts.create(buildPost(post));
  }
  async function found(q: string, category?: string) {
    return (await callAsVisitor(database()).posts.list({ q, category })).items.map(({ id }) => id);
  }
  async function onBlog(q: string, page = 1) {
    const { posts, total, pageCount } = await callAsVisitor(database()).posts.blog({ q, page });
    return { ids: posts.map(({ id }) => id), total, pageCount };
  }

  test('searches title, excerpt, author, tags and body for every word', async () => {
    await write({
      title: 'Tides',
      excerpt: 'harbour',
      author: 'Maya Alvarez',
      category: 'Strategy',
      tags: ['moon phases'],
      content: '# Estuary',
    });
    await write({ title: 'Other' });
    for (const q of ['tides', 'harbour', 'alvarez moon', 'moon', 'PHASES', 'estuary tides']) {
      expect([q, await found(q)]).toEqual([q, ['tides']]);
    }
    expect(await found('estuary unwritten')).toEqual([]);
    expect(await found('tides', 'Video')).toEqual([]);
    expect(await found('tides', 'Strategy')).toEqual(['tides']);
  });

  test('matches words by their stem, without accents, in any case and alphabet', async () => {
    await write({ title: 'Reviews of Running Clinics', content: 'Über café. Привет 東京' });
    for (const q of ['review', 'clinic', 'run', 'uber', 'CAFÉ', 'cafe', 'ПРИВЕТ', '東京']) {
      expect([q, await found(q)]).toEqual([q, ['reviews-of-running-clinics']]);
    }
  });

  test('takes the last word as a prefix from three letters on', async () => {
    await write({ title: 'Estuary' }, { title: 'Esplanade' });
    expect(await found('est')).toEqual(['estuary']);
    expect(await found('es')).toEqual([]);
    expect(await found('est estuary')).toEqual([]);
  });

  test('has no stop words', async () => {
    await write({ title: 'About the agency' });
    expect(await found('about the')).toEqual(['about-the-agency']);
  });

  test.each([
    ['"quoted'],
    ["it's"],
    ['NOT tides OR'],
    ['tides*'],
    ['title:tides'],
    ['NEAR(tides, 2)'],
    ['(tides'],
    ['-tides'],
    ['tides & | !'],
    [`"';--\\`],
    ['🌊'],
    ['🌊 tides'],
    ['%_'],
    ['١٢٣'],
    ['a'.repeat(200)],
    ['a b '.repeat(50)],
    ['1e5 3.14 http://example.com/a?b=c me@example.com'],
  ])('has no operators in %j', async (q) => {
    await write({ title: 'Tides' });
    const { items, total } = await callAsVisitor(database()).posts.list({ q });
    expect(total).toBe(items.length);
    expect(await onBlog(q)).toMatchObject({ total });
  });

  test('finds nothing without a letter or digit, and everything for blanks', async () => {
    await write({ title: 'Tides', content: '🌊 %' });
    expect(await found('🌊')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('   ')).toEqual(['tides']);
  });

  test.each([['a\0b'], ['\ud800'], ['a'.repeat(201)], ['a'.repeat(10_000)]])(
    'refuses %j with a sentence',
    async (q) => {
      const refused = { code: 'BAD_REQUEST' };
      await expect(callAsVisitor(database()).posts.list({ q })).rejects.toMatchObject(refused);
      await expect(callAsVisitor(database()).posts.blog({ q })).rejects.toMatchObject(refused);
    },
  );

  test('follows every change of a post, into the trash and back', async () => {
    await write({ title: 'Tides', tags: ['moon'] });
    await staff().posts.update({ id: 'tides', changes: { title: 'Currents', tags: ['sun'] } });
    expect(await found('tides')).toEqual([]);
    expect(await found('moon')).toEqual([]);
    expect(await found('currents sun')).toEqual(['tides']);
    await staff().posts.remove({ id: 'tides' });
    expect(await found('currents')).toEqual([]);
    await staff().posts.restore({ id: 'tides' });
    expect(await found('currents')).toEqual(['tides']);
    await database().deleteFrom('posts').where('id', '=', 'tides').execute();
    await write({ title: 'Unrelated' });
    expect(await found('currents')).toEqual([]);
  });

  test('finds public posts for visitors, and every post for staff', async () => {
    await write(
      { title: 'Tides draft', status: 'draft' },
      { title: 'Tides later', publishDate: '2026-12-01T00:00:00Z' },
      { title: 'Tides now' },
    );
    expect(await found('tides')).toEqual(['tides-now']);
    expect(await onBlog('tides')).toEqual({ ids: ['tides-now'], total: 1, pageCount: 1 });
    expect(await staff().posts.listSummaries({ q: 'tides', status: 'draft' })).toMatchObject({
      items: [{ id: 'tides-draft' }],
      total: 1,
    });
    expect(await staff().posts.listSummaries({ q: 'tides' })).toMatchObject({ total: 3 });
  });

  test('lists the newest first; on the blog, posts with the words in their title come first', async () => {
    await write(
      { title: 'Old tides', publishDate: '2024-01-01' },
      { title: 'New', content: 'tides', publishDate: '2026-01-01' },
      { title: 'Tides again', publishDate: '2025-01-01' },
      { title: 'Older', content: 'tides', publishDate: '2023-01-01' },
    );
    expect(await found('tides')).toEqual(['new', 'tides-again', 'old-tides', 'older']);
    expect((await onBlog('tides')).ids).toEqual(['tides-again', 'old-tides', 'new', 'older']);
  });

  test('fills numbered pages across both, without gaps or repeats', async () => {
    for (let index = 0; index < 60; index += 1) {
      const publishDate = `2025-01-01T00:00:${String(index).padStart(2, '0')}Z`;
      await write({ title: index % 2 ? `Tides ${index}` : `Post ${index}`, content: 'tides', publishDate });
    }
    const pages = [await onBlog('tides'), await onBlog('tides', 2), await onBlog('tides', 3), await onBlog('tides', 4)];
    expect(pages.map(({ ids }) => ids.length)).toEqual([24, 24, 12, 0]);
    expect(pages[0]).toMatchObject({ total: 60, pageCount: 3 });
    const ids = pages.flatMap((page) => page.ids);
    expect(new Set(ids).size).toBe(60);
    expect(ids.slice(0, 30).every((id) => id.startsWith('tides-'))).toBe(true);
    expect(ids[0]).toBe('tides-59');
    expect(ids.at(-1)).toBe('post-0');
  });

  test('finds a word of more than five hundred posts, newest first', async () => {
    await database()
      .transaction()
      .execute(async (trx) => {
        for (let index = 0; index < 510; index += 1) {
          await insertPost(
            trx,
            buildPost({ title: `Post ${index}`, content: 'tides', publishDate: at(index) }),
            at(index),
          );
        }
      });
    const { items, total } = await callAsVisitor(database()).posts.list({ q: 'tides', limit: 2 });
    expect([items.map(({ id }) => id), total]).toEqual([['post-509', 'post-508'], 510]);
  });
});
