import { createHash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import { oneLine, type MailMessage } from './mail-message.ts';
import { toSendError } from './send-error.ts';
import type { SmtpServer } from './smtp-address.ts';

/** Sends messages through a mail server. */
export type SmtpClient = {
  /** @throws SendError */
  send: (message: MailMessage, envelope: Envelope) => Promise<void>;
  close: () => void;
};

export type Envelope = {
  /** The same for every attempt at a mail, so that a mailbox can recognise a second copy. */
  messageId: string;
  sender: { name: string; address: string };
};

/**
 * Together less than the time for which a mail is claimed. A server may take minutes to accept a text that it scans:
 * hanging up before that means sending the mail again. Source: RFC 5321 §4.5.3.2.6.
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
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID:Auto-Submitted';

/**
 * Loads the library with the first mail. Each message has a connection of its own: a pool would retry by itself after a
 * broken connection, when it is unknown whether the message was accepted.
 */
export async function openSmtpClient(server: SmtpServer): Promise<SmtpClient> {
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure, needsTls, user, password, dkim } = server;
  const transport: Transporter = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(user === null ? {} : { auth: { user, pass: password } }),
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
    ...TIMEOUTS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, { messageId, sender }) {
      try {
        const from = message.from ?? sender;
        await transport.sendMail({
          from: { name: oneLine(from.name), address: from.address },
          to: { name: '', address: message.to },
          ...(message.replyTo && {
            replyTo: { name: oneLine(message.replyTo.name), address: message.replyTo.address },
          }),
          envelope: { from: sender.address, to: [message.to] },
          subject: oneLine(message.subject),
          text: message.text,
          ...(message.html !== undefined && { html: message.html }),
          messageId,
          headers: headersOf(message),
        });
      } catch (error) {
        throw toSendError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The `Message-ID` of a mail, from its idempotency key. */
export function messageIdOf(key: string, origin: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(origin).hostname}>`;
}

function headersOf({ unsubscribeUrl, listId, feedbackId }: MailMessage): Record<string, string> {
  return {
    // Suppresses out-of-office replies.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(listId !== undefined && { 'List-Id': `<${oneLine(listId)}>` }),
    ...(feedbackId !== undefined && { 'Feedback-ID': oneLine(feedbackId) }),
  };
}
