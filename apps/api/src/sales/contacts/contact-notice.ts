import { CONTACT_FIELDS, CONTACT_INPUTS, TOPIC_MAX_LENGTH } from '@tideline/domain/contact/contact';
import { contactText } from '@tideline/domain/contact/contact-text';
import { replyAddresses } from '../threads/reply-address.ts';
import { oneLine, type MailMessage, type MailContext } from '../../core/mail/mail-message.ts';
import { findContact } from './contacts.repository.ts';

/** Fields with a line each; both names share one, and the message comes last. */
const LINES = CONTACT_INPUTS.filter((field) => !['firstName', 'lastName', 'message'].includes(field));
/** Short enough for the reference after it to stay visible. */
const SUBJECT_NAME_MAX_LENGTH = 100;

/** The notice of an enquiry to the agency; a reply goes to the visitor. Null when the enquiry is gone or spam. */
export async function writeContactNotice(
  { db, siteTitle, agencyAddress, timeZone, origin, hasMailbox }: MailContext,
  contactId: string,
): Promise<MailMessage | null> {
  const contact = await findContact(db, contactId);
  if (contact === null || contact.status === 'spam') return null;
  const { reference, name, email, message } = contact;
  const threadAddress = (await replyAddresses(db, hasMailbox))(reference);
  const facts = [
    ['Name', name],
    ...LINES.map((field) => [CONTACT_FIELDS[field].label, contactText(contact, field)]),
    ['Source', contact.source],
    ...contact.answers.map(({ question, answer }) => [question, answer]),
    ['Sent', formatMoment(contact.dateSubmitted, timeZone)],
  ].filter(([, value]) => value !== '');
  return {
    to: agencyAddress,
    replyTo:
      threadAddress === ''
        ? { name, address: email }
        : [
            { name, address: email },
            { name: siteTitle, address: threadAddress },
          ],
    subject: `New inquiry from ${oneLine(name, SUBJECT_NAME_MAX_LENGTH)} (${reference})`,
    text: `New inquiry ${reference}

${facts.map(([label = '', value = '']) => `${`${label}:`.padEnd(9)} ${oneLine(value, TOPIC_MAX_LENGTH)}`).join('\n')}

${message.trim() === '' ? '(No message provided)' : message}

-- 
Reply to this email to write to ${oneLine(name)}.${threadAddress === '' ? '' : ' Your reply is saved in the staff area, too.'}
Open it in the staff area: ${origin}/admin?tab=contacts&row=${encodeURIComponent(contactId)}
`,
  };
}

function formatMoment(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone });
  return format.format(new Date(iso));
}
