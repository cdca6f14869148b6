import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailDoor, openSender, openTestClock, TEST_ORIGIN } from '../testing/mail-round.ts';
import { openMailbox, smtpError, type Arrived } from '../testing/mailbox.ts';
import { callAsStaff, callAsVisitor } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { deleteUnconfirmed } from './confirmations.repository.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'ada@example.com';

/** The token of the link to a page in a mail. */
function tokenIn(arrived: Arrived | undefined, page: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`^${TEST_ORIGIN}/newsletter/${page}\\?t=(\\S+)$`, 'm').exec(arrived?.mail.text ?? '');
  return link?.[1] ?? '';
}

describeOnEachDatabase('a sign-up with a mail server', (database) => {
  async function openSite() {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const changes = { mail: mailDoor(mailbox), now: clock.now };
    const visitor = () => callAsVisitor(database(), changes);
    const staff = callAsStaff(database(), changes);
    const send = openSender(database(), mailbox, clock);
    const list = async () =>
      (await staff.subscribers.list()).items.map(({ email, status, confirmation }) => [email, status, confirmation]);
    /** The row of somebody who was asked to confirm. */
    async function signUp(): Promise<string> {
      await visitor().subscribers.subscribe({ email: EMAIL });
      await send();
      const [row] = (await staff.subscribers.list()).items;
      return row?.id ?? '';
    }
    return { clock, mailbox, visitor, staff, send, list, signUp };
  }

  test('waits until the person has followed the link, once, and is answered as always', async () => {
    const { mailbox, visitor, staff, send, list } = await openSite();
    expect(await visitor().subscribers.subscribe({ email: EMAIL })).toEqual({ message: 'subscribed' });
    expect(await list()).toEqual([[EMAIL, 'active', 'waiting']]);
    expect((await staff.stats.totals()).totalSubscribers).toBe(1);
    await send();
    const [arrived] = mailbox.arrived;
    expect(arrived).toMatchObject({ from: 'hello@tideline.example', to: [EMAIL] });
    expect(arrived?.mail).toMatchObject({
      subject: 'Please confirm: the Tideline newsletter',
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

  test('can be confirmed for seven days after the mail was sent, and goes after that', async () => {
    const { clock, mailbox, visitor, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    clock.pass(20 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0); // nobody has been asked yet
    await send();
    clock.pass(7 * DAY_MS - 1);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    clock.pass(1);
    const token = tokenIn(mailbox.arrived[0], 'confirm');
    expect(await visitor().subscribers.links.confirm({ token })).toEqual({ outcome: 'ended' });
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
    expect(await list()).toEqual([]);
  });

  test('stays when it was confirmed, and when it was asked again in time', async () => {
    const { clock, mailbox, visitor, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await visitor().subscribers.subscribe({ email: 'bob@example.com' });
    await send();
    clock.pass(6 * DAY_MS);
    await visitor().subscribers.subscribe({ email: 'bob@example.com' });
    await send();
    const ada = mailbox.arrived.find(({ to }) => to.includes(EMAIL));
    await visitor().subscribers.links.confirm({ token: tokenIn(ada, 'confirm') });
    clock.pass(2 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    expect(new Set((await list()).map(String))).toEqual(
      new Set([`${EMAIL},active,confirmed`, 'bob@example.com,active,waiting']),
    );
  });

  test('brings one address three mails a day at most, however often it is typed in', async () => {
    const { clock, mailbox, visitor, send } = await openSite();
    for (let time = 1; time <= 6; time += 1) await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    expect(mailbox.arrived).toHaveLength(3);
    expect(new Set(mailbox.arrived.map((arrived) => tokenIn(arrived, 'confirm'))).size).toBe(3);
    clock.pass(DAY_MS);
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    expect(mailbox.arrived).toHaveLength(4);
    // The first link that is used ends all of them.
    expect(await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[3], 'confirm') })).toEqual({
      outcome: 'confirmed',
    });
    expect(await database().selectFrom('confirmation_links').selectAll().execute()).toEqual([]);
  });

  test('makes the three-hundred-and-first confirmation mail of an hour wait, and no notice', async () => {
    const { clock, mailbox, visitor, send, staff } = await openSite();
    await database()
      .insertInto('rate_limits')
      .values({ key: 'confirmation-mails', window_started_at: clock.now(), count: 299 })
      .execute();
    for (let index = 1; index <= 4; index += 1)
      await visitor().subscribers.subscribe({ email: `a${index}@example.com` });
    await visitor().contacts.send({ firstName: 'Ada', lastName: 'Byron', email: EMAIL });
    await send();
    await send();
    expect(new Set(mailbox.arrived.map(({ mail }) => mail.subject?.slice(0, 7)))).toEqual(
      new Set(['New enq', 'Please ']),
    );
    expect((await staff.mail.status()).counts).toEqual({ waiting: 3, sent: 2, failed: 0 });
    clock.pass(3_600_000);
    await send();
    expect(mailbox.arrived).toHaveLength(5);
  });

  test('is sent nothing when a robot has made it', async () => {
    const { mailbox, visitor, send } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL, website: 'https://x.example' });
    await send();
    expect(mailbox.arrived).toEqual([]);
  });

  test('goes after seven days when the address does not exist', async () => {
    const { clock, visitor } = await openSite();
    const refusing = await openMailbox({
      onRcptTo: (_address, _session, done) => done(smtpError(550, 'No such person')),
    });
    await visitor().subscribers.subscribe({ email: EMAIL });
    await openSender(database(), refusing, clock)();
    clock.pass(7 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
  });

  test('goes after seven days when the day’s mails were used up, so that none asks for it', async () => {
    const { clock, mailbox, visitor, send } = await openSite();
    for (let time = 1; time <= 3; time += 1) await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    await visitor().subscribers.links.unsubscribe({ token: tokenIn(mailbox.arrived[0], 'unsubscribe') });
    expect(await visitor().subscribers.subscribe({ email: EMAIL })).toEqual({ message: 'subscribed' });
    await send();
    expect(mailbox.arrived).toHaveLength(3);
    clock.pass(7 * DAY_MS - 1);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    clock.pass(1);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
  });

  test('goes seven days after its mail was given up, not while staff have that tried again', async () => {
    const { clock, mailbox, visitor, staff, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await mailbox.stop();
    while ((await staff.mail.status()).counts.failed === 0) {
      await send();
      clock.pass(4 * 3_600_000);
    }
    clock.pass(7 * DAY_MS);
    await staff.mail.retry({});
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    await mailbox.start();
    await send();
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    clock.pass(7 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
    expect(await list()).toEqual([]);
  });

  test('goes seven days after its mail was given up when nobody has it tried again', async () => {
    const { clock, mailbox, visitor, staff, send } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await mailbox.stop();
    while ((await staff.mail.status()).counts.failed === 0) {
      await send();
      clock.pass(4 * 3_600_000);
    }
    clock.pass(7 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
  });

  test('stays while a later mail to it is still to be sent', async () => {
    const { clock, mailbox, visitor, send } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    clock.pass(6 * DAY_MS);
    await visitor().subscribers.subscribe({ email: EMAIL });
    clock.pass(2 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    await send();
    expect(mailbox.arrived).toHaveLength(2);
  });

  test('is confirmed at once where nobody is asked, and never goes by itself', async () => {
    const { clock, list } = await openSite();
    await callAsVisitor(database(), { now: clock.now }).subscribers.subscribe({ email: EMAIL });
    clock.pass(400 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
    expect(await database().selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('ends with the link to unsubscribe, which works any number of times and before the confirmation, too', async () => {
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
    const forged = `${token.split('.')[0]}.${'A'.repeat(22)}`;
    expect(await visitor().subscribers.links.unsubscribe({ token: forged })).toEqual({ outcome: 'ended' });
    expect(await list()).toEqual([[EMAIL, 'active', 'waiting']]);
    for (let time = 1; time <= 2; time += 1) {
      expect(await visitor().subscribers.links.unsubscribe({ token })).toEqual({ outcome: 'unsubscribed' });
      expect(await list()).toEqual([[EMAIL, 'unsubscribed', 'waiting']]);
    }
    expect(await visitor().subscribers.links.confirm({ token: tokenIn(arrived, 'confirm') })).toEqual({
      outcome: 'ended',
    });
  });

  test('comes back after unsubscribing only by the person’s own new yes, never by an import or by hand', async () => {
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
    expect(checked.rows).toMatchObject([{ outcome: 'unsubscribed', reason: 'Has unsubscribed; stays so.' }]);
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

  test('can be put back by staff who have taken it off, not by an import meanwhile', async () => {
    const { staff, list } = await openSite();
    const { id } = await staff.subscribers.add({ email: EMAIL });
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    expect(await database().selectFrom('suppressions').selectAll().execute()).toHaveLength(1);
    await staff.subscribers.update({ id, status: 'active' });
    expect(await database().selectFrom('suppressions').selectAll().execute()).toEqual([]);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
  });

  test('that waits is not confirmed by staff who save it as it was or spell it in another way', async () => {
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

  test('is not put back under its address by giving that to another row', async () => {
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

  test('stays for good once staff have taken it off and put it back', async () => {
    const { clock, staff, list, signUp } = await openSite();
    const id = await signUp();
    await staff.subscribers.update({ id, status: 'unsubscribed' });
    clock.pass(10 * DAY_MS);
    await staff.subscribers.update({ id, status: 'active' });
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
  });

  test('that waits is not confirmed by a file that says so', async () => {
    const { staff } = await openSite();
    const file = new TextEncoder().encode(`email,status,confirmation\n${EMAIL},active,waiting\n`);
    expect((await staff.subscribers.checkImport({ file })).rows).toMatchObject([{ outcome: 'unsubscribed' }]);
  });

  test.each(['', '.', 'a.b', `${randomUUID()}.`, '\u0000', 'x'.repeat(201)])(
    'has no use for the token %j',
    async (token) => {
      const { links } = callAsVisitor(database()).subscribers;
      const outcomes = await Promise.all(
        [links.confirm({ token }), links.unsubscribe({ token })].map((answer) =>
          answer.catch(() => ({ outcome: 'ended' })),
        ),
      );
      expect(outcomes).toEqual([{ outcome: 'ended' }, { outcome: 'ended' }]);
    },
  );
});
