import { emailKey } from '@tideline/domain/subscriber/email-address';
import { sql } from 'kysely';
import type { Db } from '../store/schema.ts';

/** How many calls of an address are not over. */
export async function countOpenCalls(db: Db, email: string, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .innerJoin('contacts', 'contacts.id', 'bookings.contact_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(contacts.email) = ${emailKey(email)}`)
    .where('bookings.status', '=', 'booked')
    .where('bookings.ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest enquiry of an address that staff still work on, of a merged one that which goes on; null for none. */
export async function findOpenEnquiry(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
    .where(sql<boolean>`lower(email) = ${emailKey(email)}`)
    .where('status', 'in', ['pending', 'contacted', 'qualified'])
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
