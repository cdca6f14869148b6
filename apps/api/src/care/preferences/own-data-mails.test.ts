import { expect, test } from 'vitest';
import type { MailContext } from '../../core/mail/mail-message.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { markMail, missingMarks } from '../../testing/mail/mark-mail.ts';
import { writeDownloadMail, writeEraseMail } from './own-data-mails.ts';

describeOnEachDatabase('the mails with a link to own data', (database) => {
  const context = (): MailContext => ({
    db: database(),
    siteTitle: 'Tideline',
    agencyAddress: 'hello@tideline.example',
    timeZone: 'America/Los_Angeles',
    hasMailbox: false,
    origin: TEST_ORIGIN,
    recipient: '',
    now: TEST_NOW,
  });

  test('have the built-in words, byte for byte, until staff change them', async () => {
    const download = await writeDownloadMail(context(), 'ada@example.com');
    expect(download).toMatchObject({ to: 'ada@example.com', subject: 'Your data at Tideline' });
    expect(plain(download.text)).toBe(`Hello,

Someone, hopefully you, asked for a copy of the data we store about this email
address. To download it, open this page and click the button:

${TEST_ORIGIN}/newsletter/download?t=TOKEN

The link works once and expires in one hour. Please don't forward this email: anyone
who has it can use the link.

If it wasn't you, no action is needed: nobody else gets this link or your data.

The Tideline team
${TEST_ORIGIN}
`);
    const erase = await writeEraseMail(context(), 'ada@example.com');
    expect(erase.subject).toBe('Erase your data at Tideline');
    expect(plain(erase.text)).toBe(`Hello,

Someone, hopefully you, asked us to erase the data we store about this email
address. To erase it, open this page and click the button:

${TEST_ORIGIN}/newsletter/erase?t=TOKEN

The link works once and expires in one hour. Please don't forward this email: anyone
who has it can use the link.

If it wasn't you, no action is needed: your data stays as it is.

The Tideline team
${TEST_ORIGIN}
`);
  });

  test.each([
    ['dataDownload', writeDownloadMail, 'download'],
    ['dataErasure', writeEraseMail, 'erase'],
  ] as const)('%s has each text that staff change, and always its link', async (section, write, page) => {
    const marks = await markMail(callAsStaff(database()), section);
    const mail = await write(context(), 'ada@example.com');
    expect(marks.size).toBe(6);
    expect(missingMarks(marks, mail)).toEqual([]);
    expect(mail.text).toContain(`${TEST_ORIGIN}/newsletter/${page}?t=`);
  });
});

function plain(text: string): string {
  return text.replaceAll(/t=\S+/g, 't=TOKEN');
}
