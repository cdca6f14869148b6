import type { SendingLimits } from '@tideline/domain/newsletter/sending';
import { type Claim, claimRows } from '../../../../core/delivery/claims.repository.ts';
import { dialectOf } from '../../../../core/store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../../../core/store/schema.ts';
import { withinDomainLimits, withReaders, type ClaimedRow } from './claimable.repository.ts';
import { finishIssue } from '../issue-states.repository.ts';
import { findRoom } from '../limits.repository.ts';

/** A message that only this server is about to send. */
export type ClaimedMessage = {
  id: string;
  /** A token: only its holder may update the message. */
  claim: string;
  issueId: string;
  subscriberId: string;
  email: string;
  /** The hash of the address in the suppression list. */
  emailHash: string;
  domain: string;
  /** Including this one. */
  attempts: number;
};

export type ClaimOptions = Claim & {
  limits: SendingLimits;
  /** The key of the suppression list. */
  addressKey: string;
  most: number;
};

/**
 * Claims due messages of the issue started first, within all limits, so that no other server sends them. Stops messages to
 * readers who have left since Send, postpones those whose domain must wait, and finishes issues without remaining messages.
 */
export async function claimMessages(db: Db, options: ClaimOptions): Promise<ClaimedMessage[]> {
  const isSending = await sendingIssues(db, options.now).executeTakeFirst();
  if (!isSending) return [];
  return db.transaction().execute(async (trx) => {
    // The lock makes servers claim in turns, so that together they stay within the limits.
    const issues = await sendingIssues(trx, options.now).$call(dialectOf(trx).forUpdate).execute();
    const room = await findRoom(trx, options.limits, options.now);
    const most = Math.min(options.most, room.count);
    const claimed: ClaimedMessage[] = [];
    for (const { id } of issues) {
      // A round may find only messages that must wait; the next run looks further.
      for (let round = 0; round < 10 && claimed.length < most; round += 1) {
        const rows = await claimDue(trx, id, { ...options, most: most - claimed.length });
        if (rows.length === 0) break;
        const readers = await withReaders(trx, rows, options.addressKey);
        claimed.push(...(await withinDomainLimits(trx, readers, options)));
      }
      if (claimed.length >= most) break;
      await finishIssue(trx, id, options.now);
    }
    return claimed;
  });
}

function sendingIssues(db: Db, now: string) {
  return db
    .selectFrom('issues')
    .select('id')
    .where('state', '=', 'sending')
    .where('starts_at', '<=', now)
    .where('canary_accepted_at', 'is not', null)
    .orderBy('starts_at')
    .orderBy('id');
}

async function claimDue(trx: Trx, issueId: string, options: ClaimOptions): Promise<ClaimedRow[]> {
  const { claim, most, now } = options;
  const due = trx
    .selectFrom('issue_messages')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(most)
    .$call(dialectOf(trx).skipLocked);
  const rows = await claimRows(trx, 'issue_messages', due, { claim, now });
  return rows.map((row) => ({
    id: row.id,
    claim,
    issueId,
    subscriberId: row.subscriber_id,
    domain: row.domain,
    attempts: row.attempts,
  }));
}
