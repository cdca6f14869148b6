import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { openMcpSite, WRITER } from '../../testing/matrix/mcp-site.ts';

test('a writer gets a prompt for a draft, with the newest published posts', async () => {
  const { staff, keyWith, connect } = await openMcpSite();
  for (const day of [1, 2, 3, 4]) {
    const publishDate = `2026-11-0${day}T08:00:00.000Z`;
    await staff.posts.create(buildPost({ title: `Tide ${day}`, excerpt: `Excerpt ${day}`, publishDate }));
  }
  await staff.posts.create(buildPost({ title: 'Hidden', status: 'draft' }));
  const client = await connect((await keyWith(WRITER)).key);
  const { prompts } = await client.listPrompts();
  expect(prompts).toEqual([expect.objectContaining({ name: 'draft_post', title: 'Draft a post' })]);
  expect(prompts[0]?.arguments?.map(({ name, required }) => [name, required])).toEqual([
    ['topic', true],
    ['audience', false],
    ['length', false],
  ]);
  const { messages } = await client.getPrompt({
    name: 'draft_post',
    arguments: { topic: 'Moons', audience: 'Owners' },
  });
  const content = messages[0]?.content;
  const text = content?.type === 'text' ? content.text : '';
  expect(text).toMatch(/about: Moons\nIts readers: Owners\n\n1\. Read the newest published posts with search_posts/);
  for (const tool of ['list_tags_and_categories', 'draft_post']) expect(text).toContain(tool);
  expect(text.match(/^## .*/gm)).toEqual(['## Tide 4 (tide-4)', '## Tide 3 (tide-3)', '## Tide 2 (tide-2)']);
  expect(text).toContain('Excerpt 3');
  expect(text).not.toContain('Hidden');
});

test('a key that cannot write drafts has no prompt', async () => {
  const { keyWith, connect } = await openMcpSite();
  const client = await connect((await keyWith(['stats.read', 'posts.read-drafts'])).key);
  expect((await client.listPrompts()).prompts).toEqual([]);
  const asked = client.getPrompt({ name: 'draft_post', arguments: { topic: 'Moons' } });
  await expect(asked).rejects.toThrow('It needs the scope “posts.edit”.');
});

test.each([
  ['no topic', { name: 'draft_post' }, /topic: Topic is required/],
  ['a topic of two lines', { name: 'draft_post', arguments: { topic: 'a\nb' } }, /Topic must be on one line/],
  ['an unknown argument', { name: 'draft_post', arguments: { topic: 'a', tone: 'b' } }, /There is no argument tone/],
  ['another prompt', { name: 'constructor' }, /There is no such prompt/],
])('a prompt refuses %s with a sentence', async (_what, params, words) => {
  const { keyWith, connect } = await openMcpSite();
  const client = await connect((await keyWith(WRITER)).key);
  await expect(client.getPrompt(params)).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringMatching(words),
  });
});
