import { expect, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const IDA = { id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'author' } as const;
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

describeOnEachDatabase('the posts of their owner', (database) => {
  const staff = () => callAsStaff(database());

  /** An inquiry of a visitor who read these posts, in this order. */
  async function send(...ids: string[]): Promise<string> {
    const visit = { entryPath: '/', referrer: '', startedAt: '2026-11-21T17:40:00.000Z', pages: 3, lastPath: '/' };
    const campaign = { source: '', medium: '', name: '', term: '', content: '' };
    const posts = ids.map((id) => ({ id, percent: 50 }));
    const trail = { ...visit, campaign, posts, lastPost: ids.at(-1) ?? '', packages: [], caseStudies: [] };
    const { reference } = await callAsVisitor(database()).contacts.send({ ...ADA, trail: JSON.stringify(trail) });
    const row = await database()
      .selectFrom('contacts')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  test('say how many inquiries began with them, without spam; those of others are not listed', async () => {
    for (const title of ['Tides', 'Kelp', 'Of others']) await staff().posts.create(buildPost({ title }));
    await insertStaff(database(), { ...IDA, passwordHash: 'none' }, TEST_NOW);
    await database().updateTable('posts').set({ owner_id: IDA.id }).where('id', '!=', 'of-others').execute();
    await send('tides', 'kelp');
    await send('tides');
    await staff().contacts.updateStatus({ id: await send('kelp'), status: 'spam' });
    const { items, total } = await callAsStaff(database(), { staff: IDA }).posts.listOwn();
    expect(Object.fromEntries(items.map(({ id, inquiries }) => [id, inquiries]))).toEqual({ tides: 2, kelp: 0 });
    expect(total).toBe(2);
  });
});
