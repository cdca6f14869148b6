import type { Email } from 'postal-mime';
import { headerOf, isFromMailSystem, partsOf } from './mail-parts.ts';
import { readDeliveryStatus } from './read-delivery-status.ts';
import { readFeedbackReport } from './read-feedback-report.ts';
import { readTextBounce } from './read-text-bounce.ts';
import type { Verdict } from './verdict.ts';

/** Classifies a mail as a report of failed deliveries, a complaint, a notice, or none of these. Interprets nothing else. */
export function classifyMessage(mail: Email): Verdict {
  const isReport = /^multipart\/report\b/i.test(headerOf(mail, 'content-type'));
  const isSystem = isFromMailSystem(mail);
  // A person may attach a report to a mail of their own.
  if (!isReport && !isSystem) {
    return readFeedbackReport(mail) ?? (isAutomatic(mail) ? { outcome: 'notice' } : { outcome: 'not-mine' });
  }
  const verdict = readFeedbackReport(mail) ?? readDeliveryStatus(mail);
  if (verdict !== null) return verdict;
  if (partsOf(mail, ['message/disposition-notification']).length > 0) return { outcome: 'notice' };
  if (isVacation(mail)) return { outcome: 'notice' };
  return readTextBounce(mail);
}

/** Out-of-office and other automatic replies (RFC 3834), with or without a header that says so. */
function isAutomatic(mail: Email): boolean {
  if (/^auto-(?:replied|generated|notified)/i.test(headerOf(mail, 'auto-submitted'))) return true;
  return isVacation(mail) || headerOf(mail, 'x-autorespond') !== '' || headerOf(mail, 'x-autoreply') !== '';
}

function isVacation(mail: Email): boolean {
  const subject = mail.subject ?? '';
  return (
    /^(?:auto(?:matic)?[ -]?reply|auto(?:matic)? response|out of (?:the )?office|away from|vacation|on holiday)\b/i.test(
      subject,
    ) ||
    /^auto_?reply/i.test(headerOf(mail, 'precedence')) ||
    (headerOf(mail, 'x-auto-response-suppress') !== '' && /\bout of (?:the )?office\b/i.test(subject))
  );
}
