import type { Email } from 'postal-mime';
import { readIssueMessageIds } from '../../core/mail/issue-message-id.ts';
import { fieldOf, headerBlock, readFields } from './report-fields.ts';
import { partsOf, textOf } from './mail-parts.ts';

const RETURNED_TYPES = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];
const REPORT_TYPES = [
  'message/delivery-status',
  'message/global-delivery-status',
  'message/feedback-report',
  'message/disposition-notification',
];

/** The mail that a report is about. */
export type QuotedMail = {
  /** The ids of our messages that the report names; exactly one if it can be attributed. */
  messageIds: string[];
  /** Whether the report quotes a mail that is not an issue. */
  isAnother: boolean;
};

/**
 * Finds our message that a report is about: in the headers of the returned mail, else anywhere in the report. Bodies of
 * returned mails are ignored, as they may quote other mails.
 */
export function findQuotedMail(mail: Email): QuotedMail {
  const returned = partsOf(mail, RETURNED_TYPES).map(headerBlock);
  const quoted = readIssueMessageIds(unfold(returned.join('\n')));
  if (quoted.length > 0) return { messageIds: quoted, isAnother: false };
  const isAnother = returned.some((block) => fieldOf(readFields(block), 'message-id') !== '');
  const headers = mail.headers.map(({ value }) => value);
  const messageIds = readIssueMessageIds(unfold([...headers, ...partsOf(mail, REPORT_TYPES), textOf(mail)].join('\n')));
  return { messageIds, isAnother: isAnother && messageIds.length === 0 };
}

/** The headers of the returned mail; empty without one. */
export function returnedHeaders(mail: Email): string {
  return partsOf(mail, RETURNED_TYPES).map(headerBlock).join('\n');
}

function unfold(text: string): string {
  return text.replace(/\r?\n[ \t]+/g, '');
}
