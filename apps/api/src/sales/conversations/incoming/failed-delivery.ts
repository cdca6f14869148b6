import type { Email } from 'postal-mime';
import { classifyMessage } from '../../../audience/bounces/classify-message.ts';
import { returnedHeaders } from '../../../audience/bounces/quoted-mail.ts';
import { fieldOf, readFields } from '../../../audience/bounces/report-fields.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findIdByMessageId, updateDelivery } from '../../threads/messages.repository.ts';

/**
 * If a mail reports a failed delivery of one of our messages, records that in the message. The report must quote the
 * message's headers, as only that mail contains its id.
 * @returns whether it is such a report
 */
export async function recordFailedDelivery(trx: Trx, mail: Email, now: string): Promise<boolean> {
  const verdict = classifyMessage(mail);
  if (verdict.outcome !== 'reports') return false;
  const [messageId] = /^<[^<>\s]+>/.exec(fieldOf(readFields(returnedHeaders(mail)), 'message-id')) ?? [];
  const id = messageId === undefined ? null : await findIdByMessageId(trx, messageId);
  if (id === null) return false;
  const report = verdict.reports.find(({ kind }) => kind === 'hard');
  if (report)
    await updateDelivery(trx, id, { error: report.reason || 'The recipient’s mail server refused it.', at: now });
  return true;
}
