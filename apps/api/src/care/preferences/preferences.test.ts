import { expect, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { COMMAND } from '../../core/audit/audit.repository.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { findAddressKey, unsubscribeToken } from '../../audience/subscribers/address-keys.ts';
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
      mailsLinks: false,
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
      expect(await reader().mailDataLink({ token: invalid, act: 'erase' })).toEqual({ outcome: 'ended' });
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
    await erasePerson(database(), EMAIL, COMMAND, TEST_NOW);
    expect(await staff().preferences.reasons()).toMatchObject({ counts: [{ count: 1 }, {}, {}, {}], comments: [] });
    await deleteOldReasons(database(), later(TEST_NOW, 365 * DAY_MS));
    expect((await staff().preferences.reasons()).counts.every(({ count }) => count === 0)).toBe(true);
  });
});
