import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../store/schema.ts';
import { attack, guessFrom } from '../../testing/server/attack.ts';
import { openSender, openTestClock, TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { openMailbox, type Arrived } from '../../testing/mail/mailbox.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../testing/maya.ts';
import { callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, openTestPostgres } from '../../testing/test-database.ts';
import { deleteStaff, insertStaff } from '../auth.repository.ts';
import { deleteOldNetworks, forgetKnownNetworks, keepLetInNetwork } from '../sign-in/known-networks.repository.ts';
import { hashToken } from '../session/session.ts';
import { ACCOUNT_COUNTER, ACCOUNT_LIMIT } from '../sign-in/sign-in-limits.ts';
import { insertLetInLink, useLink } from './let-in.repository.ts';
import { tellOwners } from './tell-owners.ts';

const HOTEL = { clientAddress: '203.0.113.10' };
const STATION = { clientAddress: '203.0.113.11' };
const ATTACKER = '198.51.100.99';
const HOUR_SECONDS = 3600;
const TOO_MANY = { code: 'TOO_MANY_REQUESTS' };
const KEY = 'k'.repeat(43);

describeOnEachDatabase('an account at which somebody guesses', (database) => {
  const maya = accountOfMaya(database);
  const tell = (seconds = 0) => tellOwners(database(), later(seconds));
  const press = (token: string, from: { clientAddress: string }, seconds = 0) =>
    callAsVisitor(database(), { ...from, now: () => later(seconds) }).auth.letIn({ token });
  const signIn = (from: { clientAddress: string }, seconds = 0) =>
    maya.signIn(undefined, { ...from, now: () => later(seconds) });
  const listLines = (action: 'session.warn' | 'session.let-in') =>
    database().selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute();

  /** All tries used up, and one more that was refused: what an attack of many addresses leaves. */
  async function besiege(seconds = 0, email: string = MAYA.email): Promise<void> {
    const counter = { window_started_at: later(seconds), count: ACCOUNT_LIMIT.limit + 1 };
    await database()
      .insertInto('rate_limits')
      .values({ key: `${ACCOUNT_COUNTER}${email}`, ...counter })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(counter))
      .execute();
  }
  async function addLink(seconds = HOUR_SECONDS): Promise<void> {
    const link = { tokenHash: hashToken(KEY), staffId: MAYA.id, expiresAt: later(seconds) };
    await insertLetInLink(database(), link);
  }
  const countTraces = async () => [
    (await database().selectFrom('let_in_links').select('staff_id').execute()).length,
    (await database().selectFrom('let_in_networks').select('staff_id').execute()).length,
  ];

  test('has its owner told once an hour, however often it is tried and however many servers see it', async () => {
    await maya.add();
    await besiege();
    const [first, second, third] = await Promise.all([tell(3000), tell(3000), tell(3000)]);
    expect(first + second + third).toBe(1);
    expect(await tell(3500)).toBe(0);
    await database()
      .updateTable('mails')
      .set({ sent_at: later(3001), next_attempt_at: null })
      .execute();
    await besiege(HOUR_SECONDS);
    expect(await tell(HOUR_SECONDS + 2999)).toBe(0);
    expect(await tell(HOUR_SECONDS + 3000)).toBe(0);
    expect(await tell(HOUR_SECONDS + 3001)).toBe(1);
    expect(await database().selectFrom('mails').select(['kind', 'recipient']).execute()).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'let-in', recipient: MAYA.email })),
    );
    const line = { actor: 'program', object_id: MAYA.id, detail: `{"account":"${MAYA.email}"}` };
    expect(await listLines('session.warn')).toMatchObject([line, line]);
  });

  test('has nobody told while it takes sign-ins, nor when there is no such account; both answer alike', async () => {
    await maya.add();
    await attack(database(), MAYA.email, TEST_NOW);
    await besiege(0, 'nobody@tideline.example');
    expect(await tell()).toBe(0);
    const refusals = [MAYA.email, 'nobody@tideline.example'].map((email) =>
      callAsVisitor(database(), HOTEL)
        .auth.login({ email, password: MAYAS_PASSWORD })
        .catch((error: unknown) => ({ refused: String(error) })),
    );
    const [known, unknown] = await Promise.all(refusals);
    expect(known).toEqual({ refused: 'TRPCError: Too many attempts. Try again in 60 minutes.' });
    expect(unknown).toEqual(known);
    expect(await tell()).toBe(1);
    expect(await tell(HOUR_SECONDS)).toBe(0);
  });

  test('takes its owner’s password at a new place after the link of the letter, and from nowhere else', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    await maya.add();
    await attack(database(), MAYA.email, TEST_NOW);
    await expect(guessFrom(database(), MAYA.email, ATTACKER, TEST_NOW)).rejects.toMatchObject(TOO_MANY);
    await expect(signIn(HOTEL)).rejects.toMatchObject(TOO_MANY);
    await tell();
    await openSender(database(), mailbox, clock)();
    const { mail, to } = mailbox.arrived[0] ?? {};
    expect(to).toEqual([MAYA.email]);
    expect(mail?.subject).toBe('Somebody is guessing at your Tideline password');
    expect(mail?.html).toBeUndefined();
    for (const words of ['more than\n50 within an hour', 'works once, for one hour', 'during the last 90 days']) {
      expect(mail?.text).toContain(words);
    }
    const token = tokenIn(mailbox.arrived[0]);
    expect(token).toMatch(/^[\w-]{43}$/); // 256 bits
    expect(await press(token, HOTEL)).toEqual({ outcome: 'open' });
    expect(await press(token, STATION)).toEqual({ outcome: 'ended' });
    expect(await signIn(HOTEL)).toHaveProperty('token');
    await expect(signIn(STATION)).rejects.toMatchObject(TOO_MANY);
    await expect(guessFrom(database(), MAYA.email, ATTACKER, later(60))).rejects.toMatchObject(TOO_MANY);
    const rows = await Promise.all(
      (['let_in_links', 'let_in_networks', 'mails', 'audit', 'rate_limits'] as const).map((table) =>
        database().selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await listLines('session.let-in')).toMatchObject([{ actor: '', actor_id: null, object_id: MAYA.id }]);
    // A sign-in makes it a place like any other.
    await besiege(48 * HOUR_SECONDS);
    expect(await signIn(HOTEL, 48 * HOUR_SECONDS)).toHaveProperty('token');
  });

  test('is let in for a day, unless somebody signs in there, within the limits of the address', async () => {
    await maya.add();
    await addLink();
    await besiege();
    await press(KEY, HOTEL);
    for (let tries = 0; tries < 5; tries += 1) {
      await guessFrom(database(), MAYA.email, HOTEL.clientAddress, TEST_NOW);
    }
    await expect(signIn(HOTEL)).rejects.toMatchObject(TOO_MANY);
    expect(await signIn(HOTEL, 15 * 60)).toHaveProperty('token');
    await database().deleteFrom('known_networks').execute(); // as if she had not
    await besiege(24 * HOUR_SECONDS - 1);
    expect(await signIn(HOTEL, 24 * HOUR_SECONDS - 1)).toHaveProperty('token');
    await database().deleteFrom('known_networks').execute();
    await expect(signIn(HOTEL, 24 * HOUR_SECONDS)).rejects.toMatchObject(TOO_MANY);
  });

  test('answers a key that is wrong, used or an hour old in the same way, and of two who use one at once lets one in', async () => {
    await maya.add();
    await addLink();
    for (const wrong of ['', 'x'.repeat(43), hashToken(KEY)]) {
      expect(await press(wrong, HOTEL)).toEqual({ outcome: 'ended' });
    }
    expect(await press(KEY, HOTEL, HOUR_SECONDS)).toEqual({ outcome: 'ended' });
    expect(await countTraces()).toEqual([1, 0]);
    const both = await Promise.all([press(KEY, HOTEL), press(KEY, STATION)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['ended', 'open']);
    expect(await press(KEY, HOTEL)).toEqual({ outcome: 'ended' });
    expect(await countTraces()).toEqual([0, 1]);
    expect(await listLines('session.let-in')).toHaveLength(1);
  });

  test('keeps links and places until a new password, their end, or that of the account', async () => {
    const begin = async () => {
      await addLink();
      await press(KEY, HOTEL);
      await addLink();
      expect(await countTraces()).toEqual([1, 1]);
    };
    await maya.add();
    await begin();
    await database()
      .transaction()
      .execute((trx) => forgetKnownNetworks(trx, MAYA.id));
    expect(await countTraces()).toEqual([0, 0]);
    await begin();
    await deleteOldNetworks(database(), later(HOUR_SECONDS));
    expect(await countTraces()).toEqual([0, 1]);
    await deleteOldNetworks(database(), later(24 * HOUR_SECONDS));
    expect(await countTraces()).toEqual([0, 0]);
    await begin();
    await insertStaff(database(), { id: 'noor', email: 'noor@example.com', name: '', passwordHash: 'none' }, TEST_NOW);
    await database()
      .transaction()
      .execute((trx) => deleteStaff(trx, MAYA.email));
    expect(await countTraces()).toEqual([0, 0]);
  });

  test('gets no second letter while one waits for the mail server, and none that comes too late', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const send = openSender(database(), mailbox, clock);
    await maya.add();
    await mailbox.stop();
    await besiege();
    await tell();
    await send();
    await besiege(2 * HOUR_SECONDS);
    expect(await tell(2 * HOUR_SECONDS)).toBe(0);
    await mailbox.start();
    clock.pass(2 * HOUR_SECONDS * 1000);
    await send();
    expect(await press(tokenIn(mailbox.arrived[0]), HOTEL, 2 * HOUR_SECONDS + 60)).toEqual({ outcome: 'open' });
    expect(await tell(2 * HOUR_SECONDS + 600)).toBe(0);

    await besiege(4 * HOUR_SECONDS);
    expect(await tell(4 * HOUR_SECONDS)).toBe(1);
    clock.pass(4 * HOUR_SECONDS * 1000);
    await send();
    expect(mailbox.arrived).toHaveLength(1);
    expect(await database().selectFrom('mails').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
  });
});

test('a new password ends also what a link is opening at that very moment on another server', async () => {
  const { db, close } = await openTestPostgres();
  onTestFinished(close);
  await accountOfMaya(() => db).add();
  await insertLetInLink(db, { tokenHash: hashToken(KEY), staffId: MAYA.id, expiresAt: later(HOUR_SECONDS) });
  let forgetting: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await useLink(trx, hashToken(KEY), TEST_NOW);
    await keepLetInNetwork(trx, MAYA.id, 'hotel', TEST_NOW);
    forgetting = db.transaction().execute((other) => forgetKnownNetworks(other, MAYA.id));
    await vi.waitUntil(() => isSomebodyWaiting(db), { timeout: 10_000 });
  });
  await forgetting;
  expect(await db.selectFrom('let_in_networks').select('staff_id').execute()).toEqual([]);
});

async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}

/** The token of the link in a letter; empty without one. */
function tokenIn(arrived: Arrived | undefined): string {
  const link = new RegExp(`^${TEST_ORIGIN}/sign-in/let-in\\?t=(\\S+)$`, 'm').exec(arrived?.mail.text ?? '');
  return link?.[1] ?? '';
}
