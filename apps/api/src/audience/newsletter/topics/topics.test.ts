import { expect, test } from 'vitest';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { TOPIC_LIMITS } from '@tideline/domain/newsletter/topic';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('topics', (database) => {
  const staff = () => callAsStaff(database());
  const ids = async () => (await staff().topics.list()).map(({ id }) => id);
  const addAll = async (...names: string[]) => {
    for (const name of names) await staff().topics.add({ name });
  };
  async function addReader(email: string, topics: string[]): Promise<string> {
    const { id } = await staff().subscribers.add({ email });
    await staff().subscribers.update({ id, topics });
    return id;
  }

  test('have an address of their first name that is free, and stay in the order of staff', async () => {
    await addAll('Local SEO', 'local seo!', 'Реклама', '🌊');
    expect(await ids()).toEqual(['local-seo', 'local-seo-2', 'реклама', 'topic']);
    await staff().topics.reorder({ ids: ['topic', 'gone', 'local-seo', 'topic'] });
    expect(await ids()).toEqual(['topic', 'local-seo', 'local-seo-2', 'реклама']);
    await staff().topics.update({ id: 'local-seo', name: 'Being found', description: 'Search near you.' });
    expect((await staff().topics.list())[1]).toMatchObject({
      id: 'local-seo',
      name: 'Being found',
      description: 'Search near you.',
    });
  });

  test('have different names, in any case, and a limited number', async () => {
    await addAll('SEO', 'Ads');
    const taken = { code: 'CONFLICT', message: 'A topic with this name already exists.' };
    await expect(staff().topics.add({ name: ' seo ' })).rejects.toMatchObject(taken);
    await expect(staff().topics.update({ id: 'ads', name: 'seo' })).rejects.toMatchObject(taken);
    await staff().topics.update({ id: 'seo', name: 'seo' });
    for (let count = 2; count < TOPIC_LIMITS.count; count += 1) await addAll(`Topic ${count}`);
    await expect(staff().topics.add({ name: 'One more' })).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const act of [
      () => staff().topics.update({ id: 'gone', name: 'Gone' }),
      () => staff().topics.remove({ id: 'gone' }),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('count the subscribers and issues that a deletion concerns', async () => {
    await addAll('SEO', 'Ads', 'Design');
    const seo = await addReader('seo@example.com', ['seo']);
    await addReader('two@example.com', ['seo', 'ads']);
    await addReader('all@example.com', ['seo', 'ads', 'design']);
    const { id } = await staff().issues.create({ audience: { ...EVERYBODY, topics: ['seo'] } });
    expect(await staff().topics.list()).toMatchObject([
      { id: 'seo', subscriberCount: 2, onlyCount: 1, issueCount: 1, unsentCount: 1 },
      { id: 'ads', subscriberCount: 1, onlyCount: 0, issueCount: 0, unsentCount: 0 },
      { id: 'design', subscriberCount: 0, onlyCount: 0, issueCount: 0, unsentCount: 0 },
    ]);
    await expect(staff().topics.remove({ id: 'seo' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'One issue that is not sent yet would have no readers. Remove the topic from the audience first.',
    });
    await database().updateTable('issues').set({ state: 'sent' }).where('id', '=', id).execute();
    await staff().topics.remove({ id: 'seo' });
    expect(await ids()).toEqual(['ads', 'design']);
    expect(await staff().subscribers.topics({ id: seo })).toEqual([]);
  });

  test('of a subscriber are changed by staff: every topic is stored as none, and no topic is refused', async () => {
    const id = await addReader('ada@example.com', ['gone']); // there are no topics yet
    await addAll('SEO', 'Ads');
    expect(await staff().subscribers.topics({ id })).toEqual([]);
    expect(await staff().subscribers.update({ id, topics: ['ads', 'gone'], frequency: 'monthly' })).toMatchObject({
      frequency: 'monthly',
    });
    expect(await staff().subscribers.topics({ id })).toEqual(['ads']);
    await expect(staff().subscribers.update({ id, topics: [], frequency: 'every' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await staff().subscribers.list()).items).toMatchObject([{ frequency: 'monthly' }]);
    await staff().subscribers.update({ id, topics: ['seo', 'ads'] });
    expect(await staff().subscribers.topics({ id })).toEqual([]);
  });
});
