import type { PersonRecord } from './person.ts';

/** What a person can do with the data of the own address, by a link that is mailed to it. */
export const OWN_DATA_ACTS = ['download', 'erase'] as const;
export type OwnDataAct = (typeof OWN_DATA_ACTS)[number];

/** How long such a link works, once. */
export const OWN_DATA_LINK_HOURS = 1;

/**
 * What followed the request for a link: `no-mail` on a site without a mail server, `ended` for a link of a newsletter that
 * does not work. The address of a staff account gets the mail too, so that nobody else learns that it is one.
 */
export type OwnDataOutcome = 'mailed' | 'no-mail' | 'ended';

type Enquiry = PersonRecord['enquiries'][number];
/** What staff write about an enquiry for each other. */
type StaffWords = 'notes' | 'drafts' | 'nextStep' | 'value' | 'lostReason';

/** The export of a person's data that a link gives out: without what staff wrote for each other, which a person gives out. */
export type OwnRecord = Omit<PersonRecord, 'enquiries'> & { enquiries: Omit<Enquiry, StaffWords>[] };

/** The part of an export that a link may give out. */
export function toOwnRecord(person: PersonRecord): OwnRecord {
  return { ...person, enquiries: person.enquiries.map(withoutStaffWords) };
}

function withoutStaffWords(enquiry: Enquiry): Omit<Enquiry, StaffWords> {
  const { notes: _notes, drafts: _drafts, nextStep: _step, value: _value, lostReason: _reason, ...own } = enquiry;
  return { ...own, messages: own.messages.filter(({ direction }) => direction !== 'note-in') };
}
