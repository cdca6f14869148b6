import { expect, test } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the calendar of posts', (database) => {
  const staff = () => callAsStaff(database());
  const december = { from: '2026-12-01', to: '2026-12-31' };

  test('has the dated posts of these days in the agency’s zone, in every state, in their order', async () => {
    const dates = [
      ['Before', 'published', '2026-11-30T23:59'],
      ['First', 'published', '2026-12-01T00:00'],
      ['Planned', 'scheduled', '2026-12-24T09:30'],
      ['Drafted', 'draft', '2026-12-24T08:00'],
      ['Last', 'scheduled', '2026-12-31T23:59'],
      ['After', 'scheduled', '2027-01-01T00:00'],
    ] as const;
    for (const [title, status, publishDate] of dates)
      await staff().posts.create(buildPost({ title, status, publishDate }));
    await staff().posts.create(buildPost({ title: 'Undated', status: 'draft', publishDate: null }));
    await staff().posts.create(buildPost({ title: 'Trashed', publishDate: '2026-12-02' }));
    await staff().posts.remove({ id: 'trashed' });
    const posts = await staff().posts.calendar(december);
    expect(posts.map(({ id }) => id)).toEqual(['first', 'drafted', 'planned', 'last']);
    expect(posts[2]).toEqual({
      id: 'planned',
      title: 'Planned',
      status: 'scheduled',
      version: 1,
      publishDate: '2026-12-24T17:30:00.000Z',
    });
  });

  test.each([
    [{ from: '2026-12-31', to: '2026-12-01' }, 'at most 62 days'],
    [{ from: '2026-12-01', to: '2027-12-01' }, 'at most 62 days'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from must be a day'],
    [{ from: '2026-12-01', to: '2026-12-24T10:00' }, 'to must be a day'],
  ])('refuses %j', async (days, message) => {
    await expect(staff().posts.calendar(days)).rejects.toThrow(message);
  });
});
