import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { changeMails, markMail, missingMarks } from '../../testing/mail/mark-mail.ts';
import { CONTACT, openReplySite } from '../../testing/mail/reply-site.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('the acknowledgement in the words of the agency', (database) => {
  async function open() {
    const site = await openReplySite(database());
    async function enquire(fields: Partial<typeof CONTACT> = {}) {
      await site.visitor().contacts.send({ ...CONTACT, ...fields });
      await site.sendMails();
      return site.mailbox.arrived.find(({ to }) => to[0] === CONTACT.email);
    }
    return { ...site, enquire };
  }

  test('has the built-in ones, byte for byte, until staff change them', async () => {
    const { staff, enquire } = await open();
    const arrived = await enquire();
    const { items } = await staff.contacts.list();
    expect(arrived?.mail.text).toBe(`Hi Ada,

Thanks for getting in touch. We received your inquiry and will get back to you
by Sunday, November 22, 2026 at 10:00 AM PST.

Your reference is ${items[0]?.reference}. To add anything, just reply to this email.

The Tideline team

Your message:
> We need a site.
> Can you help?

-- 
Tideline
You're getting this email because this address was entered in the contact form at
${TEST_ORIGIN}. If that wasn't you, no action is needed.
`);
  });

  test('has each text that staff change, as plain text', async () => {
    const { staff, enquire } = await open();
    const marks = await markMail(staff, 'inquiryReceived');
    const arrived = await enquire();
    expect(marks.size).toBe(8);
    expect(missingMarks(marks, arrived?.mail)).toEqual([]);
    expect(arrived?.mail.html).toBeUndefined();
  });

  test('fills its placeholders and those of every text, never those that a visitor wrote', async () => {
    const { staff, enquire } = await open();
    await changeMails(staff, {
      'inquiryReceived.subject': '{reference} at {agencyName}',
      'inquiryReceived.greeting': 'Dear {name}, from {place} with {serviceCountWord} services,',
      'inquiryReceived.note': '',
      'inquiryReceived.quote': '',
      'inquiryReceived.promise': '',
    });
    const arrived = await enquire({ firstName: '{contactEmail}' });
    const { items } = await staff.contacts.list();
    expect(arrived?.mail.subject).toBe(`${items[0]?.reference} at Tideline`);
    expect(arrived?.mail.text).toBe(`Dear {contactEmail}, from Los Angeles with thirteen services,

Your reference is ${items[0]?.reference}. To add anything, just reply to this email.

The Tideline team

> We need a site.
> Can you help?

-- 
Tideline
`);
  });

  test('has a subject of one line: no header is added, and an empty one is the built-in one', async () => {
    const { staff, enquire } = await open();
    const evil = { 'inquiryReceived.subject': 'Hello\r\nBcc: all@example.com' };
    await expect(changeMails(staff, evil)).rejects.toThrow('must be one line');
    await changeMails(staff, { 'inquiryReceived.subject': ' ', 'inquiryReceived.closing': 'Bye\u0000\u001B[31m' });
    const arrived = await enquire();
    expect(arrived?.mail.subject).toMatch(/^We received your inquiry \(/);
    expect(arrived?.mail.text).toContain('\nBye[31m\n');
  });

  test('is no part of a page: visitors are sent nothing of it', async () => {
    const { staff, visitor } = await open();
    await markMail(staff, 'inquiryReceived');
    expect(await visitor().pages.changed()).toEqual([]);
  });
});
