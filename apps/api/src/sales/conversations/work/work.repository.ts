import type { NextStep } from '@tideline/domain/conversation/work';
import { selectWork, toWork } from '../../contacts/work/contact-work.repository.ts';
import type { Db } from '../../../core/store/schema.ts';

/** Exceeds a page of the list, and what anybody can look after. */
const SHOWN_MAX = 200;

/** The dated next steps of open enquiries, earliest first. */
export async function listNextSteps(db: Db): Promise<NextStep[]> {
  const rows = await selectWork(db)
    .innerJoin('contacts', 'contacts.id', 'contact_work.contact_id')
    .select(['contacts.first_name', 'contacts.last_name', 'contacts.reference'])
    .where('next_step_on', 'is not', null)
    .where('contacts.status', 'in', ['pending', 'contacted', 'qualified'])
    .where('contacts.merged_into', 'is', null)
    .orderBy('next_step_on')
    .orderBy('contacts.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({ ...toWork(row), name: `${row.first_name} ${row.last_name}`, reference: row.reference }));
}

export type WorkChanges =
  | { owner_id: string | null }
  | { next_step: string; next_step_on: string | null }
  | { warned_at: string };

/** Changes owner or next step; false when there is no such enquiry. */
export async function updateWork(db: Db, contactId: string, changes: WorkChanges): Promise<boolean> {
  const row = await db
    .insertInto('contact_work')
    .columns(['contact_id', 'next_step'])
    .expression((eb) =>
      eb
        .selectFrom('contacts')
        .select(['contacts.id', eb.val('').as('next_step')])
        .where('contacts.id', '=', contactId),
    )
    .onConflict((conflict) => conflict.column('contact_id').doUpdateSet(changes))
    .returning('contact_id')
    .executeTakeFirst();
  if (!row) return false;
  await db.updateTable('contact_work').set(changes).where('contact_id', '=', contactId).execute();
  return true;
}
