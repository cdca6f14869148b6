import type { ContactNote } from '@tideline/domain/contact/contact';
import type { NewContactNote } from '@tideline/domain/contact/contact.schema';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { ContactNotesTable } from '../../../core/store/tables/people.ts';
import { familyOf } from '../../../core/store/contact-family.ts';

const COLUMNS = ['id', 'author_id', 'author_name', 'body', 'created_at'] as const;

/** Maximum number of notes listed; the newest are kept. */
const SHOWN_MAX = 200;

type NoteRow = Pick<ContactNotesTable, (typeof COLUMNS)[number]>;

/** The notes on an enquiry, oldest first. `isOwn` is relative to `reader`. */
export async function listNotes(db: Db, contactId: string, reader: Account): Promise<ContactNote[]> {
  const rows = await db
    .selectFrom('contact_notes')
    .select(COLUMNS)
    .where('contact_id', 'in', familyOf(db, contactId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  return rows.toReversed().map((row) => toNote(row, reader));
}

/** Adds a note; null when there is no such enquiry. A sample enquiry is then no longer sample data. */
export async function insertNote(
  trx: Trx,
  id: string,
  { contactId, text }: NewContactNote,
  author: Account,
  now: string,
): Promise<ContactNote | null> {
  const contact = await trx
    .updateTable('contacts')
    .set({ is_sample: 0 })
    .where('id', '=', contactId)
    .returning('id')
    .executeTakeFirst();
  if (!contact) return null;
  const row = await trx
    .insertInto('contact_notes')
    .values({
      id,
      contact_id: contactId,
      author_id: author.id,
      author_name: staffLabel(author),
      body: text,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toNote(row, author);
}

/** Deletes a note of `author`; false when they have no such note. */
export async function deleteOwnNote(db: Db, id: string, author: Account): Promise<boolean> {
  const row = await db
    .deleteFrom('contact_notes')
    .where('id', '=', id)
    .where('author_id', '=', author.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function toNote(row: NoteRow, reader: Account): ContactNote {
  return {
    id: row.id,
    text: row.body,
    authorName: row.author_name,
    isOwn: row.author_id === reader.id,
    createdAt: row.created_at,
  };
}
