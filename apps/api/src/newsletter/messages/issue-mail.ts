import type { Settings } from '@tideline/domain/site/settings';
import type { Db } from '../../store/schema.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { findAddressKey, unsubscribeToken } from '../../subscribers/address-keys.ts';

/** What a message needs of an issue. */
export type WrittenIssue = {
  id: string;
  /** The address of its archive page; null before sending starts. */
  slug: string | null;
  subject: string;
  previewText: string;
  /** Markdown. */
  content: string;
  /** Empty: the site's title. */
  senderName: string;
  /** Empty: the contact email. */
  replyTo: string;
  layout: 'letter' | 'digest';
};

export type IssueReader = {
  /** Of the subscriber. */
  id: string;
  email: string;
};

export type IssueMailOptions = {
  db: Db;
  issue: WrittenIssue;
  settings: Settings;
  /** The site's public address, without a trailing slash. */
  origin: string;
};

/** Writes the mail to one reader; `messageId` is the id of its row in `issue_messages`. */
export type IssueMailWriter = (reader: IssueReader, messageId: string) => MailMessage;

/**
 * Writes an issue once, for all readers: only addresses differ between two mails. Must be called outside of a transaction.
 */
export async function prepareIssueMail({ db, issue, settings, origin }: IssueMailOptions): Promise<IssueMailWriter> {
  const key = await findAddressKey(db);
  const name = issue.senderName || settings.siteTitle;
  const common = {
    from: { name, address: settings.contactEmail },
    ...(issue.replyTo !== '' && { replyTo: { name, address: issue.replyTo } }),
    subject: issue.subject,
    ...listHeaders(issue, settings, origin),
  };
  return ({ email }, messageId) => {
    const token = unsubscribeToken(key, email);
    const unsubscribeUrl = `${origin}/newsletter/unsubscribe?t=${token}&m=${messageId}`;
    return {
      ...common,
      to: email,
      unsubscribeUrl,
      text: `${issue.content}

-- 
You get this because you signed up for the ${settings.siteTitle} newsletter.
Topics and frequency: ${origin}/newsletter/preferences?t=${token}
Unsubscribe: ${unsubscribeUrl}
`,
    };
  };
}

/** The list is named by the domain of the sender, which the settings own, and the mails of an issue by the issue. */
function listHeaders({ id }: WrittenIssue, { contactEmail }: Settings, origin: string) {
  const domain = contactEmail.slice(contactEmail.lastIndexOf('@') + 1).toLowerCase();
  return { listId: `newsletter.${domain}`, feedbackId: `${id}:newsletter:${senderId(origin)}` };
}

/** 5 to 15 characters that stay the same. Source: Feedback Loop, Gmail's help for senders. */
function senderId(origin: string): string {
  return `site-${new URL(origin).hostname.replace(/^www\.|[^a-z\d]/g, '').slice(0, 10)}`;
}
