import { expect, test } from 'vitest';
import { DAY_MS } from '@tideline/domain/time/instant';
import { EMAIL, tokenIn, openNewsletterSite } from '../../testing/mail/newsletter-site.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteUnconfirmed } from './confirmations.repository.ts';

describeOnEachDatabase('a sign-up that staff change', (database) => {
  const openSite = () => openNewsletterSite(database());

  test('can be reactivated by staff who unsubscribed it, not by an import', async () => {
    const { staff, list } = await openSite();
    const { id } = await staff.subscribers.add({ email: EMAIL });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    expect(await database().selectFrom('suppressions').selectAll().execute()).toHaveLength(1);
    await staff.subscribers.update({ id, status: 'active' });
    expect(await database().selectFrom('suppressions').selectAll().execute()).toEqual([]);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
  });

  test('that is unconfirmed stays so when staff save it unchanged or in another case', async () => {
    const { mailbox, visitor, staff, list, signUp } = await openSite();
    const id = await signUp();
    await staff.subscribers.update({ id, email: EMAIL, status: 'active' });
    await staff.subscribers.update({ id, email: 'Ada@Example.com' });
    expect(await list()).toEqual([['Ada@Example.com', 'active', 'waiting']]);
    await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[0], 'confirm') });
    expect(await list()).toEqual([['Ada@Example.com', 'active', 'confirmed']]);
  });

  test('stays unsubscribed when staff correct its spelling', async () => {
    const { mailbox, visitor, staff, list, signUp } = await openSite();
    const id = await signUp();
    await visitor().subscribers.links.unsubscribe({ token: tokenIn(mailbox.arrived[0], 'unsubscribe') });
    await staff.subscribers.update({ id, email: 'Ada@Example.com', status: 'unsubscribed' });
    expect(await list()).toEqual([['Ada@Example.com', 'unsubscribed', 'waiting']]);
    expect(await database().selectFrom('suppressions').selectAll().execute()).toHaveLength(1);
  });

  test('cannot be reactivated by giving its address to another row', async () => {
    const { staff, list } = await openSite();
    const { id } = await staff.subscribers.add({ email: EMAIL });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    await staff.subscribers.remove({ id });
    const other = await staff.subscribers.add({ email: 'bob@example.com' });
    await expect(staff.subscribers.update({ id: other.id, email: 'ADA@example.com' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has unsubscribed'),
    });
    expect(await list()).toEqual([['bob@example.com', 'active', 'confirmed']]);
  });

  test('does not expire once staff have unsubscribed and reactivated it', async () => {
    const { clock, staff, list, signUp } = await openSite();
    const id = await signUp();
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    clock.pass(10 * DAY_MS);
    await staff.subscribers.update({ id, status: 'active' });
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
  });

  test('that is unconfirmed is not confirmed by an import', async () => {
    const { staff } = await openSite();
    const file = new TextEncoder().encode(`email,status,confirmation\n${EMAIL},active,waiting\n`);
    expect((await staff.subscribers.checkImport({ file })).rows).toMatchObject([{ outcome: 'unsubscribed' }]);
  });
});
