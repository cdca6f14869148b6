import { formatDateLong } from '@tideline/domain/time/publish-date';
import { findContact } from '../../contacts/contacts.repository.ts';
import type { MailContext, MailMessage } from '../../../core/mail/mail-message.ts';
import { readFiles } from '../../threads/attachments.repository.ts';
import { findMailedMessage, listEarlier } from '../../threads/messages.repository.ts';

/** Enough of the earlier message for the reader to recognize it. */
const QUOTE_MAX_LENGTH = 5_000;
/** The first and latest ones are kept, as mail programs shorten long lists. Source: RFC 5537 §3.4.4. */
const REFERENCES_MAX = 20;

/** A reply to an enquirer, which quotes their last message. Null when reply or enquiry is gone. */
export async function writeReply(context: MailContext, messageId: string): Promise<MailMessage | null> {
  const { db, siteTitle, agencyAddress, timeZone } = context;
  const message = await findMailedMessage(db, messageId);
  const contact = message && (await findContact(db, message.contact_id));
  if (!message || !contact) return null;
  const earlier = await listEarlier(db, contact.id, message.created_at);
  const last = earlier.findLast(({ direction, kind }) => direction === 'in' && kind !== 'automatic');
  const quoted = last
    ? { name: last.from_name || last.from_address, at: last.created_at, text: last.body }
    : { name: contact.name, at: contact.dateSubmitted, text: contact.message };
  return {
    from: { name: `${message.staff_name}, ${siteTitle}`, address: agencyAddress },
    to: contact.email,
    ...(message.reply_to !== '' && { replyTo: { name: siteTitle, address: message.reply_to } }),
    subject: message.subject,
    text: `${message.body.trimEnd()}\n${quote(quoted, timeZone)}`,
    messageId: message.message_id,
    ...(message.in_reply_to !== '' && { inReplyTo: message.in_reply_to }),
    references: shorten(earlier.flatMap(({ message_id: id }) => (id === '' ? [] : [id]))),
    autoSubmitted: 'no',
    attachments: await readFiles(db, messageId),
  };
}

function quote({ name, at, text }: { name: string; at: string; text: string }, timeZone: string): string {
  if (text.trim() === '') return '';
  const lines = text.slice(0, QUOTE_MAX_LENGTH).trimEnd().split(/\r?\n/);
  const quoted = lines.map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`));
  return `\nOn ${formatDateLong(at, timeZone)}, ${name} wrote:\n${quoted.join('\n')}\n`;
}

function shorten(ids: readonly string[]): string[] {
  return ids.length <= REFERENCES_MAX ? [...ids] : [...ids.slice(0, 1), ...ids.slice(1 - REFERENCES_MAX)];
}
