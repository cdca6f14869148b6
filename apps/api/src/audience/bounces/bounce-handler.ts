import { newId } from '../../core/host/new-id.ts';
import type { MailboxHandler } from '../../core/mailbox/mailbox-message.ts';
import type { Trx } from '../../core/store/schema.ts';
import { insertBounceReport } from './bounce-reports.repository.ts';
import { decideBounce, type SentMessage } from './decide-bounce.ts';
import { recordBounce } from './record-bounce.ts';

/** Reads bounces and complaints from the mailbox. */
export const bounceHandler: MailboxHandler = {
  name: 'bounces',
  async handle(trx, { mail }, now) {
    const decision = await decideBounce(mail, (id) => findSentMessage(trx, id));
    if (decision.outcome === 'untouched') return 'not-mine';
    if (decision.outcome === 'nothing') return 'handled';
    if (decision.outcome === 'left') {
      const { kind, recipient, reason } = decision;
      await insertBounceReport(trx, { id: newId(), receivedAt: now, kind, recipient, reason });
      return 'noted';
    }
    const { kind, reason } = decision.report;
    await recordBounce(trx, { messageId: decision.messageId, recipient: null, kind, reason }, now);
    return 'handled';
  },
};

async function findSentMessage(trx: Trx, id: string): Promise<SentMessage | null> {
  const row = await trx
    .selectFrom('issue_messages')
    .leftJoin('subscribers', 'subscribers.id', 'issue_messages.subscriber_id')
    .select(['issue_messages.id', 'subscribers.email'])
    .where('issue_messages.id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, readerEmail: row.email } : null;
}
