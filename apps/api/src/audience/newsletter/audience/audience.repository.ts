import { sql } from 'kysely';
import {
  EXCLUSION_REASONS,
  type Audience,
  type AudienceCounts,
  type ExcludedReader,
  type ExclusionReason,
} from '@tideline/domain/newsletter/audience';
import type { Page } from '@tideline/domain/entity/page';
import { orderBy, readPage, type PageQuery } from '../../../core/lists/keyset.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { exclusionReason, isIncluded, type Readers } from './included-readers.ts';

const BY_ADDRESS = orderBy<'email_key'>({ column: 'email_key' });
/** Characters of a domain in a lower-cased address. */
const DOMAIN_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789.-';

/** Counts the readers who would get an issue now, and the others by reason. */
export async function countAudience(db: Db, audience: Audience): Promise<AudienceCounts> {
  return countReaders(db, await readersOf(db, audience));
}

/** The same for any readers. */
export async function countReaders(db: Db, readers: Readers): Promise<AudienceCounts> {
  // The reason is computed in a subquery: PostgreSQL does not recognise two expressions with parameters as equal.
  const rows = await db
    .selectFrom((eb) => eb.selectFrom('subscribers').select(exclusionReason(readers).as('reason')).as('readers'))
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count')])
    .groupBy('reason')
    .execute();
  const counts = new Map<ExclusionReason | null, number>(rows.map(({ reason, count }) => [reason, count]));
  return {
    included: counts.get(null) ?? 0,
    excluded: EXCLUSION_REASONS.flatMap((reason) => {
      const count = counts.get(reason) ?? 0;
      return count > 0 ? [{ reason, count }] : [];
    }),
  };
}

/** A page of the subscribers who would not get an issue, by address. @throws TRPCError BAD_REQUEST for an invalid cursor */
export async function listExcluded(
  db: Db,
  audience: Audience,
  query: PageQuery & { reason?: ExclusionReason | undefined },
): Promise<Page<ExcludedReader>> {
  const reason = exclusionReason(await readersOf(db, audience));
  const isWanted =
    query.reason === undefined ? sql<boolean>`${reason} is not null` : sql<boolean>`${reason} = ${query.reason}`;
  const found = db.selectFrom('subscribers').where(isWanted);
  const page = await readPage(found.select(['id', 'email', 'email_key', reason.as('reason')]), BY_ADDRESS, query);
  return {
    ...page,
    items: page.items.flatMap(({ id, email, reason: why }) => (why === null ? [] : [{ id, email, reason: why }])),
    total: await countRows(found),
  };
}

/**
 * Stores a waiting message for each reader of an issue who has none yet: exactly the readers counted by `countAudience`.
 * @returns the number of new messages
 */
export async function insertMessages(
  trx: Trx,
  issue: { id: string; audience: Audience },
  now: string,
): Promise<number> {
  return insertMessagesTo(trx, issue.id, await readersOf(trx, issue.audience), now);
}

/** The same for any readers. */
export async function insertMessagesTo(trx: Trx, issueId: string, readers: Readers, now: string): Promise<number> {
  const milliseconds = Date.parse(now).toString(16).padStart(12, '0');
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('issue_messages')
    .columns(['id', 'issue_id', 'subscriber_id', 'domain', 'state', 'next_attempt_at'])
    .expression((eb) =>
      eb
        .selectFrom('subscribers')
        .select([
          dialectOf(trx).randomUuid(milliseconds).as('id'),
          sql<string>`${issueId}`.as('issue_id'),
          'subscribers.id as subscriber_id',
          // The domain: what remains after the longest prefix that ends in a character not found in domains, which is the @.
          sql<string>`substr(email_key, length(rtrim(email_key, ${DOMAIN_CHARACTERS})) + 1)`.as('domain'),
          sql.lit('waiting').as('state'),
          sql<string>`${now}`.as('next_attempt_at'),
        ])
        .where(isIncluded(readers)),
    )
    .onConflict((conflict) => conflict.columns(['issue_id', 'subscriber_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** The names of all topics, by id. */
export async function listTopicNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('topics').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readersOf(db: Db, audience: Audience): Promise<Readers> {
  const { timeZone } = await findSettings(db);
  return { audience, frequency: audience.frequency ?? 'every', timeZone };
}
