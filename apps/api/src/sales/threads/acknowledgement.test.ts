import { expect, test } from 'vitest';
import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { HOUR_MS } from '@tideline/domain/time/instant';
import { updateSettings } from '../../core/settings/settings.repository.ts';
import { CONTACT, openReplySite } from '../../testing/mail/reply-site.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const DAY = { from: '09:00', to: '17:00' };
const OFFICE = {
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: null,
  sunday: null,
};

describeOnEachDatabase('the acknowledgement of an enquiry', (database) => {
  async function open() {
    const site = await openReplySite(database());
    /** Sends an enquiry through a site with a mail server; the mails that its sender got. */
    async function enquire(fields: Partial<typeof CONTACT> & { website?: string } = {}) {
      const before = site.mailbox.arrived.length;
      const sent = { ...CONTACT, ...fields };
      await site.visitor().contacts.send(sent);
      await site.sendMails();
      return site.mailbox.arrived.slice(before).filter(({ to }) => to[0] === sent.email);
    }
    return { ...site, enquire };
  }

  test('has the reference, the time of the answer and the text; no program answers it', async () => {
    const { staff, enquire } = await open();
    const [arrived] = await enquire();
    const { items } = await staff.contacts.list();
    const { id, reference } = items[0] ?? { id: '', reference: '' };
    expect(arrived?.mail.subject).toBe(`We received your inquiry (${reference})`);
    expect(arrived?.mail.text).toContain('by Sunday, November 22, 2026 at 10:00 AM PST.');
    expect(arrived?.mail.text).toContain(`Your reference is ${reference}.`);
    expect(arrived?.mail.text).toContain('> We need a site.\n> Can you help?');
    expect(arrived?.raw).toContain('Auto-Submitted: auto-replied');
    expect(arrived?.raw).toContain('X-Auto-Response-Suppress: All');
    expect((await staff.conversations.read({ contactId: id })).messages).toMatchObject([
      { direction: 'out', kind: 'acknowledgement', state: 'sent' },
    ]);
    expect(await staff.contacts.byId({ id })).toMatchObject({ status: 'pending', answeredAt: null });
  });

  test('names the time by the opening hours of the agency', async () => {
    const { staff, enquire } = await open(); // on a Saturday
    await staff.conversations.settings.update({ ...DEFAULT_CONVERSATION_SETTINGS, openingHours: OFFICE });
    const [arrived] = await enquire();
    expect(arrived?.mail.text).toContain('by Tuesday, November 24, 2026 at 9:00 AM PST.');
  });

  test('can be turned off', async () => {
    const { staff, enquire } = await open();
    await staff.conversations.settings.update({ ...DEFAULT_CONVERSATION_SETTINGS, isAcknowledging: false });
    expect(await enquire()).toEqual([]);
    expect(await staff.conversations.settings.read()).toMatchObject({ isAcknowledging: false, hasMailServer: true });
  });

  test('is not sent for spam, also if staff mark it before the mail is sent', async () => {
    const { staff, mailbox, visitor, sendMails, enquire } = await open();
    expect(await enquire({ website: 'https://robot.example' })).toEqual([]);
    await visitor().contacts.send({ ...CONTACT, email: 'bob@example.com' });
    const { items } = await staff.contacts.list({ q: 'bob@' });
    await staff.contacts.updateStatus({ id: items[0]?.id ?? '', status: 'spam' });
    await sendMails();
    expect(mailbox.arrived).toEqual([]);
    expect((await staff.conversations.read({ contactId: items[0]?.id ?? '' })).messages).toMatchObject([
      { state: 'failed', error: 'It was no longer needed.' },
    ]);
  });

  test('is sent at most three times a day to one address', async () => {
    const { clock, enquire } = await open();
    const sent = [];
    for (let time = 1; time <= 5; time += 1) {
      sent.push((await enquire()).length);
      clock.pass(HOUR_MS);
    }
    expect(sent).toEqual([1, 1, 1, 0, 0]);
    clock.pass(24 * HOUR_MS);
    expect(await enquire()).toHaveLength(1);
  });

  test('waits within the hourly limit of the site, after the notices; too late, it is not sent', async () => {
    const { clock, mailbox, visitor, staff, sendMails } = await open();
    await updateSettings(database(), { ...DEFAULT_SETTINGS, mailsPerHour: 20 }, TEST_NOW);
    for (let at = 1; at <= 12; at += 1) {
      await visitor().contacts.send({ ...CONTACT, email: `ada${at}@example.com` });
      clock.pass(1);
    }
    await sendMails();
    const sent = () => mailbox.arrived.filter(({ mail }) => mail.subject?.startsWith('We received')).length;
    // Ten notices in their own place and the nine of all kinds, and one acknowledgement in its own.
    expect([mailbox.arrived.length, sent()]).toEqual([11, 1]);
    clock.pass(2 * HOUR_MS);
    await sendMails();
    expect(sent()).toBe(11);
    clock.pass(HOUR_MS);
    await sendMails();
    expect(sent()).toBe(12);
    await mailbox.stop();
    await visitor().contacts.send({ ...CONTACT, email: 'late@example.com' });
    await sendMails();
    clock.pass(25 * HOUR_MS);
    await mailbox.start();
    await sendMails();
    expect(sent()).toBe(12);
    expect((await staff.mail.status()).counts.waiting).toBe(0);
  });
});
