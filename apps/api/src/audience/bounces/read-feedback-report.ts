import type { Email } from 'postal-mime';
import { partsOf } from './mail-parts.ts';
import { returnedHeaders } from './quoted-mail.ts';
import { addressesIn, fieldOf, readFieldGroups, readFields } from './report-fields.ts';
import type { Verdict } from './verdict.ts';

const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list']);
const NOTICES = new Set(['not-spam', 'auth-failure', 'dkim']);

/** Reads a complaint in the Abuse Reporting Format (RFC 5965) or in that of Outlook.com; null when the mail is none. */
export function readFeedbackReport(mail: Email): Verdict | null {
  const [fields] = partsOf(mail, ['message/feedback-report']).flatMap(readFieldGroups);
  if (fields === undefined) return readOutlookComplaint(mail);
  const type = fieldOf(fields, 'feedback-type').toLowerCase();
  if (NOTICES.has(type)) return { outcome: 'notice' };
  const named = ['original-rcpt-to', 'removal-recipient']
    .flatMap((name) => fields.get(name) ?? [])
    .flatMap(addressesIn);
  const recipients = [...new Set(named)].filter((address) => !isRedacted(address));
  if (!COMPLAINTS.has(type)) {
    return { outcome: 'unclear', recipients, reason: `A feedback report of the type “${type.slice(0, 50)}”.` };
  }
  const program = fieldOf(fields, 'user-agent').slice(0, 100);
  return complaint(recipients, `Marked as spam (${type})${program === '' ? '' : `, reported by ${program}`}.`);
}

/** Outlook.com names the recipient in a header of the attached mail. */
function readOutlookComplaint(mail: Email): Verdict | null {
  if (!/^complaint about message from/i.test(mail.subject ?? '')) return null;
  const recipient = fieldOf(readFields(returnedHeaders(mail)), 'x-hmxmroriginalrecipient');
  return complaint(addressesIn(recipient), 'Marked as junk at Outlook.com.');
}

function complaint(recipients: string[], reason: string): Verdict {
  return { outcome: 'reports', reports: [{ kind: 'complaint', recipients, reason }] };
}

/** Providers hide the person who complained: `redacted@…`, `****@…`, a hash (RFC 6590). */
function isRedacted(address: string): boolean {
  const [local = ''] = address.split('@', 1);
  return (
    /redact|hidden|suppressed|\*|x{4,}/.test(local) ||
    /^[0-9a-f]{24,}$/.test(local) ||
    /^[\w+/]{40,}={0,2}$/.test(local)
  );
}
