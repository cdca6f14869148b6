import type { ContactWork } from '@tideline/domain/conversation/work';
import { staffLabel } from '@tideline/domain/staff/staff';
import type { Db } from '../../../core/store/schema.ts';

/** Owner and next step of these enquiries, without those that have neither. */
export async function listWork(db: Db, contactIds: readonly string[]): Promise<ContactWork[]> {
  if (contactIds.length === 0) return [];
  const rows = await selectWork(db).where('contact_work.contact_id', 'in', contactIds).execute();
  return rows.map(toWork);
}

/** Owner and next step of an enquiry. */
export async function findWork(db: Db, contactId: string): Promise<Omit<ContactWork, 'contactId'>> {
  const [work] = await listWork(db, [contactId]);
  const { ownerId = null, ownerName = '', nextStep = '', nextStepOn = null } = work ?? {};
  return { ownerId, ownerName, nextStep, nextStepOn };
}

/** Owners and next steps. */
export function selectWork(db: Db) {
  return db
    .selectFrom('contact_work')
    .leftJoin('staff', 'staff.id', 'contact_work.owner_id')
    .select(['contact_work.contact_id', 'staff.id as owner_id', 'staff.name', 'next_step', 'next_step_on']);
}

type WorkRow = {
  contact_id: string;
  owner_id: string | null;
  name: string | null;
  next_step: string;
  next_step_on: string | null;
};

/** Converts a row. */
export function toWork(row: WorkRow): ContactWork {
  const { contact_id: contactId, owner_id: ownerId, name, next_step: nextStep, next_step_on: nextStepOn } = row;
  return {
    contactId,
    ownerId,
    ownerName: ownerId === null ? '' : staffLabel({ id: ownerId, name: name ?? '' }),
    nextStep,
    nextStepOn,
  };
}
