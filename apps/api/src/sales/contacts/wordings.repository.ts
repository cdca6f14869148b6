import { createHash } from 'node:crypto';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Stores a wording unless it is there. @returns its id */
export async function putWording(trx: Trx, text: string, now: string): Promise<string> {
  const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
  await trx
    .insertInto('form_wordings')
    .values({ id, text, first_shown_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** What stood beside the button of the form that brought an enquiry; null if it was not stored. */
export async function findWordingOf(db: Db, contactId: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .innerJoin('form_wordings', 'form_wordings.id', 'contacts.wording_id')
    .select('form_wordings.text')
    .where('contacts.id', '=', contactId)
    .executeTakeFirst();
  return row?.text ?? null;
}
