import { sql } from 'kysely';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { earlier } from '@tideline/domain/site/instant';
import type { Db, Trx } from '../../store/schema.ts';
import { ACCOUNT_COUNTER, ACCOUNT_LIMIT } from '../sign-in/sign-in-limits.ts';

/** Whose account it is. */
type Owner = { id: string; email: string };

/**
 * The accounts that take no sign-in from new places at `now`, since too many passwords were tried, and whose owners have
 * had no letter about it lately, nor have one on its way.
 */
export function listKeptOut(db: Db, letterEverySeconds: number, now: string): Promise<Owner[]> {
  const longAgo = earlier(now, letterEverySeconds * 1000);
  return keptOut(db, now)
    .where((eb) => {
      const letter = eb
        .selectFrom('mails')
        .select('mails.id')
        .whereRef('mails.recipient', '=', 'staff.email')
        .where('mails.kind', '=', 'let-in')
        .where((of) =>
          of.or([
            of('mails.created_at', '>', longAgo),
            of('mails.sent_at', '>', longAgo), // it may have waited for a mail server
            of('mails.next_attempt_at', 'is not', null),
          ]),
        );
      return eb.not(eb.exists(letter));
    })
    .execute();
}

/** The account of an address if it takes no sign-in from new places at `now`; null when it does, or is gone. */
export async function findKeptOut(db: Db, email: string, now: string): Promise<Owner | null> {
  return (await keptOut(db, now).where('staff.email_key', '=', emailKey(email)).executeTakeFirst()) ?? null;
}

/** Makes a link good until `expiresAt`. */
export async function insertLetInLink(
  db: Db,
  link: { tokenHash: string; staffId: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('let_in_links')
    .values({ token_hash: link.tokenHash, staff_id: link.staffId, expires_at: link.expiresAt })
    .execute();
}

/** Whose link it is; null when it is unknown, has been used or is too old. */
export async function findLinkOwner(db: Db, tokenHash: string, now: string): Promise<Owner | null> {
  const row = await db
    .selectFrom('let_in_links')
    .innerJoin('staff', 'staff.id', 'let_in_links.staff_id')
    .select(['staff.id', 'staff.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up, and ends the others of its account. False when somebody else was first, or it is too old. */
export async function useLink(trx: Trx, tokenHash: string, now: string): Promise<boolean> {
  const link = await trx
    .deleteFrom('let_in_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst();
  if (!link) return false;
  await trx.deleteFrom('let_in_links').where('staff_id', '=', link.staff_id).execute();
  return true;
}

/** Counters stand there for invented addresses, too: only those of accounts count here. */
function keptOut(db: Db, now: string) {
  const counter = sql<string>`${sql.lit(ACCOUNT_COUNTER)} || staff.email_key`;
  return db
    .selectFrom('staff')
    .innerJoin('rate_limits', (join) => join.on((eb) => eb('rate_limits.key', '=', counter)))
    .select(['staff.id', 'staff.email'])
    .where('rate_limits.count', '>', ACCOUNT_LIMIT.limit)
    .where('rate_limits.window_started_at', '>', earlier(now, ACCOUNT_LIMIT.windowSeconds * 1000));
}
