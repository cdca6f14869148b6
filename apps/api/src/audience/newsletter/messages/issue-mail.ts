import { randomBytes } from 'node:crypto';
import type { Settings } from '@tideline/domain/site/settings';
import type { Db } from '../../../core/store/schema.ts';
import type { MailMessage } from '../../../core/mail/mail-message.ts';
import { findAddressKey, unsubscribeToken } from '../../subscribers/address-keys.ts';
import { escapeHtml } from './mail-dom.ts';
import { writeIssue } from './write-issue.ts';
import type { IssueToSend } from './written-issue.repository.ts';

export type IssueReader = {
  /** Of the subscriber. */
  id: string;
  email: string;
};

export type IssueMailOptions = {
  db: Db;
  issue: IssueToSend;
  settings: Settings;
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** ISO 8601 in UTC; by default the time of the call. */
  now?: string;
};

/** Writes the mail to one reader; `messageId` is the id of its row in `issue_messages`, null for a test mail. */
export type IssueMailWriter = (reader: IssueReader, messageId: string | null) => MailMessage;

/** Renders an issue once, for all readers: two mails differ only in addresses. Must be called outside of a transaction. */
export async function prepareIssueMail({
  db,
  issue,
  settings,
  origin,
  now,
}: IssueMailOptions): Promise<IssueMailWriter> {
  const key = await findAddressKey(db);
  const mark = randomBytes(16).toString('hex');
  const links = { preferencesUrl: `preferences-${mark}`, unsubscribeUrl: `unsubscribe-${mark}` };
  const { html, text } = await writeIssue(issue, { db, settings, origin, now: now ?? new Date().toISOString(), links });
  const name = issue.senderName || settings.siteTitle;
  const common = {
    from: { name, address: settings.contactEmail },
    ...(issue.replyTo !== '' && { replyTo: { name, address: issue.replyTo } }),
    subject: issue.subject,
    ...listHeaders(issue, settings, origin),
  };
  return ({ email }, messageId) => {
    const token = unsubscribeToken(key, email);
    const query = `t=${token}${messageId === null ? '' : `&m=${messageId}`}`;
    const preferencesUrl = `${origin}/newsletter/preferences?${query}`;
    const unsubscribeUrl = `${origin}/newsletter/unsubscribe?${query}`;
    const fill = (part: string, encode: (address: string) => string) =>
      part
        .replaceAll(links.preferencesUrl, encode(preferencesUrl))
        .replaceAll(links.unsubscribeUrl, encode(unsubscribeUrl));
    return {
      ...common,
      to: email,
      unsubscribeUrl,
      text: fill(text, (address) => address),
      html: fill(html, escapeHtml),
    };
  };
}

/** The sender's domain, from the settings, names the list; the issue names its mails. */
function listHeaders({ id }: IssueToSend, { contactEmail }: Settings, origin: string) {
  const domain = contactEmail.slice(contactEmail.lastIndexOf('@') + 1).toLowerCase();
  return { listId: `newsletter.${domain}`, feedbackId: `${id}:newsletter:${senderId(origin)}` };
}

/** 5 to 15 characters, always the same for a site. Source: Feedback Loop, Gmail's help for senders. */
function senderId(origin: string): string {
  return `site-${new URL(origin).hostname.replace(/^www\.|[^a-z\d]/g, '').slice(0, 10)}`;
}
