import { TRPCError } from '@trpc/server';
import type { Contact } from '@tideline/domain/contact/contact';
import type { ContactListQuery } from '@tideline/domain/contact/contact.schema';
import { earlier } from '@tideline/domain/time/instant';
import type { Page } from '@tideline/domain/entity/page';
import { readCursor, toCursor } from '../../core/lists/cursor.ts';
import { orderBy, readPage, reversed } from '../../core/lists/keyset.ts';
import { countRows } from '../../core/store/count-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import { CONTACT_COLUMNS, toContact } from './contacts.repository.ts';

/** The list's order reversed, so that it uses the same index. */
const BY_ARRIVAL = reversed(
  orderBy<'submitted_at' | 'id'>({ column: 'submitted_at', isDescending: true }, { column: 'id' }),
);
/**
 * Newer enquiries are left for the next call: one with an earlier time may not be committed yet, and a reader that had
 * passed it would never see it.
 */
const SETTLED_MS = 10_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Enquiries that arrived from an instant on, or after the cursor of an earlier answer, oldest first. `nextCursor` is never
 * null: reading continues there, now or later. `total` counts this page and all later enquiries.
 * @throws TRPCError BAD_REQUEST for an invalid cursor or instant
 */
export async function listNewContacts(
  db: Db,
  { since, status, limit }: Pick<ContactListQuery, 'status' | 'limit'> & { since: string },
  now: string,
): Promise<Page<Contact>> {
  const cursor = startOf(since);
  const from = String(readCursor(cursor, BY_ARRIVAL.name, [['text', 'text']])?.values[0]);
  let found = db
    .selectFrom('contacts')
    .where('submitted_at', '<=', earlier(now, SETTLED_MS))
    .where('merged_into', 'is', null);
  if (status) found = found.where('status', '=', status);
  const { items } = await readPage(found.select([...CONTACT_COLUMNS, 'name_key']), BY_ARRIVAL, { cursor, limit });
  const last = items.at(-1);
  const total = await countRows(found.where('submitted_at', '>=', from));
  return {
    items: items.map(toContact),
    nextCursor: last ? cursorAfter(last.submitted_at, last.id) : cursor,
    previousCursor: null,
    total,
  };
}

function startOf(since: string): string {
  if (!INSTANT.test(since)) return since;
  const time = Date.parse(since);
  if (Number.isNaN(time))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'since must be an instant or a cursor.' });
  return cursorAfter(new Date(time - 1).toISOString(), '');
}

function cursorAfter(submittedAt: string, id: string): string {
  return toCursor(BY_ARRIVAL.name, { direction: 'after', stretch: 0, values: [submittedAt, id] });
}
