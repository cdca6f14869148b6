import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { issueSender, type IssueSenderOptions } from '../../audience/newsletter/sending/handover/send-issues.ts';
import { callAsStaff, TEST_NOW } from '../test-caller.ts';
import { mailDoor, openTestClock, TEST_ORIGIN, type TestClock } from './mail-round.ts';
import type { Mailbox } from './mailbox.ts';

const ROWS_AT_ONCE = 1000;
const EVERY_READER = {
  status: 'active',
  confirmation: 'confirmed',
  frequency: 'every',
  delivery: 'ok',
  source: null,
  consent_text: '',
  consent_at: null,
  confirm_by: null,
  soft_bounces: 0,
  is_sample: 0,
  created_at: TEST_NOW,
  updated_at: TEST_NOW,
} as const;

/** Adds confirmed readers `reader-0@…`, `reader-1@…`, alternating between these domains. */
export async function addReaders(db: Db, count: number, domains: readonly string[] = ['example.com']): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, (_, at) => {
      const email = `reader-${start + at}@${domains[(start + at) % domains.length]}`;
      return {
        ...EVERY_READER,
        id: `subscriber-${start + at}`,
        email,
        email_key: email,
      };
    });
    await db.insertInto('subscribers').values(rows).execute();
  }
}

/** A site whose staff send issues of the newsletter through this mail server. */
export function openIssueSite(db: Db, mailbox: Pick<Mailbox, 'server'>, clock: TestClock = openTestClock()) {
  const staff = callAsStaff(db, { mail: mailDoor(mailbox), now: clock.now });

  /** Presses Send. @returns the id of the issue */
  async function start(changes: { subject?: string; content?: string } = {}): Promise<string> {
    const written = { subject: 'Spring tide', content: 'The water *rises*.', audience: EVERYBODY, ...changes };
    const { id, version } = await staff.issues.create(written);
    const { count } = await db
      .selectFrom('subscribers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'active')
      .where('confirmation', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    await staff.issues.sending.start({ id, version, expected: count });
    return id;
  }

  /** Presses Send, and waits until it can no longer be cancelled. */
  async function startNow(): Promise<string> {
    const id = await start();
    clock.pass(MINUTE_MS);
    return id;
  }

  return { clock, staff, start, startNow, progress: (id: string) => staff.issues.sending.progress({ id }) };
}

/** The sending job of a server. */
export function openIssueSender(
  db: Db,
  { server }: Pick<Mailbox, 'server'>,
  clock: TestClock,
  changes: Partial<IssueSenderOptions> = {},
) {
  return issueSender({
    db,
    server,
    origin: () => TEST_ORIGIN,
    now: clock.now,
    random: () => 0.5,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    stop: new AbortController().signal,
    ...changes,
  });
}

/** Runs a sender every 30 seconds of the clock until no message waits, up to this duration. */
export async function sendUntilDone(
  db: Db,
  send: () => Promise<void>,
  clock: TestClock,
  mostMs = 24 * 60 * MINUTE_MS,
): Promise<void> {
  const until = later(clock.now(), mostMs);
  while (clock.now() < until) {
    await send();
    const waiting = await db.selectFrom('issues').select('id').where('state', '=', 'sending').executeTakeFirst();
    if (!waiting) return;
    clock.pass(MINUTE_MS / 2);
  }
}
