import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { changeMails, markMail, missingMarks } from '../../testing/mail/mark-mail.ts';
import { openNewsletterSite, tokenIn } from '../../testing/mail/newsletter-site.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('the confirmation mail in the words of the agency', (database) => {
  test('has the built-in ones, byte for byte, until staff change them', async () => {
    const { mailbox, signUp } = await openNewsletterSite(database());
    await signUp();
    const [arrived] = mailbox.arrived;
    expect(arrived?.mail.text).toBe(`Hello,

Thanks for signing up for the Tideline newsletter. There's one step left: open
this page and click the button.

${TEST_ORIGIN}/newsletter/confirm?t=${tokenIn(arrived, 'confirm')}

The link works once and expires in 7 days. We won't send you anything else
until you confirm.

If it wasn't you, no action is needed: we delete your address after 7 days.
To be taken off the list right away, now or later:

${TEST_ORIGIN}/newsletter/unsubscribe?t=${tokenIn(arrived, 'unsubscribe')}

The Tideline team
${TEST_ORIGIN}
`);
  });

  test('has each text that staff change, as plain text, and always both links', async () => {
    const { mailbox, staff, visitor, signUp } = await openNewsletterSite(database());
    const marks = await markMail(staff, 'newsletterConfirmation');
    await signUp();
    const [arrived] = mailbox.arrived;
    expect(marks.size).toBe(6);
    expect(missingMarks(marks, arrived?.mail)).toEqual([]);
    expect(arrived?.mail.html).toBeUndefined();
    const token = tokenIn(arrived, 'confirm');
    expect(await visitor().subscribers.links.confirm({ token })).toEqual({ outcome: 'confirmed' });
    expect(tokenIn(arrived, 'unsubscribe')).not.toBe('');
  });

  test('says how long the link works, and leaves out what is empty', async () => {
    const { mailbox, staff, signUp } = await openNewsletterSite(database());
    const empty = { greeting: '', request: '', notYou: '', closing: '' };
    await changeMails(staff, {
      ...Object.fromEntries(Object.entries(empty).map(([name, text]) => [`newsletterConfirmation.${name}`, text])),
      'newsletterConfirmation.expiry': 'Valid for {validity}, deleted {unconfirmed}.',
    });
    await signUp();
    const [arrived] = mailbox.arrived;
    expect(arrived?.mail.text?.split('\n\n')).toEqual([
      `${TEST_ORIGIN}/newsletter/confirm?t=${tokenIn(arrived, 'confirm')}`,
      'Valid for 7 days, deleted after 7 days.',
      `${TEST_ORIGIN}/newsletter/unsubscribe?t=${tokenIn(arrived, 'unsubscribe')}`,
      `${TEST_ORIGIN}\n`,
    ]);
  });
});
