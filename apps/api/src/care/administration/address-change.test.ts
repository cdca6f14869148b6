import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { openSender, openTestClock } from '../../testing/mail/mail-round.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const OLD = { ...DEFAULT_SETTINGS, contactEmail: 'old@example.com' };
const NEW = { ...OLD, contactEmail: 'new@example.com' };

describeOnEachDatabase('another contact email', (database) => {
  test('requires a recent password; other settings do not', async () => {
    await callAsStaff(database()).settings.update(OLD);
    const stale = callAsStaff(database(), { confirmedAt: '2026-11-21T17:50:00.000Z', now: () => TEST_NOW });
    await expect(stale.settings.update(NEW)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('Enter it again, or sign in again, to save.'),
    });
    expect(await stale.settings.update({ ...OLD, siteTitle: 'Ebb' })).toMatchObject({ siteTitle: 'Ebb' });
    expect((await stale.settings.read()).contactEmail).toBe('old@example.com');
  });

  test('is mailed to the old address, but not to that of a new installation', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const send = openSender(database(), mailbox, clock);
    const staff = callAsStaff(database(), { now: clock.now, confirmedAt: clock.now() });
    await staff.settings.update(OLD);
    await send();
    expect(mailbox.arrived).toEqual([]);
    await staff.settings.update(NEW);
    await send();
    expect(mailbox.arrived.map(({ mail }) => [mail.to?.[0]?.address, mail.subject])).toEqual([
      ['old@example.com', 'The contact email for Tideline was changed'],
    ]);
    expect(mailbox.arrived[0]?.mail.text).toContain('is now new@example.com');
  });

  test('is not mailed any more once it was changed back', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const staff = callAsStaff(database(), { now: clock.now, confirmedAt: clock.now() });
    await staff.settings.update(OLD);
    await staff.settings.update(NEW);
    await staff.settings.update(OLD);
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived.map(({ mail }) => mail.to?.[0]?.address)).toEqual(['new@example.com']);
  });
});
