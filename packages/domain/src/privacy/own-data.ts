import type { PersonRecord } from './person.ts';

/** What a person can do with their own data, by a link mailed to their address. */
export const OWN_DATA_ACTS = ['download', 'erase'] as const;
export type OwnDataAct = (typeof OWN_DATA_ACTS)[number];

/** How long such a link works, once. */
export const OWN_DATA_LINK_HOURS = 1;

/**
 * The result of requesting a link: `no-mail` on a site without a mail server, `ended` for a newsletter link that does not
 * work. Addresses of staff accounts get the mail too, so that nobody else learns about the account.
 */
export type OwnDataOutcome = 'mailed' | 'no-mail' | 'ended';

type Enquiry = PersonRecord['enquiries'][number];
/** What staff write about an enquiry internally. */
type StaffWords = 'notes' | 'drafts' | 'nextStep' | 'value' | 'lostReason';

/** The export that a mailed link gives out: without what staff wrote internally, which only staff may give out. */
export type OwnRecord = Omit<PersonRecord, 'enquiries'> & { enquiries: Omit<Enquiry, StaffWords>[] };

/** The part of an export that a link may give out. */
export function toOwnRecord(person: PersonRecord): OwnRecord {
  return { ...person, enquiries: person.enquiries.map(withoutStaffWords) };
}

function withoutStaffWords(enquiry: Enquiry): Omit<Enquiry, StaffWords> {
  const { notes: _notes, drafts: _drafts, nextStep: _step, value: _value, lostReason: _reason, ...own } = enquiry;
  return { ...own, messages: own.messages.filter(({ direction }) => direction !== 'note-in') };
}
