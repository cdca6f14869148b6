import type { MailContext, MailMessage } from '../../../core/mail/mail-message.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { prepareIssueMail } from './issue-mail.ts';
import { findIssueToSend } from './written-issue.repository.ts';

/** An issue in its present state, to an address typed by staff. Null when the issue was deleted. */
export async function writeIssueTest(
  { db, recipient, origin, now }: MailContext,
  issueId: string,
): Promise<MailMessage | null> {
  const issue = await findIssueToSend(db, issueId);
  if (issue === null) return null;
  const settings = await findSettings(db);
  const subject = `[Test] ${issue.subject}`;
  const write = await prepareIssueMail({ db, issue, settings, origin, now });
  return { ...write({ id: '', email: recipient }, null), subject };
}
