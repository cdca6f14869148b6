import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Email } from 'postal-mime';
import { classifyMessage } from './classify-message.ts';
import { findQuotedMail } from './quoted-mail.ts';
import type { FailureReport } from './verdict.ts';

/** A sent copy of an issue. `readerEmail` is null when the reader was erased or removed since. */
export type SentMessage = { id: string; readerEmail: string | null };

/** A report that only a person can assign. `recipient` is empty when the report names none. */
export type UnclearReport = { kind: FailureReport['kind'] | null; recipient: string; reason: string };

/**
 * What follows from a mail.
 * - `record`: a delivery to the reader of this message failed, or that reader complained.
 * - `nothing`: about a message of ours, and nothing follows.
 * - `left`: for a person.
 * - `untouched`: no report, or about a mail that is not an issue.
 */
export type Decision =
  | { outcome: 'record'; messageId: string; report: FailureReport }
  | { outcome: 'nothing' }
  | ({ outcome: 'left' } & UnclearReport)
  | { outcome: 'untouched' };

/**
 * Decides the effect of a mail. Anybody can send a report, so it counts only if it quotes the random id of one of our
 * messages, which only that reader's mail contains, and names no address but that reader's.
 */
export async function decideBounce(
  mail: Email,
  findMessage: (id: string) => Promise<SentMessage | null>,
): Promise<Decision> {
  const verdict = classifyMessage(mail);
  if (verdict.outcome === 'not-mine') return { outcome: 'untouched' };
  const { messageIds, isAnother } = findQuotedMail(mail);
  if (isAnother) return { outcome: 'untouched' };
  if (verdict.outcome === 'notice') return { outcome: messageIds.length > 0 ? 'nothing' : 'untouched' };
  if (verdict.outcome === 'unclear') {
    const isOurs = messageIds.length > 0 || verdict.recipients.length > 0 || isDeliveryReport(mail);
    const recipient = verdict.recipients[0] ?? '';
    return isOurs ? { outcome: 'left', kind: null, recipient, reason: verdict.reason } : { outcome: 'untouched' };
  }
  const [first] = verdict.reports;
  const [id, second] = messageIds;
  const left = (why: string, report = first) => toLeft(why, report);
  if (id === undefined) return left('It quotes no message of ours.');
  if (second !== undefined) return left('It quotes several messages of ours.');
  const message = await findMessage(id);
  if (message === null) return left('It quotes a message that this site did not send.');
  if (message.readerEmail === null) return { outcome: 'nothing' };
  const reader = emailKey(message.readerEmail);
  const report = verdict.reports.find(({ recipients }) => recipients.length === 0 || recipients.includes(reader));
  if (report === undefined) return left('It names another address than that of the reader.');
  return { outcome: 'record', messageId: id, report };
}

function toLeft(why: string, report: FailureReport | undefined): Decision {
  const { kind = null, recipients = [], reason = '' } = report ?? {};
  return { outcome: 'left', kind, recipient: recipients[0] ?? '', reason: `${why} ${reason}`.trim() };
}

function isDeliveryReport(mail: Email): boolean {
  return mail.headers.some(({ key, value }) => key === 'content-type' && /^multipart\/report\b/i.test(value));
}
