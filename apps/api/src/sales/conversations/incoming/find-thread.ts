import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '@tideline/domain/contact/reference';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Email } from 'postal-mime';
import type { Trx } from '../../../core/store/schema.ts';
import { readReplyAddress } from '../../threads/reply-address.ts';

/** The enquiry that a mail is about. */
export type Thread = {
  contactId: string;
  email: string;
  /** Whether an address made by this site identifies it; anything else could be written by anybody. */
  isAddressed: boolean;
};

/** Headers with a mail's address besides `To` and `Cc`: it may have been forwarded or sent as a blind copy. */
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'x-envelope-to'];
const REFERENCE = new RegExp(`\\bTL-[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}\\b`, 'gi');
const IDS_MAX = 50;
/** Each is looked up. */
const RECIPIENTS_MAX = 100;

/**
 * Finds the enquiry of a mail: by a reply address made by this site, else by our message that it answers, else by the
 * reference in the subject, if the sender is the enquirer or staff who write to them. Null unless exactly one enquiry is
 * identified: a person decides then.
 * @param isStaff whether the sender is the agency or its staff
 */
export async function findThread(trx: Trx, mail: Email, isStaff: boolean): Promise<Thread | null> {
  const tagged = await Promise.all(recipientsOf(mail).map((address) => readReplyAddress(trx, address)));
  const named = [...new Set(tagged.filter((reference) => reference !== null))];
  if (named.length > 1) return null;
  const byAddress = await listByReference(trx, named);
  if (byAddress[0]) return { ...byAddress[0], isAddressed: true };
  return (await findByMessageId(trx, mail)) ?? findBySubject(trx, mail, isStaff);
}

/** Every recipient address of a mail, in lower case. */
export function recipientsOf(mail: Email): string[] {
  const listed = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].flatMap((entry) =>
    'group' in entry && entry.group ? entry.group.map(({ address }) => address) : [entry.address ?? ''],
  );
  const others = mail.headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key)).map(({ value }) => value);
  // Split instead of matched: a pattern that looks for an @ after each character is quadratic in a text without one.
  const found = others.flatMap((value) => value.split(/[\s<>,;:"]+/)).filter((word) => /^[^@]+@./.test(word));
  const keys = [...listed, ...found].map((address) => emailKey(address)).filter((address) => address !== '');
  return [...new Set(keys)].slice(0, RECIPIENTS_MAX);
}

async function findByMessageId(trx: Trx, mail: Email): Promise<Thread | null> {
  const ids = [mail.inReplyTo ?? '', ...(mail.references ?? '').split(/\s+/).toReversed()];
  const wanted = [...new Set(ids.flatMap((id) => id.match(/<[^<>\s]+>/g) ?? []))].slice(0, IDS_MAX);
  if (wanted.length === 0) return null;
  const rows = await trx
    .selectFrom('contact_messages')
    .innerJoin('contacts', 'contacts.id', 'contact_messages.contact_id')
    .select(['contacts.id', 'contacts.email', 'contact_messages.message_id'])
    .where('contact_messages.message_id', 'in', wanted)
    .execute();
  // The message answered directly has priority over earlier ones.
  const row = wanted
    .map((id) => rows.find(({ message_id: known }) => known === id))
    .find((found) => found !== undefined);
  return row ? { contactId: row.id, email: row.email, isAddressed: false } : null;
}

async function findBySubject(trx: Trx, mail: Email, isStaff: boolean): Promise<Thread | null> {
  const references = (mail.subject ?? '').match(REFERENCE) ?? [];
  const threads = await listByReference(trx, [...new Set(references.map((reference) => reference.toUpperCase()))]);
  const people = isStaff ? recipientsOf(mail) : [emailKey(mail.from?.address ?? '')];
  const [only, another] = threads.filter(({ email }) => people.includes(emailKey(email)));
  return only && !another ? only : null;
}

async function listByReference(trx: Trx, references: readonly string[]): Promise<Thread[]> {
  if (references.length === 0) return [];
  const rows = await trx.selectFrom('contacts').select(['id', 'email']).where('reference', 'in', references).execute();
  return rows.map(({ id, email }) => ({ contactId: id, email, isAddressed: false }));
}
