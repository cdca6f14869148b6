/** @module-tag long */
import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { updateConversationSettings } from '../../sales/threads/settings.repository.ts';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { updateSettings } from '../settings/settings.repository.ts';
import { openCalls } from '../../testing/fill/open-calls.ts';
import { mailDoor, openSender, openTestClock, TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { openMailbox, smtpError } from '../../testing/mail/mailbox.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteOldMails } from './mails.repository.ts';

/** The smallest one that staff can set: 6 places are for digests, one for each other share, and the rest for all. */
const MAILS_PER_HOUR = 20;
const [OWN, COMMON] = [1, 9];

describeOnEachDatabase('the hourly limit of the site', (database) => {
  async function openSite() {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await updateSettings(database(), { ...DEFAULT_SETTINGS, mailsPerHour: MAILS_PER_HOUR }, TEST_NOW);
    const changes = { mail: mailDoor(mailbox), now: clock.now };
    const sendDue = openSender(database(), mailbox, clock);
    // Their senders would get mails, too: see acknowledgement.test.ts.
    const settings = { ...DEFAULT_CONVERSATION_SETTINGS, isAcknowledging: false };
    await updateConversationSettings(database(), settings, clock.now());
    const subjects = () => mailbox.arrived.map(({ mail }) => mail.subject ?? '');
    /** Advances the clock for a time, and runs the mail job every minute, or less often where only the end counts. */
    async function pass(minutes: number, stepMinutes = 1): Promise<void> {
      for (let minute = 0; minute < minutes; minute += stepMinutes) {
        await sendDue();
        clock.pass(stepMinutes * MINUTE_MS);
      }
    }
    async function signUp(count: number): Promise<string[]> {
      const emails = Array.from({ length: count }, (_, index) => `reader${index}@example.com`);
      for (const email of emails) {
        await callAsVisitor(database(), changes).subscribers.subscribe({ email });
        clock.pass(1);
      }
      return emails;
    }
    async function enquire(count: number, name = 'Ada'): Promise<string[]> {
      const references: string[] = [];
      for (let index = 1; index <= count; index += 1) {
        const contact = { firstName: name, lastName: `Byron ${index}`, email: 'ada@example.com' };
        references.push((await callAsVisitor(database(), changes).contacts.send(contact)).reference);
        clock.pass(1);
      }
      return references;
    }
    const staff = callAsStaff(database(), changes);
    return { clock, mailbox, staff, sendDue, subjects, pass, signUp, enquire };
  }

  test('delays confirmation mails above it, loses none, and keeps their order', async () => {
    const { mailbox, pass, signUp } = await openSite();
    const emails = await signUp(3 * MAILS_PER_HOUR);
    await pass(59);
    expect(mailbox.arrived).toHaveLength(OWN + COMMON);
    await pass(5 * 60, 10);
    expect(mailbox.arrived.map(({ to }) => to[0])).toEqual(emails);
  });

  test('turns notices above it into one digest with each reference, name and link', async () => {
    const { clock, mailbox, staff, subjects, pass, signUp, enquire } = await openSite();
    await signUp(2 * MAILS_PER_HOUR);
    await pass(1);
    await enquire(OWN); // the place of notices
    await pass(1);
    const count = mailbox.arrived.length;
    const references = await enquire(14, 'Ada <b>bold</b>');
    await pass(1);
    expect(mailbox.arrived).toHaveLength(count);
    expect((await staff.mail.status()).counts).toMatchObject({ sent: count, failed: 0 });
    await pass(10);
    expect(subjects().slice(count)).toEqual(['14 inquiries since 10:02 AM']);
    const digest = mailbox.arrived.at(-1);
    expect(digest?.to).toEqual(['hello@tideline.example']);
    expect(digest?.mail.html).toBeUndefined();
    const { items } = await staff.contacts.list({ q: 'bold' });
    for (const { id, reference } of items) {
      const number = references.indexOf(reference) + 1;
      expect(digest?.mail.text).toContain(
        `${reference}  Ada <b>bold</b> Byron ${number}\n           ${TEST_ORIGIN}/admin?tab=contacts&row=${id}\n`,
      );
    }
    expect(await staff.mail.status()).toMatchObject({
      counts: { waiting: 2 * MAILS_PER_HOUR - OWN - COMMON },
      failed: [],
    });
    clock.pass(31 * 24 * HOUR_MS);
    await deleteOldMails(database(), clock.now());
    expect(await database().selectFrom('mails').select('id').where('kind', '!=', 'confirmation').execute()).toEqual([]);
  });

  test('holds in any mix, with six digests an hour at most', async () => {
    const { mailbox, subjects, pass, signUp, enquire } = await openSite();
    await signUp(MAILS_PER_HOUR);
    const references: string[] = [];
    for (let minute = 0; minute < 59; minute += 1) {
      references.push(...(await enquire(1)));
      await pass(1);
    }
    expect(mailbox.arrived.length).toBeLessThanOrEqual(MAILS_PER_HOUR);
    await pass(180, 10);
    expect(subjects().filter((subject) => subject.startsWith('Please'))).toHaveLength(MAILS_PER_HOUR);
    const notices = mailbox.arrived.filter(({ mail }) => !mail.subject?.startsWith('Please'));
    const named = notices.flatMap(({ mail }) => new Set(mail.text?.match(/TL-\w{6}/g)).values().toArray());
    expect(named.toSorted()).toEqual(references.toSorted());
  });

  test('sends no digest of spam, and repeats a digest that the mail server refused for now', async () => {
    const { clock, mailbox, staff, subjects, sendDue, pass, signUp, enquire } = await openSite();
    await signUp(MAILS_PER_HOUR);
    await enquire(OWN);
    await pass(1);
    const count = mailbox.arrived.length;
    const [reference] = await enquire(2, 'Bea');
    await sendDue();
    const { items } = await staff.contacts.list({ q: 'Bea Byron 2' });
    await staff.contacts.updateStatus({ id: items[0]?.id ?? '', status: 'spam' });
    clock.pass(10 * MINUTE_MS);
    const refusing = await openMailbox({
      judge: () => {
        throw smtpError(451, 'Later');
      },
    });
    await openSender(database(), refusing, clock)();
    await pass(5);
    expect(subjects().slice(count)).toEqual([expect.stringMatching(/^1 inquiry since/)]);
    expect(mailbox.arrived.at(-1)?.mail.text).toContain(reference);
  });

  test('counts no mail that the mail server did not accept', async () => {
    const { clock, mailbox, pass, signUp } = await openSite();
    await mailbox.stop();
    await signUp(3);
    await pass(30);
    await mailbox.start();
    clock.pass(4 * HOUR_MS);
    await pass(1);
    const rows = await database()
      .selectFrom('rate_limits')
      .select('count')
      .where('key', 'like', 'site-mails%')
      .execute();
    expect([mailbox.arrived.length, rows.reduce((sum, { count }) => sum + count, 0)]).toEqual([3, 3]);
  });
});

describeOnEachDatabase('three hundred addresses of one /48 network', (database) => {
  test('cause twenty mails to strangers in an hour, and as many enquiries', async () => {
    const mailbox = await openMailbox();
    let [mails, enquiries] = [0, 0];
    for (let index = 0; index < 300; index += 1) {
      const clientAddress = `2001:db8:77:${index.toString(16)}::1`;
      const visitor = callAsVisitor(database(), { clientAddress, mail: mailDoor(mailbox) });
      const signUp = visitor.subscribers.subscribe({ email: `stranger${index}@example.com` });
      mails += await signUp.then(
        () => 1,
        () => 0,
      );
      const enquiry = visitor.contacts.send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
      enquiries += await enquiry.then(
        () => 1,
        () => 0,
      );
    }
    expect([mails, enquiries]).toEqual([20, 20]);
    const kinds = (await database().selectFrom('mails').select('kind').execute()).map(({ kind }) => kind);
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
    expect([count('confirmation'), count('enquiry'), count('acknowledgement')]).toEqual([20, 20, 3]);
    expect(kinds).toHaveLength(43);
  });
});

describeOnEachDatabase('sign-ups above the hourly limit', (database) => {
  test('hold up neither the invitation of a client nor an acknowledgement', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const changes = { mail: mailDoor(mailbox), now: clock.now };
    await openCalls(database());
    await updateSettings(database(), { ...DEFAULT_SETTINGS, mailsPerHour: MAILS_PER_HOUR }, TEST_NOW);
    for (let index = 0; index < 2 * MAILS_PER_HOUR; index += 1) {
      await callAsVisitor(database(), changes).subscribers.subscribe({ email: `reader${index}@example.com` });
    }
    const send = openSender(database(), mailbox, clock);
    await send();
    const confirmations = mailbox.arrived.length;
    expect(confirmations).toBe(OWN + COMMON);
    const client = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    await callAsVisitor(database(), changes).contacts.send(client);
    await callAsVisitor(database(), changes).bookings.book({ ...client, startsAt: '2026-11-23T17:00:00.000Z' });
    clock.pass(MINUTE_MS);
    await send();
    const subjects = mailbox.arrived.slice(confirmations).map(({ mail }) => (mail.subject ?? '').split(/[ :]/)[0]);
    // The notice of the enquiry gathers for a digest: that of the call has the place of notices.
    expect(new Set(subjects)).toEqual(new Set(['Booked', 'Call', 'We']));
    expect(subjects).toHaveLength(3);
  });

  test('of one person with tags after a plus cause three mails', async () => {
    const mailbox = await openMailbox();
    for (let index = 0; index < 10; index += 1) {
      const visitor = callAsVisitor(database(), { mail: mailDoor(mailbox) });
      await visitor.subscribers.subscribe({ email: `ada+${index}@example.com` });
    }
    expect(await database().selectFrom('mails').select('id').execute()).toHaveLength(3);
    expect((await callAsStaff(database()).subscribers.list({})).total).toBe(10);
  });
});
