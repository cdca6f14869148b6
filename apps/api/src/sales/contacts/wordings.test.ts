import { expect, test } from 'vitest';
import { openCalls } from '../../testing/fill/open-calls.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
/** As the site's own forms send it: with the empty trap field. */
const FROM_FORM = { ...ADA, website: '', filledInMs: 60_000 };
const BUILT_IN =
  'Tell us a little about you and what you need. You will have a reply within 24 hours.\n' +
  'Fields marked * are required.\n[Send Message]';

describeOnEachDatabase('the wording beside a button', (database) => {
  const staff = () => callAsStaff(database());

  async function change(id: string, values: Record<string, string>) {
    const { version } = await staff().pages.keep({ id, values, expectedVersion: null, liveVersion: 0 });
    await staff().pages.publish({ id, expectedVersion: version });
  }
  async function wordings() {
    const { items } = await staff().contacts.list({ sort: 'date' });
    return Promise.all(items.map(async ({ id }) => (await staff().contacts.detail({ id })).wording));
  }

  test('is kept with each inquiry as it was shown, each wording once', async () => {
    const send = () => callAsVisitor(database()).contacts.send(FROM_FORM);
    await send();
    await send();
    expect(await wordings()).toEqual([BUILT_IN, BUILT_IN]);
    await change('contact', { 'form.intro': '{agencyName} answers by mail.', 'form.submit': 'Send it to us' });
    await send();
    const changed = 'Tideline answers by mail.\nFields marked * are required.\n[Send it to us]';
    expect(await wordings()).toHaveLength(3);
    expect(new Set(await wordings())).toEqual(new Set([BUILT_IN, changed]));
    const stored = await database().selectFrom('form_wordings').select('text').orderBy('text', 'desc').execute();
    expect(stored.map(({ text }) => text)).toEqual([changed, BUILT_IN]);
  });

  test('is unknown for what a program sends, and for what staff enter', async () => {
    await callAsVisitor(database()).contacts.send(ADA);
    await staff().contacts.add(ADA);
    expect(await wordings()).toEqual([null, null]);
  });

  test('is kept with a call', async () => {
    await openCalls(database());
    const startsAt = '2026-11-23T17:00:00.000Z';
    await callAsVisitor(database()).bookings.book({ ...FROM_FORM, startsAt });
    expect(await wordings()).toEqual(['Fields marked * are required.\n[Book the call]']);
  });

  test('a sign-up keeps the promise as staff have worded it', async () => {
    await change('newsletter', { 'form.promise': 'One letter a month from {agencyName}.' });
    await callAsVisitor(database()).subscribers.subscribe({ email: ADA.email, website: '' });
    const { items } = await staff().subscribers.list();
    expect(items.map(({ consentText }) => consentText)).toEqual(['One letter a month from Tideline.']);
  });
});
