import type { MessageDirection } from '@tideline/domain/conversation/message';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Email } from 'postal-mime';
import { PROGRAM } from '../../../core/audit/audit.repository.ts';
import { oneLine } from '../../../core/mail/mail-message.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import type { HandlerAnswer, MailboxHandler, MailboxMessage } from '../../../core/mailbox/mailbox-message.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findConversationSettings } from '../../threads/settings.repository.ts';
import { hasMessageId, insertMessage } from '../../threads/messages.repository.ts';
import { newId } from '../../../core/host/new-id.ts';
import { markAnswered } from '../replies/record-delivery.ts';
import { recordFailedDelivery } from './failed-delivery.ts';
import { findSender, UNVERIFIED, type Sender } from './find-sender.ts';
import { findThread, recipientsOf, type Thread } from './find-thread.ts';
import { isAutomatic } from './is-automatic.ts';
import { storeAttachments } from './store-attachments.ts';
import { authenticationOf } from './trusted-sender.ts';

const BODY_MAX_LENGTH = 100_000;
const SUBJECT_MAX_LENGTH = 300;
const ADDRESS_MAX_LENGTH = 254;

/**
 * Puts mails into their conversations: answers of enquirers, and mails that staff send from their own program. A mail that
 * only claims to be from staff waits for a decision, as a note. Mails without a conversation stay unread. Nothing here
 * answers a mail.
 * @param mediaDir the folder for the content of their files
 */
export function conversationHandler(mediaDir: string): MailboxHandler {
  return { name: 'conversations', handle };

  async function handle(trx: Trx, message: MailboxMessage, now: string): Promise<HandlerAnswer> {
    const { mail } = message;
    if (await recordFailedDelivery(trx, mail, now)) return 'handled';
    const sender = await findSender(trx, emailKey(mail.from?.address ?? ''));
    const automatic = isAutomatic(mail);
    if (sender.isStaff && automatic) return 'not-mine'; // such as our own notices
    const thread = await findThread(trx, mail, sender.isStaff);
    if (!thread) return 'not-mine';
    const { authHost } = await findConversationSettings(trx);
    const authentication = authenticationOf(mail, authHost);
    const received = { mediaDir, message, thread, automatic, now };
    if (sender.isStaff && !isOurs(authentication, thread)) return receive(trx, { ...received, sender: UNVERIFIED });
    // Only an authentication result proves which account it was.
    const known = authentication === 'pass' ? sender : { ...sender, account: null };
    return receive(trx, { ...received, sender: known });
  }
}

/** Both staff and the enquirer know the reply address. */
function isOurs(authentication: ReturnType<typeof authenticationOf>, { isAddressed }: Thread): boolean {
  return authentication === 'pass' || (isAddressed && authentication !== 'fail');
}

type Received = {
  mediaDir: string;
  message: MailboxMessage;
  thread: Thread;
  sender: Sender;
  automatic: boolean;
  now: string;
};

async function receive(trx: Trx, received: Received): Promise<HandlerAnswer> {
  const { mediaDir, message, thread, sender, automatic, now } = received;
  const { mail, written } = message;
  const messageId = mail.messageId ?? '';
  // A second copy: a mail to two of our addresses, or one that this site sent itself.
  if (messageId !== '' && (await hasMessageId(trx, messageId))) return 'handled';
  const direction = directionOf(mail, thread, sender);
  const id = newId();
  await insertMessage(trx, {
    id,
    contact_id: thread.contactId,
    direction,
    kind: automatic ? 'automatic' : 'mail',
    from_name: sender.name || oneLine(mail.from?.name ?? ''),
    from_address: oneLine(mail.from?.address ?? '', ADDRESS_MAX_LENGTH),
    to_address: oneLine(recipientOf(mail, thread), ADDRESS_MAX_LENGTH),
    reply_to: '',
    subject: oneLine(mail.subject ?? '', SUBJECT_MAX_LENGTH),
    body: storable(written.text),
    quoted_body: storable(written.quotedText),
    message_id: messageId,
    in_reply_to: oneLine(mail.inReplyTo ?? ''),
    state: 'received',
    is_unverified: Number(sender.isUnverified),
    idempotency_key: null,
    staff_id: sender.staffId,
    staff_name: sender.name,
    created_at: now,
    send_at: null,
  });
  await storeAttachments(trx, mediaDir, { id, from: mail.from?.address ?? '', now }, message);
  if (direction === 'out') await markAnswered(trx, thread.contactId, { ...PROGRAM, staff: sender.account }, now);
  if (direction === 'in' && !automatic) {
    await queueMail(trx, { id: `answer-${id}`, kind: 'answer', aboutId: id }, now);
  }
  return sender.isUnverified ? 'noted' : 'handled';
}

/** A mail from staff that is not addressed to the enquirer is a note. */
function directionOf(mail: Email, { email }: Thread, { isStaff, isUnverified }: Sender): MessageDirection {
  if (!isStaff) return 'in';
  if (isUnverified) return 'note-in';
  return recipientsOf(mail).includes(emailKey(email)) ? 'out' : 'note-in';
}

/** The enquirer, if it went to them. */
function recipientOf(mail: Email, { email }: Thread): string {
  const recipients = recipientsOf(mail);
  return recipients.find((address) => address === emailKey(email)) ?? recipients[0] ?? '';
}

function storable(text: string): string {
  return text.slice(0, BODY_MAX_LENGTH).replaceAll('\0', '').toWellFormed();
}
