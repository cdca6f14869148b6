import type { FailedMessagesQuery } from '@tideline/domain/newsletter/sending.schema';
import type { FailedMessage, IssueProgress } from '@tideline/domain/newsletter/sending';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Page } from '@tideline/domain/entity/page';
import { orderBy, readPage } from '../../../core/lists/keyset.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db } from '../../../core/store/schema.ts';
import { suppressionHash } from '../../subscribers/address-keys.ts';
import { findSuppressed } from '../../subscribers/suppressions.repository.ts';

/** The period over which the rate is measured. */
const RATE_MS = 5 * MINUTE_MS;

/** The number of messages of an issue in each state. */
export async function countMessages(
  db: Db,
  id: string,
): Promise<Pick<IssueProgress, 'accepted' | 'waiting' | 'refused' | 'stopped' | 'bounced'>> {
  const rows = await db
    .selectFrom('issue_messages')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('issue_id', '=', id)
    .groupBy('state')
    .execute();
  const counts = { accepted: 0, waiting: 0, refused: 0, stopped: 0 };
  for (const { state, count } of rows) counts[state] = count;
  const bounced = db
    .selectFrom('issue_messages')
    .where('issue_id', '=', id)
    .where('bounced_at', 'is not', null)
    .where('state', '=', 'accepted');
  return { ...counts, bounced: await countRows(bounced) };
}

/** Accepted messages per second over the last minutes; 0 without any. */
export async function findRate(db: Db, now: string): Promise<number> {
  const { count, first } = await db
    .selectFrom('issue_messages')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('accepted_at').as('first')])
    .where('accepted_at', '>', earlier(now, RATE_MS))
    .executeTakeFirstOrThrow();
  if (!first) return 0;
  return count / Math.max(1, (Date.parse(now) - Date.parse(first)) / 1000);
}

/** When the mail server last accepted a message of any issue; null if none is stored. */
export async function findLastAcceptedAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('issue_messages')
    .select('accepted_at')
    .where('accepted_at', 'is not', null)
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.accepted_at ?? null;
}

/** One page of refused messages. @param addressKey the key of the suppression list */
export async function listFailed(
  db: Db,
  { id, ...query }: FailedMessagesQuery,
  addressKey: string,
): Promise<Page<FailedMessage>> {
  const refused = db.selectFrom('issue_messages').where('issue_id', '=', id).where('state', '=', 'refused');
  const page = await readPage(
    refused.select(['id', 'subscriber_id', 'domain', 'tried_at', 'attempts', 'smtp_code', 'last_error']),
    orderBy<'id'>({ column: 'id' }),
    query,
  );
  const readers = await findReaders(
    db,
    page.items.flatMap(({ subscriber_id: subscriberId }) => subscriberId ?? []),
    addressKey,
  );
  return {
    ...page,
    items: page.items.map((row) => {
      const reader = readers.get(row.subscriber_id ?? '');
      return {
        id: row.id,
        email: reader?.email ?? null,
        domain: row.domain,
        triedAt: row.tried_at,
        attempts: row.attempts,
        code: row.smtp_code,
        reason: row.last_error,
        canResend: reader?.canResend ?? false,
      };
    }),
    total: await countRows(refused),
  };
}

async function findReaders(db: Db, ids: readonly string[], addressKey: string) {
  if (ids.length === 0) return new Map<string, { email: string; canResend: boolean }>();
  const rows = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'status', 'confirmation'])
    .where('id', 'in', ids)
    .execute();
  const hashes = new Map(rows.map(({ id, email }) => [id, suppressionHash(addressKey, email)]));
  const suppressed = await findSuppressed(db, [...hashes.values()]);
  return new Map(
    rows.map(({ id, email, status, confirmation }) => {
      const getsIssues = status === 'active' && confirmation === 'confirmed';
      return [id, { email, canResend: getsIssues && !suppressed.has(hashes.get(id) ?? '') }];
    }),
  );
}
