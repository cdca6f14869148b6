import type { IssueState } from '@tideline/domain/newsletter/issue';
import { releaseClaim } from '../../../../core/delivery/claims.repository.ts';
import type { Db } from '../../../../core/store/schema.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';

/** Who records a result: only the holder of the claim may. */
export type Result = { claim: string; now: string };

/** Records that the mail server has accepted a message, also when staff stopped the issue meanwhile. */
export async function markAccepted(db: Db, { id }: ClaimedMessage, { claim, now }: Result): Promise<void> {
  await db
    .updateTable('issue_messages')
    .set({ state: 'accepted', accepted_at: now, next_attempt_at: null, claim: null, last_error: '', smtp_code: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Records that a message is refused for good. */
export async function markRefused(
  db: Db,
  { id }: ClaimedMessage,
  { reason, code }: { reason: string; code: number | null },
  { claim }: Result,
): Promise<void> {
  await db
    .updateTable('issue_messages')
    .set({ state: 'refused', next_attempt_at: null, claim: null, last_error: reason, smtp_code: code })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute();
}

/** Postpones a message until `at`. */
export async function postponeMessage(
  db: Db,
  { id }: ClaimedMessage,
  { at, reason, code }: { at: string; reason: string; code: number | null },
  { claim }: Result,
): Promise<void> {
  await db
    .updateTable('issue_messages')
    .set({ next_attempt_at: at, claim: null, last_error: reason, smtp_code: code })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute();
}

/** Gives back messages that were not tried. */
export async function releaseMessages(
  db: Db,
  messages: readonly ClaimedMessage[],
  { claim, now }: Result,
): Promise<void> {
  await releaseClaim(db, 'issue_messages', { claim, dueAt: now, ids: messages.map(({ id }) => id) });
}

/**
 * Whether a message may still be handed over: it is claimed by this server, the issue is in one of these states, and the
 * reader still gets the newsletter at this address.
 */
export async function mayHandOver(
  db: Db,
  message: ClaimedMessage,
  { claim, states }: { claim: string; states: readonly IssueState[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('issue_messages')
    .innerJoin('issues', 'issues.id', 'issue_messages.issue_id')
    .innerJoin('subscribers', 'subscribers.id', 'issue_messages.subscriber_id')
    .select('issue_messages.id')
    .where('issue_messages.id', '=', message.id)
    .where('issue_messages.claim', '=', claim)
    .where('issue_messages.state', '=', 'waiting')
    .where('issues.state', 'in', states)
    .where('subscribers.status', '=', 'active')
    .where('subscribers.confirmation', '=', 'confirmed')
    .where('subscribers.email', '=', message.email)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('suppressions').select('email_hash').where('email_hash', '=', message.emailHash))),
    )
    .executeTakeFirst();
  return row !== undefined;
}
