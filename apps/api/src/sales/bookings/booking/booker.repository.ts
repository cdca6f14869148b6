import { OPEN_STATUSES } from '@tideline/domain/contact/contact';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { sql } from 'kysely';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { countRows } from '../../../core/store/count-rows.ts';
import { isSameMailbox } from '../../../core/store/same-mailbox.ts';
import type { Db } from '../../../core/store/schema.ts';

/** The number of a mailbox's upcoming and current calls, including holds. `ada+1@` and `ada+2@` are one mailbox. */
export function countOpenCalls(db: Db, email: string, now: string): Promise<number> {
  return countRows(
    db
      .selectFrom('bookings')
      .innerJoin('contacts', 'contacts.id', 'bookings.contact_id')
      .where(isSameMailbox('contacts.email', email))
      // Calls are shorter than a day, so the index finds upcoming and current ones.
      .where('bookings.starts_at', '>', earlier(now, DAY_MS))
      .where('bookings.ends_at', '>', now)
      .where((eb) => eb.or([eb('bookings.status', '=', 'booked'), eb('bookings.held_until', '>', now)])),
  );
}

/** The newest other open enquiry of an address; for a merged enquiry, its root. Null for none. */
export async function findOpenContact(db: Db, email: string, exceptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
    .where(sql<boolean>`lower(email) = ${emailKey(email)}`)
    .where('status', 'in', OPEN_STATUSES)
    .where('id', '!=', exceptId)
    .where((eb) => eb.or([eb('merged_into', 'is', null), eb('merged_into', '!=', exceptId)]))
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
