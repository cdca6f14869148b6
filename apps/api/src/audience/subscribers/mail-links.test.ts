import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { COMMAND } from '../../core/audit/audit.repository.ts';
import { erasePerson } from '../../care/privacy/erase-person.ts';
import { keyedHash } from '../../core/store/secret-key.repository.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { EMAIL, tokenIn, openNewsletterSite } from '../../testing/mail/newsletter-site.ts';
import { callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findAddressKey, unsubscribeToken } from './address-keys.ts';

describeOnEachDatabase('the links of a newsletter’s mails', (database) => {
  const openSite = () => openNewsletterSite(database());

  test('stays unconfirmed until the link is used, once, with the usual response', async () => {
    const { mailbox, visitor, staff, send, list } = await openSite();
    expect(await visitor().subscribers.subscribe({ email: EMAIL })).toEqual({
      message: 'subscribed',
      confirmation: 'sent',
    });
    expect(await list()).toEqual([[EMAIL, 'active', 'waiting']]);
    expect((await staff.stats.totals()).totalSubscribers).toBe(1);
    await send();
    const [arrived] = mailbox.arrived;
    expect(arrived).toMatchObject({ from: 'hello@tideline.example', to: [EMAIL] });
    expect(arrived?.mail).toMatchObject({
      subject: 'Please confirm your Tideline newsletter subscription',
      from: { name: 'Tideline', address: 'hello@tideline.example' },
      to: [{ address: EMAIL }],
    });

    const token = tokenIn(arrived, 'confirm');
    expect(token).toMatch(/^[\w-]{22}$/); // 128 bits
    const stored = JSON.stringify([
      await database().selectFrom('confirmation_links').selectAll().execute(),
      await database().selectFrom('mails').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(await visitor().subscribers.links.confirm({ token: 'x'.repeat(22) })).toEqual({ outcome: 'ended' });
    expect(await visitor().subscribers.links.confirm({ token })).toEqual({ outcome: 'confirmed' });
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
    expect(await visitor().subscribers.links.confirm({ token })).toEqual({ outcome: 'ended' });
    expect(await visitor().subscribers.subscribe({ email: EMAIL })).toEqual({ message: 'already_subscribed' });
    await send();
    expect(mailbox.arrived).toHaveLength(1);
  });

  test('ends with the unsubscribe link, which works repeatedly and before the confirmation', async () => {
    const { mailbox, visitor, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    const [arrived] = mailbox.arrived;
    const token = tokenIn(arrived, 'unsubscribe');
    const unsubscribe = `<${TEST_ORIGIN}/newsletter/unsubscribe?t=${token}>`;
    expect(arrived?.mail.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe', value: unsubscribe }),
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      ]),
    );
    for (const forged of [`${token.slice(0, -22)}${'A'.repeat(22)}`, `${randomUUID()}.${'A'.repeat(22)}`]) {
      expect(await visitor().subscribers.links.unsubscribe({ token: forged })).toEqual({ outcome: 'ended' });
    }
    expect(await list()).toEqual([[EMAIL, 'active', 'waiting']]);
    for (let time = 1; time <= 2; time += 1) {
      expect(await visitor().subscribers.links.unsubscribe({ token })).toEqual({ outcome: 'unsubscribed' });
      expect(await list()).toEqual([[EMAIL, 'unsubscribed', 'waiting']]);
    }
    expect(await visitor().subscribers.links.confirm({ token: tokenIn(arrived, 'confirm') })).toEqual({
      outcome: 'ended',
    });
  });

  test('is reactivated only by a new confirmed sign-up, not by an import or by staff', async () => {
    const { mailbox, visitor, staff, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    await visitor().subscribers.links.unsubscribe({ token: tokenIn(mailbox.arrived[0], 'unsubscribe') });
    const [row] = (await staff.subscribers.list()).items;
    await staff.subscribers.remove({ id: row?.id ?? '' });
    expect(await list()).toEqual([]);
    const suppressions = await database().selectFrom('suppressions').select('email_hash').execute();
    expect(suppressions).toEqual([{ email_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);

    const file = new TextEncoder().encode(`email\nADA@example.com\n`);
    const checked = await staff.subscribers.checkImport({ file });
    expect(checked.rows).toMatchObject([{ outcome: 'unsubscribed', reason: 'Unsubscribed; stays unsubscribed.' }]);
    await staff.subscribers.import({ file, digest: checked.digest });
    await expect(staff.subscribers.add({ email: EMAIL })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await list()).toEqual([]);

    // Somebody else types the address in: that alone changes nothing.
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    expect(await database().selectFrom('suppressions').selectAll().execute()).toHaveLength(1);
    await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[1], 'confirm') });
    expect(await database().selectFrom('suppressions').selectAll().execute()).toEqual([]);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
  });

  test('unsubscribe an address that was erased and signed up again', async () => {
    const { mailbox, visitor, staff, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    const token = tokenIn(mailbox.arrived[0], 'unsubscribe');
    const [row] = (await staff.subscribers.list()).items;
    await erasePerson(database(), EMAIL, COMMAND, TEST_NOW);
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[1], 'confirm') });
    expect((await staff.subscribers.list()).items).toMatchObject([{ id: expect.not.stringMatching(row?.id ?? '') }]);
    expect(await visitor().subscribers.links.unsubscribe({ token })).toEqual({ outcome: 'unsubscribed' });
    expect(await list()).toEqual([[EMAIL, 'unsubscribed', 'confirmed']]);
  });

  test('leave the address that staff gave the subscriber since, and suppress the old one', async () => {
    const { mailbox, visitor, staff, send, list, signUp } = await openSite();
    const id = await signUp();
    const token = tokenIn(mailbox.arrived[0], 'unsubscribe');
    await staff.subscribers.update({ id, email: 'lovelace@example.com' });
    expect(await visitor().subscribers.links.unsubscribe({ token })).toEqual({ outcome: 'unsubscribed' });
    expect(await list()).toEqual([['lovelace@example.com', 'active', 'confirmed']]);
    await expect(staff.subscribers.add({ email: EMAIL })).rejects.toMatchObject({ code: 'CONFLICT' });
    await send();
  });

  test('of version 1.0.0, which name the row, unsubscribe it', async () => {
    const { visitor, list, signUp } = await openSite();
    const id = await signUp();
    const proof = keyedHash(await findAddressKey(database()), `unsubscribe ${id}`).subarray(0, 16);
    const token = `${id}.${proof.toString('base64url')}`;
    expect(await visitor().subscribers.links.unsubscribe({ token })).toEqual({ outcome: 'unsubscribed' });
    expect(await list()).toEqual([[EMAIL, 'unsubscribed', 'waiting']]);
  });

  test('fit the longest address, and differ for each', async () => {
    const key = await findAddressKey(database());
    const longest = `${'𝒂'.repeat(240)}@example.com`;
    const token = unsubscribeToken(key, longest);
    expect(await callAsVisitor(database()).subscribers.links.unsubscribe({ token })).toEqual({
      outcome: 'unsubscribed',
    });
    expect(unsubscribeToken(key, ' ADA@example.com')).toBe(unsubscribeToken(key, EMAIL));
    expect(unsubscribeToken(key, 'bob@example.com').slice(0, 16)).not.toBe(unsubscribeToken(key, EMAIL).slice(0, 16));
  });

  test.each(['', '.', 'a.b', `${randomUUID()}.`, '\u0000', 'x'.repeat(1501)])('refuses the token %j', async (token) => {
    const { links } = callAsVisitor(database()).subscribers;
    const outcomes = await Promise.all(
      [links.confirm({ token }), links.unsubscribe({ token })].map((answer) =>
        answer.catch(() => ({ outcome: 'ended' })),
      ),
    );
    expect(outcomes).toEqual([{ outcome: 'ended' }, { outcome: 'ended' }]);
  });
});
