import { hearBy } from '@tideline/domain/conversation/opening-hours';
import { answerLines, type QuestionAnswer } from '@tideline/domain/question/question';
import { oneLine, type MailContext, type MailMessage } from '../../core/mail/mail-message.ts';
import { findMailTexts, lines, type Mails, paragraphs } from '../../site/pages/mail-texts.ts';
import { findMailedMessage } from './messages.repository.ts';
import { findConversationSettings } from './settings.repository.ts';

/**
 * The acknowledgement of an enquiry, with a quote of it. Marked as an automatic reply, so that no program answers it. Null
 * when the enquiry is gone or spam by now, or the time named in the mail has passed.
 */
export async function writeAcknowledgement(context: MailContext, messageId: string): Promise<MailMessage | null> {
  const { db, siteTitle, timeZone, now, origin } = context;
  const message = await findMailedMessage(db, messageId);
  const contact = await db
    .selectFrom('contacts')
    .select(['email', 'message', 'status', 'answers_json'])
    .where('id', '=', message?.contact_id ?? '')
    .executeTakeFirst();
  if (!message || !contact || contact.status === 'spam') return null;
  const { openingHours } = await findConversationSettings(db);
  if (now > hearBy(message.created_at, openingHours, timeZone)) return null;
  const { inquiryReceived: texts } = await findMailTexts(db, { siteAddress: origin });
  const answers = JSON.parse(contact.answers_json) as QuestionAnswer[];
  return {
    to: contact.email,
    ...(message.reply_to !== '' && { replyTo: { name: siteTitle, address: message.reply_to } }),
    subject: message.subject,
    text: acknowledgementText(texts, message.body, contact.message, answers),
    messageId: message.message_id,
    autoSubmitted: 'auto-replied',
  };
}

/** The first part of the mail, which the thread of the inquiry shows. */
export function acknowledgementBody(texts: Mails['inquiryReceived']): { subject: string; body: string } {
  return {
    subject: oneLine(texts.subject),
    body: paragraphs(texts.greeting, texts.promise, texts.reference, texts.closing),
  };
}

/** The whole mail: its first part, the quote of the inquiry, and why it was sent. */
export function acknowledgementText(
  texts: Mails['inquiryReceived'],
  body: string,
  message: string,
  answers: readonly QuestionAnswer[],
): string {
  return `${body}
${quote(texts.quote, message, answers)}-- 
${lines(texts.signature, texts.note)}
`;
}

function quote(label: string, text: string, answers: readonly QuestionAnswer[]): string {
  const parts = [text.trimEnd(), answerLines(answers).join('\n')].filter((part) => part.trim() !== '');
  if (parts.length === 0) return '';
  const quoted = parts
    .join('\n\n')
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  return `${lines(label, ...quoted)}\n\n`;
}
