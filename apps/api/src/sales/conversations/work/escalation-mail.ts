import { ANSWER_PROMISE_HOURS } from '@tideline/domain/contact/answer-promise';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { findWork } from '../../contacts/work/contact-work.repository.ts';
import { findContact } from '../../contacts/contacts.repository.ts';
import { oneLine, type MailContext, type MailMessage } from '../../../core/mail/mail-message.ts';
import { findColleague } from '../../../core/store/colleagues.ts';

const NAME_MAX_LENGTH = 100;

/**
 * The warning that an enquiry's promised time ends soon, to its owner, or to the agency if there is none or their role may
 * no longer read enquiries. Null when the enquiry is answered or gone by now.
 */
export async function writeEscalation(context: MailContext, contactId: string): Promise<MailMessage | null> {
  const { db, agencyAddress, timeZone, origin } = context;
  const contact = await findContact(db, contactId);
  if (contact?.status !== 'pending') return null;
  const { ownerId } = await findWork(db, contactId);
  const owner = await findColleague(db, ownerId, 'contacts.read');
  const name = oneLine(contact.name, NAME_MAX_LENGTH);
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
  const deadline = format.format(new Date(later(contact.dateSubmitted, ANSWER_PROMISE_HOURS * HOUR_MS)));
  return {
    to: owner?.email ?? agencyAddress,
    subject: `No reply yet: ${name} (${contact.reference})`,
    text: `${name} is still waiting for a reply. Our ${ANSWER_PROMISE_HOURS}-hour promise runs out on
${deadline.replaceAll('\u202F', ' ')}.

Reply in the staff area: ${origin}/admin?tab=contacts&contact=${encodeURIComponent(contactId)}
`,
  };
}
