import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import type { Db } from '../../../../core/store/schema.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';

/**
 * Whether a message may still be handed over: it is claimed by this server, the issue is in one of these states, and the
 * reader still gets the newsletter at this address.
 */
export async function mayHandOver(db: Db, message: ClaimedMessage, states: readonly IssueState[]): Promise<boolean> {
  const row = await db
    .selectFrom('issue_messages')
    .innerJoin('issues', 'issues.id', 'issue_messages.issue_id')
    .innerJoin('subscribers', 'subscribers.id', 'issue_messages.subscriber_id')
    .select('issue_messages.id')
    .where('issue_messages.id', '=', message.id)
    .where('issue_messages.claim', '=', message.claim)
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
