import { expect, test } from 'vitest';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import { CONFIRMED_SENTENCE } from '@tideline/domain/subscriber/consent';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import { EMAIL, openNewsletterSite, tokenIn } from '../../testing/mail/newsletter-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

/** As the site's own forms send it: with the empty trap field. */
const FROM_FORM = { email: EMAIL, website: '' };

describeOnEachDatabase('the consent of a subscriber', (database) => {
  async function stored() {
    const { items } = await callAsStaff(database()).subscribers.list();
    return items.map(({ consentAt, consentText }) => [consentAt, consentText]);
  }

  test('is the sentence beside the form, and the time of the sign-up when no mail confirms it', async () => {
    await callAsVisitor(database()).subscribers.subscribe(FROM_FORM);
    expect(await stored()).toEqual([[TEST_NOW, newsletter.promise]]);
  });

  test('has no sentence when another program signed the person up, whose words are unknown', async () => {
    await callAsVisitor(database()).subscribers.subscribe({ email: EMAIL });
    expect(await stored()).toEqual([[TEST_NOW, '']]);
  });

  test.each([
    ['the site’s form', FROM_FORM, newsletter.promise, newsletter.promise],
    ['another program', { email: EMAIL }, '', CONFIRMED_SENTENCE],
  ])('has the time of the confirmation when %s signed the person up', async (_name, input, before, after) => {
    const { clock, mailbox, visitor, send } = await openNewsletterSite(database());
    await visitor().subscribers.subscribe(input);
    await send();
    clock.pass(MINUTE_MS);
    expect(await stored()).toEqual([[null, before]]);
    await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[0], 'confirm') });
    expect(await stored()).toEqual([[clock.now(), after]]);
  });

  test('ends with a new sign-up after unsubscribing, as do the chosen topics', async () => {
    const { visitor, staff, signUp } = await openNewsletterSite(database());
    const id = await signUp();
    await staff.subscribers.update({ id, status: 'active' });
    await database()
      .insertInto('topics')
      .values({ id: 'seo', name: 'SEO', description: '', position: 0, created_at: TEST_NOW })
      .execute();
    await database().insertInto('subscriber_topics').values({ subscriber_id: id, topic_id: 'seo' }).execute();
    await database().updateTable('subscribers').set({ consent_at: TEST_NOW, frequency: 'monthly' }).execute();
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    await visitor().subscribers.subscribe(FROM_FORM);
    expect(await staff.subscribers.list()).toMatchObject({ items: [{ id, frequency: 'every', consentAt: null }] });
    expect(await database().selectFrom('subscriber_topics').selectAll().execute()).toEqual([]);
  });

  test('is not recorded for people added by staff', async () => {
    await callAsStaff(database()).subscribers.add({ email: EMAIL });
    expect(await stored()).toEqual([[null, '']]);
  });
});
