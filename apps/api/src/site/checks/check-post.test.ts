import { expect, onTestFinished, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { checkPost } from './check-post.ts';

const PICTURE = '/media/0123456789abcdef01234567-1600x900.jpg';

async function openSite() {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const staff = callAsStaff(db);
  const check = async (changes: Parameters<typeof buildPost>[0]) => {
    const { id } = await staff.posts.create(buildPost({ excerpt: 'The sea.', category: 'SEO', ...changes }));
    return checkPost(await staff.posts.byId({ id }), { db, origin: TEST_ORIGIN, now: TEST_NOW });
  };
  return { db, staff, check };
}

test('a draft without faults has no findings, links to its own headings included', async () => {
  const { check } = await openSite();
  const content = '## Tides\n\nRead [the beginning](#tides) and [our services](/services).';
  expect(await check({ content, status: 'draft' })).toEqual({ findings: [], counts: { links: 2, pictures: 0 } });
});

test('says what is missing: title, text, alternative texts, pictures, pages, category, excerpt', async () => {
  const { check } = await openSite();
  const empty = await check({ title: '', content: '', excerpt: '', category: '', featuredImageUrl: PICTURE });
  expect(empty.findings.map(({ about, weight }) => `${weight}: ${about}`)).toEqual([
    'mistake: title',
    'mistake: content',
    'mistake: pictures',
    'hint: search',
    'hint: category',
  ]);
  const { findings, counts } = await check({ content: `[x](/gone)\n\n![](${PICTURE})` });
  expect(findings.map(({ text }) => text)).toEqual([
    'There is no public page at /gone.',
    `There is no public page at ${PICTURE}.`,
    expect.stringMatching(/^Picture 1 of 1 has no alternative text\./),
  ]);
  expect(counts).toEqual({ links: 1, pictures: 1 });
});

test('says what search results would cut, by the texts they show', async () => {
  const { check } = await openSite();
  const long = await check({ title: 'x'.repeat(61), excerpt: 'y'.repeat(161) });
  expect(long.findings.map(({ text }) => text)).toEqual([
    'The title for search engines has 61 characters; results show about 60.',
    'The description for search engines has 161 characters; results show about 160.',
  ]);
  const own = { metaTitle: 'Tides', metaDescription: 'About tides.' };
  expect((await check({ title: 'x'.repeat(61), excerpt: 'y'.repeat(161), ...own })).findings).toEqual([]);
});

test('a post is checked 20 times in ten minutes', async () => {
  const { staff } = await openSite();
  const { id } = await staff.posts.create(buildPost({ content: 'Text' }));
  await expect(staff.posts.check({ id: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (let run = 0; run < 20; run += 1) expect((await staff.posts.check({ id })).counts.links).toBe(0);
  await expect(staff.posts.check({ id })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
