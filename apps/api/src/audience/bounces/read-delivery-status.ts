import type { Email } from 'postal-mime';
import { failureKind, reasonText, statusIn } from './failure-kind.ts';
import { partsOf, textOf } from './mail-parts.ts';
import { addressesIn, fieldOf, readFieldGroups, type Fields } from './report-fields.ts';
import type { FailureReport, Verdict } from './verdict.ts';

const TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const TEXT_MAX_LENGTH = 2000;
/** Maximum number of recipients per group: each is compared with all fields of the group. */
const RECIPIENTS_MAX = 100;

/** Reads a delivery status notification (RFC 3464); null when the mail has none. */
export function readDeliveryStatus(mail: Email): Verdict | null {
  const parts = partsOf(mail, TYPES);
  if (parts.length === 0) return null;
  const groups = parts.flatMap(readFieldGroups).flatMap(splitRecipients);
  const failed = groups.filter(isFailed);
  if (failed.length > 0) return { outcome: 'reports', reports: failed.map((group) => toReport(group, mail)) };
  const isNotice = groups.some((group) => /^(?:delayed|delivered|relayed|expanded)/i.test(fieldOf(group, 'action')));
  if (isNotice) return { outcome: 'notice' };
  const recipients = groups.flatMap(recipientsOf);
  return { outcome: 'unclear', recipients, reason: 'A delivery status without an action.' };
}

/** Some servers leave out the blank lines between the recipients. */
function splitRecipients(group: Fields): Fields[] {
  const finals = group.get('final-recipient') ?? [];
  if (finals.length < 2) return [group];
  return finals.slice(0, RECIPIENTS_MAX).map((_final, at) => {
    const own = [...group].map(([name, values]) => [name, values.slice(at, at + 1)] as const);
    return new Map(own.filter(([, values]) => values.length > 0));
  });
}

function isFailed(group: Fields): boolean {
  const action = fieldOf(group, 'action');
  return action === '' ? fieldOf(group, 'status').startsWith('5.') : /^fail/i.test(action);
}

function toReport(group: Fields, mail: Email): FailureReport {
  const diagnostic = fieldOf(group, 'diagnostic-code').replace(/^[\w-]+\s*;\s*/, '');
  const said = (diagnostic === '' ? textOf(mail) : diagnostic).slice(0, TEXT_MAX_LENGTH);
  const stated = statusIn(fieldOf(group, 'status'));
  const isVague = stated === '' || stated.endsWith('.0.0');
  const status = isVague ? statusIn(said) || stated : stated;
  const reason = reasonText(`${status}${status === '' ? '' : ': '}${said}`);
  return { kind: failureKind(status, said), recipients: recipientsOf(group), reason };
}

/** The address that failed, and the one to which the mail was sent. */
function recipientsOf(group: Fields): string[] {
  const names = ['original-recipient', 'final-recipient', 'x-original-recipient', 'x-actual-recipient'];
  return [...new Set(names.flatMap((name) => addressesIn(fieldOf(group, name))))];
}
