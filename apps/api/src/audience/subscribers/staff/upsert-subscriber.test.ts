import { expect, test } from 'vitest';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const ADA = 'ada@example.com';
const LEFT = 'This address has unsubscribed. Only the person can rejoin, by signing up on the site.';

describeOnEachDatabase('the subscriber with an address', (database) => {
  const subscribers = () => callAsStaff(database()).subscribers;

  async function auditLines(): Promise<string[]> {
    const rows = await database().selectFrom('audit').select(['action', 'detail']).execute();
    return rows.map(({ action, detail }) => `${action} ${detail}`);
  }

  test('is added, then changed, in any case; the spelling and the source stay', async () => {
    const added = await subscribers().upsert({ email: 'Ada@Example.com', source: 'crm' });
    expect(added).toMatchObject({
      isNew: true,
      subscriber: { email: 'Ada@Example.com', source: 'crm', status: 'active', confirmation: 'confirmed' },
    });
    expect(await auditLines()).toEqual(['subscriber.add {}']);
    const changed = await subscribers().upsert({ email: ADA, source: 'other', frequency: 'monthly' });
    expect(changed).toEqual({ isNew: false, subscriber: { ...added.subscriber, frequency: 'monthly' } });
    expect(await subscribers().byId({ id: added.subscriber.id })).toEqual(changed.subscriber);
    expect(await auditLines()).toEqual([
      'subscriber.add {}',
      'subscriber.change {"hasNewAddress":false,"status":"active"}',
    ]);
  });

  test('is added with everything that is given', async () => {
    await callAsStaff(database()).topics.add({ name: 'Ads' });
    await callAsStaff(database()).topics.add({ name: 'Maps' });
    const { subscriber } = await subscribers().upsert({ email: ADA, frequency: 'monthly', topics: ['maps'] });
    expect(subscriber).toMatchObject({ frequency: 'monthly', status: 'active' });
    expect(await subscribers().topics({ id: subscriber.id })).toEqual(['maps']);
    await expect(subscribers().upsert({ email: 'bob@example.com', topics: [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await subscribers().list()).total).toBe(1);
  });

  test('is not written again when it is as wanted', async () => {
    await callAsStaff(database()).topics.add({ name: 'Ads' });
    await callAsStaff(database()).topics.add({ name: 'Maps' });
    const wanted = { email: ADA, status: 'active', frequency: 'monthly', topics: ['maps', 'ads'] } as const;
    const first = await subscribers().upsert({ ...wanted, topics: [...wanted.topics] });
    const lines = await auditLines();
    const again = await subscribers().upsert({ ...wanted, topics: [...wanted.topics], email: 'ADA@example.com' });
    expect(again).toEqual({ ...first, isNew: false });
    expect(await auditLines()).toEqual(lines);
    await subscribers().upsert({ email: ADA, topics: ['maps'] });
    expect(await auditLines()).toHaveLength(lines.length + 1);
  });

  test('stays as the person has left it: only they can come back', async () => {
    const { id } = await subscribers().add({ email: ADA });
    expect(await subscribers().upsert({ email: ADA, status: 'unsubscribed' })).toMatchObject({
      isNew: false,
      subscriber: { id, status: 'unsubscribed' },
    });
    const refused = { code: 'CONFLICT', message: LEFT };
    await expect(subscribers().upsert({ email: ADA, status: 'active' })).rejects.toMatchObject(refused);
    expect(await subscribers().upsert({ email: ADA, frequency: 'monthly' })).toMatchObject({
      subscriber: { status: 'unsubscribed', frequency: 'monthly' },
    });
    await subscribers().remove({ id });
    await expect(subscribers().upsert({ email: 'ADA@example.com' })).rejects.toMatchObject(refused);
    await expect(subscribers().byId({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await subscribers().list()).total).toBe(0);
  });

  test('is added once by calls at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => subscribers().upsert({ email: ADA, frequency: 'monthly' })),
    );
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ subscriber }) => subscriber.id)).size).toBe(1);
    expect((await subscribers().list()).items).toMatchObject([{ frequency: 'monthly' }]);
  });
});
