import type { BookingAnswer } from '@tideline/domain/booking/booking';
import { later } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import type { Db } from '../../../core/store/schema.ts';
import { openCalls } from '../../../testing/fill/open-calls.ts';
import { mailDoor, openSender, openTestClock } from '../../../testing/mail/mail-round.ts';
import { openMailbox } from '../../../testing/mail/mailbox.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { callMailToken, findCallKey } from '../call-link.ts';

/** Monday in Los Angeles, 09:00; the test's now is the Saturday before. */
const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', startsAt: MONDAY_9 };
/** What looks like spam: filled in by the browser at once, the honeypot, an advertisement. */
const SUSPICIOUS = [
  { filledInMs: 900 },
  { website: 'https://x.example' },
  { message: '[url=https://x.example]Buy[/url]' },
];

async function mailKinds(db: Db): Promise<string[]> {
  return (await db.selectFrom('mails').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
}

describeOnEachDatabase('a booking that looks like spam', (database) => {
  const visitor = () => callAsVisitor(database());
  const staff = () => callAsStaff(database());
  const ask = (signs: object = { filledInMs: 900 }): Promise<BookingAnswer> =>
    visitor().bookings.book({ ...ADA, ...signs });
  const spamId = async () => (await staff().contacts.list({ status: 'spam' })).items[0]?.id ?? '';

  test.each(SUSPICIOUS)('with %j is not booked, says so, and is kept with its time', async (signs) => {
    await openCalls(database());
    const answer = await ask(signs);
    expect(answer).toMatchObject({ message: 'unconfirmed', confirmBy: 'button', heldUntil: null, startsAt: MONDAY_9 });
    expect(await visitor().bookings.links.read({ token: answer.token })).toMatchObject({
      status: 'held',
      confirmBy: 'button',
      isFree: true,
      staffName: '',
    });
    expect(await mailKinds(database())).toEqual([]);
    expect((await visitor().bookings.times({ days: 1 })).days[0]?.times).toContain(MONDAY_9);
    expect((await staff().bookings.list({})).total).toBe(0);
    expect((await staff().bookings.list({ contactId: await spamId(), status: 'held' })).items).toMatchObject([
      { startsAt: MONDAY_9, staffId: null, email: ADA.email },
    ]);
    expect((await staff().contacts.history({ id: await spamId() })).items).toMatchObject([{ kind: 'call.ask' }]);
  });

  test('is booked by the button of its page, once, with the mails of any booking', async () => {
    await openCalls(database());
    const { token, reference } = await ask();
    const booked = await visitor().bookings.links.confirm({ token });
    expect(booked).toMatchObject({ message: 'booked', reference, startsAt: MONDAY_9 });
    expect(await visitor().bookings.links.confirm({ token })).toEqual(booked);
    expect(await mailKinds(database())).toEqual(['call', 'call-staff']);
    expect((await staff().contacts.list({})).items).toMatchObject([{ reference, status: 'pending' }]);
    expect((await visitor().bookings.times({ days: 1 })).days[0]?.times).not.toContain(MONDAY_9);
  });

  test('cannot be booked, moved or canceled once its time is taken, and says so', async () => {
    await openCalls(database());
    const { token } = await ask();
    await visitor().bookings.book({ ...ADA, email: 'kim@example.com' });
    expect(await visitor().bookings.links.read({ token })).toMatchObject({ status: 'held', isFree: false });
    await expect(visitor().bookings.links.confirm({ token })).rejects.toThrow('no longer available');
    await expect(visitor().bookings.links.cancel({ token })).rejects.toThrow('not booked yet');
    await expect(visitor().bookings.links.move({ token, startsAt: MONDAY_9 })).rejects.toThrow('not booked yet');
  });

  test('is booked when staff find that it is no spam, alone or among others, also shortly before the call', async () => {
    await openCalls(database());
    await ask();
    await staff().contacts.updateStatus({ id: await spamId(), status: 'lost' });
    expect((await staff().bookings.list({})).total).toBe(0);
    const [lost] = (await staff().contacts.list({ status: 'lost' })).items;
    await staff().contacts.updateStatus({ id: lost?.id ?? '', status: 'spam' });
    const soon = callAsStaff(database(), { now: () => later(MONDAY_9, -60_000) });
    await soon.contacts.bulkStatus({ ids: [await spamId()], status: 'pending' });
    expect((await staff().bookings.list({})).items).toMatchObject([{ startsAt: MONDAY_9, status: 'booked' }]);
    expect(await mailKinds(database())).toEqual(['call', 'call-staff']);
    const acts = await database().selectFrom('audit').select('object_id').where('action', '=', 'call.book').execute();
    expect(acts).toHaveLength(1);
  });

  test('stays with its time when that is taken, and staff can book it once it is free again', async () => {
    await openCalls(database());
    await ask();
    const id = await spamId();
    const { token } = await visitor().bookings.book({ ...ADA, email: 'kim@example.com' });
    await staff().contacts.updateStatus({ id, status: 'pending' });
    const [held] = (await staff().bookings.list({ contactId: id, status: 'held' })).items;
    expect(held).toMatchObject({ startsAt: MONDAY_9 });
    await expect(staff().bookings.accept({ id: held?.id ?? '' })).rejects.toThrow('no longer available');
    await visitor().bookings.links.cancel({ token });
    expect(await staff().bookings.accept({ id: held?.id ?? '' })).toMatchObject({ status: 'booked' });
  });

  test('a name with a web address is not sent to the address that was entered', async () => {
    await openCalls(database());
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const changes = { mail: mailDoor(mailbox), now: clock.now };
    const calls = callAsVisitor(database(), changes).bookings;
    const { token } = await calls.book({ ...ADA, firstName: 'https://x.example' });
    await calls.links.confirm({ token });
    await openSender(database(), mailbox, clock)();
    const invitation = mailbox.arrived.find(({ to }) => to[0] === ADA.email);
    expect(invitation?.mail.text).toContain('Hello,');
    expect(invitation?.raw).not.toContain('x.example');
  });
});

describeOnEachDatabase('a booking with the address of somebody who has an open enquiry', (database) => {
  const visitor = () => callAsVisitor(database());
  const staff = () => callAsStaff(database());

  test('joins it when a button behind a link in a mail is pressed, and no sooner', async () => {
    await openCalls(database());
    const open = await visitor().contacts.send({ ...ADA, email: 'ADA@example.com' });
    const answer = await visitor().bookings.book(ADA);
    expect(answer.reference).not.toBe(open.reference);
    const [booking] = (await staff().bookings.list({})).items;
    const contactIds = async () => (await staff().bookings.list({})).items.map(({ contactId }) => contactId);
    const { items } = await staff().contacts.list({});
    const openId = items.find(({ reference }) => reference === open.reference)?.id ?? '';
    // The token of the page proves nothing.
    await visitor().bookings.links.move({ token: answer.token, startsAt: '2026-11-23T18:00:00.000Z' });
    expect(await contactIds()).toEqual([booking?.contactId]);
    const token = callMailToken(await findCallKey(database()), booking?.id ?? '');
    expect(await visitor().bookings.links.read({ token })).toMatchObject({ reference: answer.reference });
    expect(await contactIds()).toEqual([booking?.contactId]);
    await visitor().bookings.links.move({ token, startsAt: MONDAY_9 });
    expect(await contactIds()).toEqual([openId]);
    expect((await staff().contacts.history({ id: openId })).items.map(({ kind }) => kind)).toContain('contact.merge');
    // What the page shows stays its own.
    expect(await visitor().bookings.links.read({ token })).toMatchObject({ reference: answer.reference });
  });

  test('is suggested to staff as a related one', async () => {
    await openCalls(database());
    const open = await visitor().contacts.send(ADA);
    await visitor().bookings.book(ADA);
    const id = (await staff().bookings.list({})).items[0]?.contactId ?? '';
    const { others } = await staff().conversations.work.related({ contactId: id });
    expect(others.map(({ reference }) => reference)).toEqual([open.reference]);
  });
});
