import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { oneLine, type MailMessage } from './mail-message.ts';
import type { SmtpServer } from './smtp-address.ts';

export type Envelope = {
  /** The same for every attempt, so that a mailbox can recognise a second copy. */
  messageId: string;
  sender: { name: string; address: string };
};

/**
 * In sum less than the duration of a mail's claim. A server may scan a text for minutes before it accepts it, and hanging up
 * earlier means sending again. Source: RFC 5321 §4.5.3.2.6.
 */
const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 5 * 60_000, // of each answer
};

/**
 * The library's list lacks the last three. One-click unsubscribing works with signed headers only, and Gmail reads only a signed
 * `Feedback-ID`. Source: RFC 8058 §4.
 */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID:Auto-Submitted';

/** How the mail library connects to a mail server. */
export function connectionOptions({ host, port, isSecure, needsTls }: SmtpServer) {
  return { host, port, secure: isSecure, requireTLS: needsTls, ...TIMEOUTS_MS };
}

/** How the mail library signs messages; nothing without a key. */
export function signingOptions({ dkim }: SmtpServer): Pick<SendMailOptions, 'dkim'> {
  if (!dkim) return {};
  const { domain, selector, privateKey } = dkim;
  return { dkim: { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS } };
}

/** Converts a message for the mail library. */
export function toMailOptions(message: MailMessage, { messageId, sender }: Envelope): SendMailOptions {
  const from = message.from ?? sender;
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: message.to },
    ...(message.replyTo && {
      replyTo: [message.replyTo].flat().map(({ name, address }) => ({ name: oneLine(name), address })),
    }),
    envelope: { from: sender.address, to: [message.to] },
    subject: oneLine(message.subject),
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    ...(message.calendar && {
      icalEvent: { method: message.calendar.method, content: message.calendar.text, filename: 'call.ics' },
    }),
    ...(message.attachments && {
      attachments: message.attachments.map(({ name, mimeType, content }) => ({
        filename: name,
        contentType: mimeType,
        content,
      })),
    }),
    messageId: message.messageId ?? messageId,
    ...(message.inReplyTo !== undefined && { inReplyTo: message.inReplyTo }),
    ...(message.references !== undefined && { references: [...message.references] }),
    headers: headersOf(message),
  };
}

/** The `Message-ID` of a mail, from its idempotency key. */
export function messageIdOf(key: string, origin: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(origin).hostname}>`;
}

function headersOf(message: MailMessage): Record<string, string> {
  const { unsubscribeUrl, listId, feedbackId, autoSubmitted = 'auto-generated' } = message;
  return {
    // Suppresses out-of-office replies to automatic mails; Exchange reads only the second header.
    ...(autoSubmitted !== 'no' && { 'Auto-Submitted': autoSubmitted }),
    ...(autoSubmitted === 'auto-replied' && { 'X-Auto-Response-Suppress': 'All' }),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(listId !== undefined && { 'List-Id': `<${oneLine(listId)}>` }),
    ...(feedbackId !== undefined && { 'Feedback-ID': oneLine(feedbackId) }),
  };
}
