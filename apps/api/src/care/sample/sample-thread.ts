import type { ContactMessagesTable } from '../../core/store/tables/conversations.ts';
import type { ContactsTable } from '../../core/store/tables/people.ts';

/** The sample enquiry with a conversation. */
const WRITER = 'howard@pruittwealth.example';
const STAFF_NAME = 'Daniel Okafor';

type SampleMessage = {
  isFromStaff: boolean;
  /** How much of the time since the first answer had passed. */
  share: number;
  text: string;
};

const MESSAGES: readonly SampleMessage[] = [
  {
    isFromStaff: true,
    share: 0,
    text: 'Dear Howard,\n\nWe do, with two wealth planners and a trust company at the moment. We hand over the text and its sources together, so three days is plenty: a post for the 20th leaves our desk on the 10th. Shall I send you one of those handovers, with the names taken out?\n\nBest regards,\nDaniel Okafor',
  },
  {
    isFromStaff: false,
    share: 0.3,
    text: 'Yes, please. If compliance likes it, I would start with one article a month. Who talks to them when they object: you, or us?\n\nHoward',
  },
  {
    isFromStaff: true,
    share: 0.5,
    text: 'Dear Howard,\n\nWe do, if you introduce us once. Most objections are about a number without a source, and those are ours to fix. The example follows this afternoon.\n\nBest regards,\nDaniel Okafor',
  },
];

/** The conversation of one answered sample enquiry. Its mails count as sent, so that nothing sends them. */
export function buildSampleThread(
  contacts: readonly ContactsTable[],
  { now, agency }: { now: string; agency: string },
): ContactMessagesTable[] {
  return contacts
    .filter(({ email, first_answered_at }) => email === WRITER && first_answered_at !== null)
    .flatMap((contact) => MESSAGES.map((message, at) => toRow(contact, message, { at, now, agency })));
}

function toRow(
  contact: ContactsTable,
  { isFromStaff, share, text }: SampleMessage,
  { at, now, agency }: { at: number; now: string; agency: string },
): ContactMessagesTable {
  const answered = Date.parse(contact.first_answered_at ?? now);
  const createdAt = new Date(Math.floor(answered + (Date.parse(now) - answered) * share)).toISOString();
  const name = `${contact.first_name} ${contact.last_name}`;
  return {
    id: `sample-message-${at + 1}`,
    contact_id: contact.id,
    direction: isFromStaff ? 'out' : 'in',
    kind: isFromStaff ? 'reply' : 'mail',
    from_name: isFromStaff ? STAFF_NAME : name,
    from_address: isFromStaff ? agency : contact.email,
    to_address: isFromStaff ? contact.email : agency,
    reply_to: '',
    subject: 'Re: Your inquiry',
    body: text,
    quoted_body: '',
    message_id: '',
    in_reply_to: '',
    state: isFromStaff ? 'sent' : 'received',
    error: '',
    is_unverified: 0,
    idempotency_key: null,
    staff_id: null,
    staff_name: isFromStaff ? STAFF_NAME : '',
    created_at: createdAt,
    send_at: isFromStaff ? createdAt : null,
    sent_at: isFromStaff ? createdAt : null,
  };
}
