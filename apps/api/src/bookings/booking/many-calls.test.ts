import { HOLD_MINUTES } from '@tideline/domain/booking/booking';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/site/instant';
import { expect, test } from 'vitest';
import { insertStaff } from '../../auth/account/accounts.repository.ts';
import type { Db } from '../../store/schema.ts';
import { mailDoor, openSender, openTestClock } from '../../testing/mail/mail-round.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { releaseEndedHolds } from './held-calls.repository.ts';

const NAME = { firstName: 'Ada', lastName: 'Byron' };
/** Strangers who are booked at once in an hour. */
const AT_ONCE = 20;
/** Times that are reserved at once. */
const HOLDS_MAX = 20;

async function openSite(db: Db) {
  const [clock, mailbox] = [openTestClock(), await openMailbox()];
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const weekly = NO_HOURS.map((_, day) => (day < 5 ? [{ from: '09:00', to: '17:00' }] : []));
  await callAsStaff(db).bookings.updateHours({ staffId: TEST_STAFF.id, weekly, daysOff: [], place: '' });
  const changes = { mail: mailDoor(mailbox), now: clock.now };
  const visitor = () => callAsVisitor(db, changes); // each from another network
  const freeTimes = async () => (await visitor().bookings.times({ days: 31 })).days.flatMap(({ times }) => times);
  const send = openSender(db, mailbox, clock);
  const book = (email: string, startsAt: string) => visitor().bookings.book({ ...NAME, email, startsAt });
  /** The link in the latest mail to an address. */
  const linkTo = (email: string) => {
    const text = mailbox.arrived.findLast(({ to }) => to[0] === email)?.mail.text ?? '';
    return decodeURIComponent(/[?&]t=([^&\s]+)/.exec(text)?.[1] ?? '');
  };
  return { clock, mailbox, visitor, freeTimes, send, book, linkTo, staff: callAsStaff(db, changes) };
}

describeOnEachDatabase('calls of many strangers', (database) => {
  test('are reserved for 30 minutes until the button in a mail is pressed; the first ones are booked at once', async () => {
    const { clock, freeTimes, send, book, linkTo, visitor, staff, mailbox } = await openSite(database());
    const times = await freeTimes();
    for (let number = 0; number < AT_ONCE; number += 1) {
      expect(await book(`first${number}@example.com`, times[number * 3] ?? '')).toMatchObject({ message: 'booked' });
    }
    const [wanted = ''] = await freeTimes();
    const open = await visitor().contacts.send({ ...NAME, email: 'ada@example.com' });
    const held = await book('ada@example.com', wanted);
    const heldUntil = new Date(Date.parse(clock.now()) + HOLD_MINUTES * MINUTE_MS).toISOString();
    expect(held).toMatchObject({ message: 'unconfirmed', confirmBy: 'email', heldUntil });
    expect(await freeTimes()).not.toContain(wanted);
    // The token of the page cannot confirm it.
    expect(await visitor().bookings.links.confirm({ token: held.token })).toEqual(held);
    await send();
    const mail = mailbox.arrived.find(({ mail: { subject } }) => subject?.startsWith('Please confirm your call'));
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.mail.text).toContain('The call is not booked yet.');
    const token = linkTo('ada@example.com');
    expect(await visitor().bookings.links.read({ token })).toMatchObject({ status: 'held', confirmBy: 'button' });
    expect(await visitor().bookings.links.confirm({ token })).toMatchObject({ message: 'booked', startsAt: wanted });
    // The address is proven: the call belongs to its open enquiry.
    const [booked] = (await staff.bookings.list({ from: wanted, limit: 1 })).items;
    const { items } = await staff.contacts.list({});
    const enquiry = items.find(({ reference }) => reference === open.reference);
    expect(booked?.contactId).toBe(enquiry?.id);

    const [another = ''] = await freeTimes();
    await book('bea@example.com', another);
    clock.pass(HOLD_MINUTES * MINUTE_MS);
    await releaseEndedHolds(database(), clock.now());
    expect(await freeTimes()).toContain(another);
    await send();
    // Later the button books it if it is still free.
    const late = linkTo('bea@example.com');
    expect(await visitor().bookings.links.confirm({ token: late })).toMatchObject({ message: 'booked' });
  });

  test('without a mail server, those above the limit are refused for an hour', async () => {
    const { clock, freeTimes } = await openSite(database());
    const times = await freeTimes();
    const book = (number: number) =>
      callAsVisitor(database(), { now: clock.now }).bookings.book({
        ...NAME,
        email: `v${number}@example.com`,
        startsAt: times[number * 3] ?? '',
      });
    for (let number = 0; number < AT_ONCE; number += 1) await book(number);
    await expect(book(AT_ONCE)).rejects.toThrow('Many calls are being booked right now.');
    expect((await callAsStaff(database()).contacts.list({})).total).toBe(AT_ONCE);
    clock.pass(HOUR_MS);
    expect(await book(AT_ONCE)).toMatchObject({ message: 'booked' });
  });

  test('one person is counted over addresses with a plus', async () => {
    const { freeTimes, book } = await openSite(database());
    const [first = '', second = '', third = ''] = (await freeTimes()).filter((_, index) => index % 3 === 0);
    await book('ada+1@example.com', first);
    await book('Ada@example.com', second);
    await expect(book('ada+3@example.com', third)).rejects.toThrow('has 2 calls already');
    expect(await book('adam@example.com', third)).toMatchObject({ message: 'booked' });
  });

  test('staff get one mail with many calls, and a file with all of them', async () => {
    const { clock, freeTimes, send, book, mailbox } = await openSite(database());
    const times = await freeTimes();
    for (let number = 0; number < 12; number += 1) await book(`v${number}@example.com`, times[number * 3] ?? '');
    await send();
    clock.pass(10 * MINUTE_MS);
    await send();
    const notices = mailbox.arrived.filter(({ to }) => to[0] === TEST_STAFF.email);
    expect(notices).toHaveLength(6);
    const digest = notices.at(-1)?.mail;
    expect(digest?.subject).toBe('7 calls booked or changed');
    expect(digest?.text?.match(/TL-\w{6}/g)).toHaveLength(7);
    const file = digest?.attachments[0]?.content ?? '';
    const calendar = typeof file === 'string' ? file : new TextDecoder().decode(file);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    expect(calendar).toContain('METHOD:PUBLISH');
  });
});

describeOnEachDatabase('an attack from thousands of addresses', (database) => {
  test('leaves a visitor free times within 30 minutes, and a mail that books one', { timeout: 600_000 }, async () => {
    const { clock, freeTimes, send, book, linkTo, visitor, mailbox } = await openSite(database());
    const before = (await freeTimes()).length;
    const outcomes = { booked: 0, unconfirmed: 0, taken: 0 };
    for (let round = 0; round < 10; round += 1) {
      const times = await freeTimes();
      for (let number = 0; number < 200; number += 1) {
        const email = `robot${round}-${number}@host${number}.example`;
        const attempt = book(email, times[number % times.length] ?? '');
        const outcome = await attempt.then(
          ({ message }) => message,
          () => 'taken' as const,
        );
        outcomes[outcome] += 1;
      }
      for (let number = 0; number < 20; number += 1) {
        await visitor().subscribers.subscribe({ email: `reader${round}-${number}@example.com` });
      }
    }
    expect(outcomes.booked).toBe(AT_ONCE);
    expect(outcomes.unconfirmed).toBeGreaterThan(1_000);
    // During the attack already: what is booked and reserved is bounded.
    expect((await freeTimes()).length).toBeGreaterThan(before - 3 * (AT_ONCE + HOLDS_MAX));
    clock.pass(HOLD_MINUTES * MINUTE_MS);
    await releaseEndedHolds(database(), clock.now());
    const free = await freeTimes();
    expect(free.length).toBeGreaterThan(before - 3 * AT_ONCE);

    await send();
    const kinds = mailbox.arrived.map(({ mail: { subject = '' } }) => subject);
    const lastInvitation = kinds.findLastIndex((subject) => subject.startsWith('Booked: '));
    expect(kinds.filter((subject) => subject.startsWith('Booked: '))).toHaveLength(AT_ONCE);
    expect(lastInvitation).toBeLessThan(kinds.findIndex((subject) => /confirm/i.test(subject)));
    // The requests of the attack that were not sent are given up: the next visitor gets one in time.
    clock.pass(2 * HOUR_MS);
    await releaseEndedHolds(database(), clock.now());
    for (let number = 0; number < AT_ONCE; number += 1) await book(`more${number}@example.com`, free[number * 3] ?? '');
    const [wanted = ''] = await freeTimes();
    expect(await book('client@example.com', wanted)).toMatchObject({ message: 'unconfirmed', confirmBy: 'email' });
    await send();
    const token = linkTo('client@example.com');
    expect(await visitor().bookings.links.confirm({ token })).toMatchObject({ message: 'booked', startsAt: wanted });
  });
});
