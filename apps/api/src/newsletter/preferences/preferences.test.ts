import { expect, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/site/instant';
import { findAddressKey, unsubscribeToken } from '../../subscribers/address-keys.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteOldReasons } from './leaving-reasons.repository.ts';

const EMAIL = 'ada@example.com';

describeOnEachDatabase('the preferences of a reader', (database) => {
  const staff = () => callAsStaff(database());
  const reader = () => callAsVisitor(database()).preferences;
  async function openReader(): Promise<{ token: string; id: string }> {
    const { id } = await staff().subscribers.add({ email: 'Ada@example.com' });
    for (const name of ['SEO', 'Ads']) await staff().topics.add({ name });
    return { id, token: unsubscribeToken(await findAddressKey(database()), EMAIL) };
  }
  const chosen = async (token: string) => {
    const preferences = await reader().read({ token });
    return preferences?.topics.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  };

  test('have every topic until some are chosen, and are shown only with a valid token', async () => {
    const { token } = await openReader();
    expect(await reader().read({ token })).toEqual({
      email: 'Ada@example.com',
      isSubscribed: true,
      frequency: 'every',
      topics: [
        { id: 'seo', name: 'SEO', description: '', isChosen: true },
        { id: 'ads', name: 'Ads', description: '', isChosen: true },
      ],
    });
    expect(await reader().save({ token, topics: ['ads'], frequency: 'monthly' })).toEqual({ outcome: 'saved' });
    expect(await chosen(token)).toEqual(['ads']);
    expect(await reader().read({ token })).toMatchObject({ frequency: 'monthly' });
    for (const invalid of ['', token.slice(1), `${token.slice(0, -4)}AAAA`]) {
      expect(await reader().read({ token: invalid })).toBeNull();
      expect(await reader().save({ token: invalid, topics: ['seo'], frequency: 'every' })).toEqual({
        outcome: 'ended',
      });
      expect(await reader().leave({ token: invalid, reason: 'other' })).toEqual({ outcome: 'ended' });
      expect(await reader().download({ token: invalid })).toBeNull();
      expect(await reader().erase({ token: invalid })).toEqual({ outcome: 'ended' });
    }
    expect(await chosen(token)).toEqual(['ads']);
    expect(
      (await reader()
        .reasons()
        .catch(() => 'refused')) as unknown,
    ).toBe('refused');
  });

  test('refuse a choice without topics, and include later topics when all are chosen', async () => {
    const { token } = await openReader();
    await reader().save({ token, topics: ['ads'], frequency: 'every' });
    expect(await reader().save({ token, topics: [], frequency: 'monthly' })).toEqual({ outcome: 'no-topic' });
    expect(await reader().save({ token, topics: ['gone'], frequency: 'monthly' })).toEqual({ outcome: 'no-topic' });
    expect(await chosen(token)).toEqual(['ads']);
    expect(await reader().read({ token })).toMatchObject({ frequency: 'every' });
    await reader().save({ token, topics: ['seo', 'ads'], frequency: 'every' });
    await staff().topics.add({ name: 'Design' });
    expect(await chosen(token)).toEqual(['seo', 'ads', 'design']);
  });

  test('end with a reason that is counted without the person, for a year', async () => {
    const { token } = await openReader();
    expect(await reader().leave({ token, reason: 'too-often' })).toEqual({ outcome: 'unsubscribed' });
    await reader().leave({ token });
    await reader().leave({ token, comment: ` Not for ${EMAIL.toUpperCase()} ` });
    expect(await reader().read({ token })).toMatchObject({ isSubscribed: false });
    expect(await reader().save({ token, topics: ['seo'], frequency: 'every' })).toEqual({ outcome: 'ended' });
    const comment = { id: expect.any(String), reason: 'other', leftAt: TEST_NOW };
    expect(await staff().preferences.reasons()).toEqual({
      counts: [
        { reason: 'too-often', count: 1, lastAt: TEST_NOW },
        { reason: 'not-useful', count: 0, lastAt: null },
        { reason: 'never-asked', count: 0, lastAt: null },
        { reason: 'other', count: 1, lastAt: TEST_NOW },
      ],
      comments: [{ ...comment, comment: `Not for ${EMAIL.toUpperCase()}` }],
    });
    await reader().erase({ token });
    expect(await staff().preferences.reasons()).toMatchObject({ counts: [{ count: 1 }, {}, {}, {}], comments: [] });
    await deleteOldReasons(database(), later(TEST_NOW, 365 * DAY_MS));
    expect((await staff().preferences.reasons()).counts.every(({ count }) => count === 0)).toBe(true);
  });

  test('give out all data of the address, a few times a day', async () => {
    const { token } = await openReader();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Byron', email: EMAIL });
    await reader().save({ token, topics: ['ads'], frequency: 'monthly' });
    const person = await reader().download({ token });
    expect(person).toMatchObject({
      email: EMAIL,
      enquiries: [{ firstName: 'Ada' }],
      subscriptions: [{ frequency: 'monthly', topics: ['ads'], consentAt: null }],
    });
    for (let time = 2; time <= 5; time += 1) await reader().download({ token });
    await expect(reader().download({ token })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const acts = await database().selectFrom('audit').select('detail').where('action', '=', 'person.export').execute();
    expect(acts).toHaveLength(5);
    expect(JSON.parse(acts[0]?.detail ?? '')).toEqual({ isByPerson: true });
  });

  test('erase all data of the address, and later links find nothing', async () => {
    const { token } = await openReader();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Byron', email: EMAIL });
    await reader().save({ token, topics: ['ads'], frequency: 'monthly' });
    expect(await reader().erase({ token })).toEqual({ outcome: 'erased' });
    expect([(await staff().contacts.list()).total, (await staff().subscribers.list()).total]).toEqual([0, 0]);
    expect(await database().selectFrom('subscriber_topics').selectAll().execute()).toEqual([]);
    expect(await reader().read({ token })).toMatchObject({ isSubscribed: false, frequency: 'every' });
    const act = await database()
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'person.erase')
      .executeTakeFirst();
    expect(act?.actor).toBe('');
    expect(JSON.parse(act?.detail ?? '')).toMatchObject({ enquiries: 1, subscriptions: 1, isByPerson: true });
    expect(await database().selectFrom('erasures').select('id').execute()).toHaveLength(1);
  });

  test('neither give out nor erase the data of staff', async () => {
    const { token } = await openReader();
    const account = { id: 's', email: EMAIL, email_key: EMAIL, name: 'Ada', role: 'admin' as const };
    await database()
      .insertInto('staff')
      .values({ ...account, password_hash: 'x', created_at: TEST_NOW })
      .execute();
    await expect(reader().download({ token })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await reader().erase({ token })).toEqual({ outcome: 'refused' });
    expect((await staff().subscribers.list()).total).toBe(1);
  });
});
