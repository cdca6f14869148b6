/** @module-tag long */
import { HOLD_MINUTES } from '@tideline/domain/booking/booking';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { openCallSite } from '../../../testing/mail/call-site.ts';
import { callAsStaff, callAsVisitor, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { releaseEndedHolds } from './held-calls.repository.ts';

const NAME = { firstName: 'Ada', lastName: 'Byron' };
/** Strangers who are booked at once in an hour. */
const AT_ONCE = 20;

describeOnEachDatabase('calls of many strangers', (database) => {
  test('are reserved for 30 minutes until the button in a mail is pressed; the first ones are booked at once', async () => {
    const { clock, freeTimes, send, book, linkTo, visitor, staff, mailbox } = await openCallSite(database());
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
    expect(mail?.mail.text).toContain("The call isn't booked yet.");
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
    const { clock, freeTimes } = await openCallSite(database());
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

  test('are told to the agency when the role of who takes them may not read calls any more', async () => {
    const { freeTimes, send, book, mailbox } = await openCallSite(database());
    const times = await freeTimes();
    for (let number = 0; number < 2; number += 1) await book(`v${number}@example.com`, times[number * 3] ?? '');
    await send();
    await database().updateTable('staff').set({ role: 'editor' }).execute();
    await book('last@example.com', times[9] ?? '');
    await send();
    const notices = mailbox.arrived.filter(({ mail }) => mail.subject?.startsWith('Call booked'));
    expect(notices.map(({ to }) => to[0])).toEqual([TEST_STAFF.email, TEST_STAFF.email, 'hello@tideline.example']);
  });

  test('one person is counted over addresses with a plus', async () => {
    const { freeTimes, book } = await openCallSite(database());
    const [first = '', second = '', third = ''] = (await freeTimes()).filter((_, index) => index % 3 === 0);
    await book('ada+1@example.com', first);
    await book('Ada@example.com', second);
    await expect(book('ada+3@example.com', third)).rejects.toThrow('has 2 calls already');
    expect(await book('adam@example.com', third)).toMatchObject({ message: 'booked' });
  });

  test('staff get one mail with many calls, and a file with all of them', async () => {
    const { clock, freeTimes, send, book, mailbox } = await openCallSite(database());
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
