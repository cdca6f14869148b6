import { deleteMailsOfEnquiries } from '../../core/mail/mails-about.repository.ts';
import type { Trx } from '../../core/store/schema.ts';

const ROWS_AT_ONCE = 500;

/**
 * Deletes enquiries and those merged into them, with the mails about them. Notes, messages and calls go with their rows.
 * @returns how many mails
 */
export async function deleteContacts(trx: Trx, ids: readonly string[]): Promise<number> {
  let mails = 0;
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const some = ids.slice(start, start + ROWS_AT_ONCE);
    const merged = await trx.selectFrom('contacts').select('id').where('merged_into', 'in', some).execute();
    mails += await deleteMailsOfEnquiries(trx, [...some, ...merged.map(({ id }) => id)]);
    await trx.deleteFrom('contacts').where('id', 'in', some).execute();
  }
  return mails;
}
