import { findContact } from '../../contacts/contacts.repository.ts';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findMailedMessage } from '../../threads/messages.repository.ts';
import { replyAddresses } from '../../threads/reply-address.ts';

const NAME_MAX_LENGTH = 100;

/**
 * The notice to staff that an enquirer has written. Replies to it go to the enquirer and into the conversation. Null when
 * the enquiry is gone or spam.
 */
export async function writeAnswerNotice(context: MailContext, messageId: string): Promise<MailMessage | null> {
  const { db, siteTitle, agencyAddress, hasMailbox, origin } = context;
  const message = await findMailedMessage(db, messageId);
  const contact = message && (await findContact(db, message.contact_id));
  if (!message || !contact || contact.status === 'spam') return null;
  const { name, email, reference, id } = contact;
  const threadAddress = (await replyAddresses(db, hasMailbox))(reference);
  return {
    to: agencyAddress,
    replyTo: [{ name, address: email }, ...(threadAddress === '' ? [] : [{ name: siteTitle, address: threadAddress }])],
    subject: `${oneLine(name, NAME_MAX_LENGTH)} replied (${reference})`,
    text: `${message.body}

-- 
Reply to this email to write to ${oneLine(name)}.${threadAddress === '' ? '' : ' Your reply is saved in the staff area, too.'}
Open it in the staff area: ${origin}/admin?tab=contacts&contact=${encodeURIComponent(id)}
`,
    ...(message.message_id !== '' && { inReplyTo: message.message_id, references: [message.message_id] }),
  };
}
