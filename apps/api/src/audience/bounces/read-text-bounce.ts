import type { Email } from 'postal-mime';
import { failureKind, reasonText, statusIn } from './failure-kind.ts';
import { headerOf, textOf } from './mail-parts.ts';
import { addressesIn } from './report-fields.ts';
import type { Verdict } from './verdict.ts';

const TEXT_MAX_LENGTH = 4000;
/** Where the copy of the returned mail starts. */
const COPY =
  /^[>*=_ ]{0,10}--.*(?:copy|original|returned|unsent|header|message)|^(?:received|return-path|message-id|dkim-signature):/im;
const DELAY =
  /\b(?:delayed|has not yet been delivered|still (?:being )?(?:re)?tr(?:ied|ying)|will (?:be|keep|continue to be) (?:re)?tr(?:ied|ying)|will (?:re)?try|will continue|warning message only|do not need to resend)\b/i;
const GIVEN_UP = /\b(?:giv(?:en|ing) up|permanent|fatal|fail(?:ed|ure)|returned to sender|could not be delivered)\b/i;
const FAILED =
  /\b(?:5\d\d[ -]|[45]\.\d\.\d|permanent|undeliver|not (?:be )?deliver|couldn't be delivered|wasn't able to deliver|unable to deliver|deliver\w* (?:\w+ )?fail|fail\w* to deliver|returned to sender|returned mail|giv(?:en|ing) up|rejected)/i;

/** Reads a bounce written for people (qmail, Exim, old servers). The sender must be a mail system. */
export function readTextBounce(mail: Email): Verdict {
  const whole = textOf(mail);
  const copyAt = whole.search(COPY);
  const said = (copyAt > 0 ? whole.slice(0, copyAt) : whole).slice(0, TEXT_MAX_LENGTH);
  const subject = mail.subject ?? '';
  if (isDelay(subject, said)) return { outcome: 'notice' };
  const recipients = recipientsIn(mail, said);
  if (!FAILED.test(`${subject}\n${said}`)) {
    return { outcome: 'unclear', recipients, reason: reasonText(subject) || 'An email from a mail server.' };
  }
  const status = statusIn(said);
  const reason = reasonText(tellingLines(said) || subject);
  return { outcome: 'reports', reports: [{ kind: failureKind(status, said), recipients, reason }] };
}

function isDelay(subject: string, said: string): boolean {
  if (/\bdelay(?:ed)?\b|^warning: could not send/i.test(subject)) return true;
  return DELAY.test(said) && !GIVEN_UP.test(said);
}

function recipientsIn(mail: Email, said: string): string[] {
  const stated = addressesIn(headerOf(mail, 'x-failed-recipients'));
  return stated.length > 0 ? stated : addressesIn(said);
}

/** The lines that contain a server's reply. */
function tellingLines(said: string): string {
  return said
    .split(/\r?\n/)
    .filter((line) => /(?:^|\D)[45]\d\d(?:\D|$)|[45]\.\d+\.\d+|unknown|exist|full|quota|found/i.test(line))
    .join(' ');
}
