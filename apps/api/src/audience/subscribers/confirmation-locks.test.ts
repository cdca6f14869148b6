import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { COMMAND } from '../../core/audit/audit.repository.ts';
import { erasePerson } from '../../care/privacy/erase-person.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { hashLinkToken } from './address-keys.ts';
import { endLinks, insertConfirmationLink } from './confirmations.repository.ts';

const TOKENS = ['first', 'second'] as const;
const ADA = { id: 'ada', email: 'ada@example.com', email_key: 'ada@example.com', source: null, is_sample: 0 } as const;

/** A subscriber with two mailed links, and two servers on the database. */
async function openSite() {
  const { db, url, close } = await openTestPostgres();
  onTestFinished(close);
  const other = openDatabase(url);
  onTestFinished(() => other.destroy());
  const waiting = {
    status: 'active',
    confirmation: 'waiting',
    confirm_by: null,
    frequency: 'every',
    consent_text: '',
    soft_bounces: 0,
    delivery: 'ok',
  } as const;
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  await db
    .insertInto('subscribers')
    .values({ ...ADA, ...waiting, ...times })
    .execute();
  for (const token of TOKENS) {
    const link = {
      tokenHash: hashLinkToken(token),
      subscriberId: 'ada',
      expiresAt: '2030-01-01T00:00:00.000Z',
    };
    await insertConfirmationLink(db, link);
  }
  return { db, other };
}

function confirm(server: Db, token: string) {
  return callAsVisitor(server).subscribers.links.confirm({ token });
}

/** Runs `act` while the subscriber's row is locked, until as many statements wait; then `finish` in that transaction. */
async function whileRowIsLocked<Result>(
  db: Db,
  act: () => Promise<Result>,
  { waiting, finish }: { waiting: number; finish?: (trx: Trx) => Promise<unknown> },
): Promise<Result> {
  const { started } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('subscribers').select('id').where('id', '=', 'ada').forUpdate().execute();
    const running = act();
    running.catch(() => undefined); // looked at below
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(waiting);
    await finish?.(trx);
    return { started: running };
  });
  return started;
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

test('two confirmations at the same time do not deadlock, and one of the links is used', async () => {
  const { db, other } = await openSite();
  const outcomes = await whileRowIsLocked(db, () => Promise.all([confirm(db, TOKENS[0]), confirm(other, TOKENS[1])]), {
    waiting: 2,
  });
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['confirmed', 'ended']);
});

test('a confirmation during a change by staff does not deadlock, and does not confirm the new address', async () => {
  const { db, other } = await openSite();
  const confirmed = await whileRowIsLocked(db, () => confirm(other, TOKENS[0]), {
    waiting: 1,
    finish: (trx) => endLinks(trx, 'ada'),
  });
  expect(confirmed).toEqual({ outcome: 'ended' });
  expect((await callAsStaff(db).subscribers.list()).items).toMatchObject([{ confirmation: 'waiting' }]);
});

test('a confirmation and an erasure at the same time do not deadlock', async () => {
  const { db, other } = await openSite();
  const all = async () => {
    const erased = erasePerson(db, ADA.email, COMMAND, TEST_NOW);
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1); // first in the queue for the row
    return Promise.all([erased, confirm(other, TOKENS[0])]);
  };
  await whileRowIsLocked(db, all, { waiting: 2 });
  expect((await callAsStaff(db).subscribers.list()).total).toBe(0);
});
