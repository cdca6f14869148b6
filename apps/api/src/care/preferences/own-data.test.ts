import { expect, test } from 'vitest';
import { HOUR_MS } from '@tideline/domain/time/instant';
import { findAddressKey, unsubscribeToken } from '../../audience/subscribers/address-keys.ts';
import { EMAIL, openNewsletterSite, tokenIn } from '../../testing/mail/newsletter-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteExpiredOwnDataLinks } from './own-data-links.repository.ts';

const NOTE = 'Talks down the price; do not call before noon.';

describeOnEachDatabase('the data of a reader (issue 29)', (database) => {
  async function openReader() {
    const site = await openNewsletterSite(database());
    await site.staff.subscribers.add({ email: 'Ada@example.com' });
    await site.visitor().contacts.send({ firstName: 'Ada', lastName: 'Byron', email: EMAIL, message: 'Hello' });
    const contactId = (await site.staff.contacts.list()).items[0]?.id ?? '';
    const account = { id: 'staff-1', email: 'staff@example.com', email_key: 'staff@example.com', name: 'Staff' };
    await database()
      .insertInto('staff')
      .values({ ...account, role: 'admin', password_hash: 'x', created_at: TEST_NOW })
      .execute();
    await site.staff.contacts.notes.add({ contactId, text: NOTE });
    await database()
      .insertInto('contact_work')
      .values({ contact_id: contactId, owner_id: null, next_step: NOTE, next_step_on: null, warned_at: null })
      .execute();
    await database()
      .updateTable('contacts')
      .set({ value: 4715, lost_reason: NOTE })
      .where('id', '=', contactId)
      .execute();
    await site.send();
    site.mailbox.arrived.length = 0;
    const forwarded = unsubscribeToken(await findAddressKey(database()), EMAIL);
    const reader = () => site.visitor().preferences;
    /** The token of the mail that comes after a request. */
    async function mailedToken(act: 'download' | 'erase'): Promise<string> {
      expect(await reader().mailDataLink({ token: forwarded, act })).toEqual({ outcome: 'mailed' });
      await site.send();
      return tokenIn(site.mailbox.arrived.at(-1), act);
    }
    return { ...site, forwarded, reader, mailedToken };
  }
  const countPeople = async () => [
    (await callAsStaff(database()).contacts.list()).total,
    (await callAsStaff(database()).subscribers.list()).total,
  ];

  test('is neither given out nor erased by the link of a newsletter, which shows only its own choices', async () => {
    const { reader, forwarded: token } = await openReader();
    expect(Object.keys((await reader().read({ token })) ?? {}).toSorted()).toEqual(
      ['email', 'frequency', 'isSubscribed', 'mailsLinks', 'topics'].toSorted(),
    );
    expect(await reader().download({ token })).toBeNull();
    expect(await reader().erase({ token })).toEqual({ outcome: 'ended' });
    expect(await countPeople()).toEqual([1, 1]);
  });

  test('is downloaded once, by a link that is mailed to the address, without the words of staff', async () => {
    const { mailbox, reader, mailedToken } = await openReader();
    const token = await mailedToken('download');
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([['Ada@example.com']]);
    expect(token).toMatch(/^[\w-]{22}$/); // 128 bits
    const stored = JSON.stringify(await database().selectFrom('own_data_links').selectAll().execute());
    expect(stored).not.toContain(token);

    expect(await reader().erase({ token })).toEqual({ outcome: 'ended' }); // a link of the other act
    const person = await reader().download({ token });
    expect(person).toMatchObject({ email: EMAIL, enquiries: [{ firstName: 'Ada', message: 'Hello' }] });
    expect(person?.subscriptions).toMatchObject([{ email: 'Ada@example.com' }]);
    expect(JSON.stringify(person)).not.toContain(NOTE);
    expect(JSON.stringify(person)).not.toContain('4715');
    expect(await reader().download({ token })).toBeNull();

    const acts = await database().selectFrom('audit').select('detail').where('action', '=', 'person.export').execute();
    expect(acts.map(({ detail }) => JSON.parse(detail) as unknown)).toEqual([{ isByPerson: true }]);
  });

  test('is erased once, by a link that is mailed to the address', async () => {
    const { reader, mailedToken } = await openReader();
    const [token, other] = [await mailedToken('erase'), await mailedToken('download')];
    expect(await reader().download({ token })).toBeNull();
    expect(await reader().erase({ token })).toEqual({ outcome: 'erased' });
    expect(await countPeople()).toEqual([0, 0]);
    expect(await reader().erase({ token })).toEqual({ outcome: 'ended' });
    expect(await reader().download({ token: other })).toBeNull();
    expect(await database().selectFrom('own_data_links').selectAll().execute()).toEqual([]);
    const act = await database()
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'person.erase')
      .executeTakeFirst();
    expect(act?.actor).toBe('');
    expect(JSON.parse(act?.detail ?? '')).toMatchObject({ enquiries: 1, subscriptions: 1, isByPerson: true });
    expect(await database().selectFrom('erasures').select('id').execute()).toHaveLength(1);
  });

  test('has links that work for an hour', async () => {
    const { clock, reader, mailedToken } = await openReader();
    const [first, second] = [await mailedToken('download'), await mailedToken('erase')];
    clock.pass(HOUR_MS - 1);
    await deleteExpiredOwnDataLinks(database(), clock.now());
    expect(await reader().download({ token: first })).not.toBeNull();
    clock.pass(1);
    expect(await reader().erase({ token: second })).toEqual({ outcome: 'ended' });
    await deleteExpiredOwnDataLinks(database(), clock.now());
    expect(await database().selectFrom('own_data_links').selectAll().execute()).toEqual([]);
    expect(await countPeople()).toEqual([1, 1]);
  });

  test('is asked for five times a day', async () => {
    const { forwarded: token, reader, mailedToken } = await openReader();
    for (let time = 1; time <= 5; time += 1) await mailedToken('download');
    const more = reader().mailDataLink({ token, act: 'erase' });
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('is asked for in another way where the site sends no mail', async () => {
    const { forwarded: token } = await openReader();
    const reader = callAsVisitor(database()).preferences;
    expect(await reader.read({ token })).toMatchObject({ mailsLinks: false });
    expect(await reader.mailDataLink({ token, act: 'download' })).toEqual({ outcome: 'no-mail' });
    const mails = await database().selectFrom('mails').select('kind').execute();
    expect(mails.filter(({ kind }) => kind.startsWith('own-data'))).toEqual([]);
  });

  test('stays where it is when the address is that of staff', async () => {
    const { reader, mailedToken } = await openReader();
    await database().updateTable('staff').set({ email: EMAIL, email_key: EMAIL }).execute();
    const download = reader().download({ token: await mailedToken('download') });
    await expect(download).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await reader().erase({ token: await mailedToken('erase') })).toEqual({ outcome: 'refused' });
    expect(await countPeople()).toEqual([1, 1]);
  });
});
