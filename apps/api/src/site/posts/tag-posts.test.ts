import { expect, test } from 'vitest';
import { TAG_LIMITS } from '@tideline/domain/post/tag';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('tags of several posts', (database) => {
  const staff = (changes = {}) => callAsStaff(database(), changes).posts;
  const tagsOf = async (id: string) => (await staff().byId({ id })).tags;

  test('are added and removed in any spelling; a post that has the same tags afterwards is not saved', async () => {
    await staff().create(buildPost({ title: 'A', tags: ['SEO', 'Google Maps'] }));
    await staff().create(buildPost({ title: 'B', tags: ['maps'], status: 'draft' }));
    await staff().create(buildPost({ title: 'C', tags: [] }));
    const tagged = await staff().bulkTag({ ids: ['c', 'b', 'a', 'gone'], add: ['Maps'], remove: ['google maps'] });
    expect(tagged).toEqual([
      { id: 'a', tags: ['SEO', 'Maps'], version: 2 },
      { id: 'c', tags: ['Maps'], version: 2 },
    ]);
    expect([await tagsOf('a'), await tagsOf('b')]).toEqual([['SEO', 'Maps'], ['maps']]);
    expect((await staff().byId({ id: 'b' })).version).toBe(1);
    expect(await staff().revisions.list({ id: 'a' })).toHaveLength(2);
  });

  test('stay as they are when one post would have too many', async () => {
    const full = Array.from({ length: TAG_LIMITS.count }, (_, at) => `tag ${at}`);
    await staff().create(buildPost({ title: 'A', tags: [] }));
    await staff().create(buildPost({ title: 'Full', tags: full }));
    await expect(staff().bulkTag({ ids: ['a', 'full'], add: ['one more'] })).rejects.toThrow(
      '“Full” would have more than 20 tags. Nothing was changed.',
    );
    expect([await tagsOf('a'), await tagsOf('full')]).toEqual([[], full]);
  });

  test('of a public post need the right to publish, those of somebody else the right to change them', async () => {
    await staff().create(buildPost({ title: 'Public', status: 'published' }));
    const writer = staff({ capabilities: new Set(['posts.edit', 'posts.edit-any']) });
    await expect(writer.bulkTag({ ids: ['public'], add: ['x'] })).rejects.toThrow('posts.publish');
    await staff().create(buildPost({ title: 'Draft', status: 'draft' }));
    const stranger = { id: 'other', email: 'o@example.com', name: 'O', role: 'author' } as const;
    const actor = { staff: stranger, kind: 'caller', network: '', requestId: '' } as const;
    await expect(staff({ staff: stranger, actor }).bulkTag({ ids: ['draft'], add: ['x'] })).rejects.toThrow(
      'This post belongs to someone else',
    );
  });
});
