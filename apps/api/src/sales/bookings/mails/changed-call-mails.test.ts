import { HOUR_MS } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { openCallSite } from '../../../testing/mail/call-site.ts';
import type { Arrived } from '../../../testing/mail/mailbox.ts';
import { changeMails, markMail } from '../../../testing/mail/mark-mail.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { queueReminders } from './queue-reminders.ts';

const EMAIL = 'ada@example.com';

const NAMES = ['booked', 'reminder', 'changed', 'canceled', 'held', 'notHeld'] as const;
type Name = (typeof NAMES)[number];

/** The mails that have the texts of a section. */
const OCCASIONS: Record<string, readonly Name[]> = {
  calls: NAMES,
  callBooked: ['booked'],
  callChanged: ['changed'],
  callCanceled: ['canceled'],
  callReminder: ['reminder'],
  callConfirmation: ['held', 'notHeld'],
};

/** Texts that only some of them have. */
const ONLY_IN: Record<string, readonly Name[]> = {
  greetingWithoutName: [],
  what: [],
  kindTitle: [],
  calendar: ['booked', 'changed'],
  calendarTitle: ['booked', 'changed', 'canceled'],
  calendarText: ['booked', 'changed', 'canceled'],
  with: ['booked', 'reminder', 'changed', 'canceled'],
  where: ['booked', 'reminder', 'changed', 'canceled'],
  reason: ['canceled'],
  moveOrCancel: ['booked', 'changed', 'reminder'],
  held: ['held'],
  notHeld: ['notHeld'],
};

/** A call and its mails, each by its occasion. */
async function openCall(db: Db) {
  const site = await openCallSite(db);
  const { clock, mailbox, send, visitor, staff } = site;
  const [first = '', , , , next = ''] = (await site.freeTimes()).slice(20);
  async function arrived() {
    await send();
    return mailbox.arrived.findLast(({ to }) => to[0] === EMAIL)?.mail;
  }
  async function mails(firstName = 'Ada', place = '') {
    const { token, reference } = await site.book(EMAIL, first);
    const id = (await staff.bookings.list({})).items[0]?.id ?? '';
    await db.updateTable('contacts').set({ first_name: firstName }).execute();
    if (place) await db.updateTable('bookings').set({ place }).execute();
    const booked = await arrived();
    clock.pass(Date.parse(first) - Date.parse(clock.now()) - 23 * HOUR_MS);
    await db.updateTable('bookings').set({ created_at: '2026-11-01T00:00:00.000Z' }).execute();
    await queueReminders(db, clock.now());
    const reminder = await arrived();
    await visitor().bookings.links.move({ token, startsAt: next });
    const changed = await arrived();
    await visitor().bookings.links.cancel({ token, reason: 'No time.' });
    const canceled = await arrived();
    const heldUntil = new Date(Date.parse(clock.now()) + HOUR_MS).toISOString();
    async function ask(key: string) {
      await db.updateTable('bookings').set({ status: 'held', held_until: heldUntil }).execute();
      await db
        .transaction()
        .execute((trx) => queueMail(trx, { id: key, kind: 'call-confirmation', aboutId: id }, clock.now()));
      return arrived();
    }
    const held = await ask('held');
    clock.pass(HOUR_MS);
    const notHeld = await ask('not-held');
    return { reference, booked, reminder, changed, canceled, held, notHeld };
  }
  return { ...site, mails };
}

/** The part of a mail that has a field: its calendar file, its subject or its text. */
function textOf(mail: Arrived['mail'] | undefined, path: string): string {
  if (path.endsWith('.subject')) return mail?.subject ?? '';
  if (!path.startsWith('calls.calendarT')) return mail?.text ?? '';
  const content = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r?\n /g, '').replaceAll(/\\([;,])/g, '$1');
}

describeOnEachDatabase('the mails about a call', (database) => {
  test('have the built-in words, byte for byte, until staff change them', async () => {
    const { mails } = await openCall(database());
    const { reference, ...all } = await mails();
    const texts = Object.values(all).map((mail) => `${mail?.subject}\n${mail?.text}`.replaceAll(/t=\S+/g, 't=TOKEN'));
    expect(texts.map((text) => text.replaceAll(reference, 'REFERENCE'))).toMatchInlineSnapshot(`
      [
        "Booked: your call with Tideline (REFERENCE)
      Hi Ada,

      Your call with Tideline is booked.

      When:   Tuesday, November 24, 2026, 11:00 – 11:30 AM PST
      With:   Staff

      The attached file adds the call to your calendar.
      Need to move or cancel it? Use this link:
      https://www.tideline.example/discovery-call/booked?t=TOKEN

      The Tideline team

      -- 
      Tideline, reference REFERENCE

      ",
        "Reminder: your call with Tideline (REFERENCE)
      Hi Ada,

      A quick reminder of your upcoming call with Tideline.

      When:   Tuesday, November 24, 2026, 11:00 – 11:30 AM PST
      With:   Staff

      Need to move or cancel it? Use this link:
      https://www.tideline.example/discovery-call/booked?t=TOKEN

      The Tideline team

      -- 
      Tideline, reference REFERENCE
      ",
        "Changed: your call with Tideline (REFERENCE)
      Hi Ada,

      Your call with Tideline has changed.

      When:   Tuesday, November 24, 2026, 1:00 – 1:30 PM PST
      With:   Staff

      The attached file adds the call to your calendar.
      Need to move or cancel it? Use this link:
      https://www.tideline.example/discovery-call/booked?t=TOKEN

      The Tideline team

      -- 
      Tideline, reference REFERENCE

      ",
        "Canceled: your call with Tideline (REFERENCE)
      Hi Ada,

      Your call with Tideline has been canceled.

      When:   Tuesday, November 24, 2026, 1:00 – 1:30 PM PST
      With:   Staff

      Reason: No time.

      The Tideline team

      -- 
      Tideline, reference REFERENCE

      ",
        "Please confirm your call with Tideline (REFERENCE)
      Hi Ada,

      We received a request for a call with Tideline from this email address.
      The call isn't booked yet.

      When:   Tuesday, November 24, 2026, 1:00 – 1:30 PM PST

      To book it, open this page and click the button:
      https://www.tideline.example/discovery-call/confirm?t=TOKEN

      We're holding this time for you until 1:00 PM PST. After that, you can
      still book it if it's available.
      If you didn't ask for a call, you can ignore this email.

      The Tideline team

      -- 
      Tideline, reference REFERENCE
      ",
        "Please confirm your call with Tideline (REFERENCE)
      Hi Ada,

      We received a request for a call with Tideline from this email address.
      The call isn't booked yet.

      When:   Tuesday, November 24, 2026, 1:00 – 1:30 PM PST

      To book it, open this page and click the button:
      https://www.tideline.example/discovery-call/confirm?t=TOKEN

      You can book this time if it's still available.
      If you didn't ask for a call, you can ignore this email.

      The Tideline team

      -- 
      Tideline, reference REFERENCE
      ",
      ]
    `);
  });

  test.each(Object.entries(OCCASIONS))('%s: has each text that staff change, as plain text', async (section, names) => {
    const { mails, staff } = await openCall(database());
    const marks = await markMail(staff, section);
    const all = await mails('Ada', 'By phone');
    const faults = [...marks].flatMap(([path, mark]) =>
      (ONLY_IN[path.slice(section.length + 1)] ?? names)
        .filter((name) => !textOf(all[name], path).includes(mark))
        .map((name) => `${name}: ${path}`),
    );
    expect(faults).toEqual([]);
    expect(marks.size).toBeGreaterThan(1);
  });

  test('greet without a name that has a web address, and fill what they name', async () => {
    const { mails, staff } = await openCall(database());
    await changeMails(staff, {
      'calls.greetingWithoutName': 'Good day from {place},',
      'callBooked.subject': '{agencyName}: {reference}',
      'callConfirmation.held': 'Yours until {heldUntil}.',
    });
    const { reference, booked, held } = await mails('https://win.example');
    expect(booked?.subject).toBe(`Tideline: ${reference}`);
    expect(booked?.text).toMatch(/^Good day from Los Angeles,\n/);
    expect(held?.text).toContain('\nYours until 1:00 PM PST.\n');
  });

  test('line the facts up behind labels of any length, and leave out labels, signature and reason that are empty', async () => {
    const { mails, staff } = await openCall(database());
    const zone = { 'calls.when': 'Zeitpunkt:', 'calls.with': '', 'calls.reason': '', 'calls.signature': '' };
    await changeMails(staff, { ...zone, 'calls.calendarText': '' });
    const { booked, canceled } = await mails('Ada', 'Room 7');
    expect(booked?.text).toContain(
      '\nZeitpunkt:  Tuesday, November 24, 2026, 11:00 – 11:30 AM PST\nStaff\nWhere:      Room 7\n',
    );
    expect(canceled?.text).toMatch(/\n\nNo time\.\n\nThe Tideline team\n+$/);
    expect(textOf(booked, 'calls.calendarText')).toMatch(/DESCRIPTION:https:/);
  });
});
