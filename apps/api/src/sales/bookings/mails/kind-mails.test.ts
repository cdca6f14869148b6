import { expect, test } from 'vitest';
import type { Arrived } from '../../../testing/mail/mailbox.ts';
import { openCallSite } from '../../../testing/mail/call-site.ts';
import { TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const EMAIL = 'ada@example.com';

/** The entry of a mail for a calendar. */
function entryOf(arrived: Arrived | undefined): string {
  const content = arrived?.mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content ?? '';
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll(/\r?\n /g, '');
}

describeOnEachDatabase('the mails about a call of a kind', (database) => {
  test('name it with its length and place, to the visitor and to staff, and in their calendars', async () => {
    const { freeTimes, send, book, staff, mailbox, visitor } = await openCallSite(database());
    await staff.bookings.kinds.add({ name: 'Site review', callMinutes: 45, place: 'Pier 4' });
    const { token } = await book(EMAIL, (await freeTimes())[20] ?? '');
    await staff.bookings.kinds.update({ id: 'site-review', name: 'Audit', callMinutes: 15, place: 'Pier 5' });
    await send();
    const own = mailbox.arrived.find(({ to }) => to[0] === EMAIL);
    const [, facts] = (own?.mail.text ?? '').split('is booked.');
    expect(
      facts
        ?.split('The attached')[0]
        ?.trim()
        .replace(/ \w+, \w+ \d+, \d+,/, ''),
    ).toBe('What:   Site review\nWhen:   9:00 – 9:45 AM PST\nWith:   Staff\nWhere:  Pier 4');
    expect(entryOf(own)).toMatch(/^SUMMARY:Site review with Tideline\r?$/m);
    const notice = mailbox.arrived.find(({ to }) => to[0] === TEST_STAFF.email);
    expect(notice?.mail.text).toMatch(/^Kind: {5}Site review\nWhen: /m);
    expect(notice?.mail.text).toMatch(/^Place: {4}Pier 4$/m);
    expect(entryOf(notice)).toMatch(/^SUMMARY:Site review with Ada Byron\r?$/m);
    const { links } = visitor().bookings;
    expect(await links.calendar({ token })).toMatch(/^SUMMARY:Site review with Tideline\r?$/m);
    expect(await links.read({ token })).toMatchObject({ calendar: { title: 'Site review with Tideline' } });
  });
});
