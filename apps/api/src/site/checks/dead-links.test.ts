import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('dead links', (database) => {
  const staff = () => callAsStaff(database());
  const publish = (changes: Parameters<typeof buildPost>[0]) =>
    staff().posts.create(buildPost({ status: 'published', ...changes }));

  test('are those of public posts to pages of this site that are not there', async () => {
    const { id: there } = await publish({ title: 'High tide' });
    const links = [
      `[a](/blog/${there})`,
      '[b](/services#seo)',
      '[c](/Gone/?page=2)',
      `[d](${TEST_ORIGIN}/lost)`,
      '[e][ref]',
      '[f](https://elsewhere.example/gone)',
      '`[g](/in-code)`',
      '[h](/blog/series/tides)',
    ];
    const { id } = await publish({ title: 'Tides', content: `${links.join(' ')}\n\n[ref]: /old "Old"` });
    await publish({ title: 'Hidden', status: 'draft', content: '[i](/gone)' });
    expect(await staff().posts.deadLinks()).toEqual(
      ['/gone', '/lost', '/old'].map((path) => ({ path, postId: id, postTitle: 'Tides' })),
    );
  });

  test('a redirect and a new post mend them', async () => {
    await publish({ title: 'Tides', content: '[a](/old) [b](/blog/low-tide)' });
    expect(await staff().posts.deadLinks()).toHaveLength(2);
    await staff().addresses.addRedirect({ path: '/old', target: '/blog/series/tides' });
    await publish({ title: 'Low tide' });
    expect(await staff().posts.deadLinks()).toEqual([]);
  });

  test('at most 50 are listed', async () => {
    const links = Array.from({ length: 60 }, (_, at) => `[x](/gone-${at})`);
    await publish({ content: links.join(' ') });
    expect(await staff().posts.deadLinks()).toHaveLength(50);
  });
});
