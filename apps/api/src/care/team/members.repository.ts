import type { TeamMember } from '@tideline/domain/team/team';
import type { StaffRole } from '@tideline/domain/staff/staff';
import { findNamesOfKeys } from '../../accounts/auth/api-keys/api-keys.repository.ts';
import { recordEvents } from '../../core/events/record-event.ts';
import { selectPeople } from '../../core/store/people.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

/** Statuses of undecided enquiries. */
const OPEN = ['pending', 'contacted', 'qualified'] as const;

/** All colleagues, by address. */
export async function listMembers(db: Db, now: string): Promise<TeamMember[]> {
  const keys = await findNamesOfKeys(db, now);
  const rows = await selectPeople(db)
    .select((eb) => [
      'staff.id',
      'staff.email',
      'staff.name',
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('in_session_at'),
      // Ended sessions are deleted; the audit log still has their acts.
      eb
        .selectFrom('audit')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('actor_id', '=', 'staff.id')
        .as('acted_at'),
      eb.selectFrom('second_factors').select('confirmed_at').whereRef('staff_id', '=', 'staff.id').as('two_step_at'),
      eb
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('passkeys'),
      eb
        .selectFrom('posts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('owner_id', '=', 'staff.id')
        .where('status', '=', 'draft')
        .where('deleted_at', 'is', null)
        .as('drafts'),
      eb
        .selectFrom('contact_work')
        .innerJoin('contacts', 'contacts.id', 'contact_work.contact_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('contact_work.owner_id', '=', 'staff.id')
        .where('contacts.status', 'in', OPEN)
        .as('enquiries'),
    ])
    .orderBy('email_key')
    .execute();
  return rows.map(({ in_session_at, acted_at, two_step_at, passkeys, drafts, enquiries, ...member }) => ({
    ...member,
    lastSeenAt:
      [in_session_at, acted_at]
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null,
    hasTwoStep: two_step_at !== null,
    hasPasskey: (passkeys ?? 0) > 0,
    drafts: drafts ?? 0,
    enquiries: enquiries ?? 0,
    keys: keys.get(member.id) ?? [],
  }));
}

/** A person's account with its role; null when it is gone. */
export async function findMember(db: Db, id: string): Promise<{ email: string; role: StaffRole } | null> {
  const row = await selectPeople(db).select('email').where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Hands posts, enquiries and drafts of replies over to a colleague before the account is removed. With `toId` null, posts
 * and enquiries have no owner.
 */
export async function handOver(
  trx: Trx,
  { fromId, toId }: { fromId: string; toId: string | null },
  now: string,
): Promise<void> {
  await trx.updateTable('posts').set({ owner_id: toId }).where('owner_id', '=', fromId).execute();
  const enquiries = await trx
    .updateTable('contact_work')
    .set({ owner_id: toId })
    .where('owner_id', '=', fromId)
    .returning('contact_id')
    .execute();
  const events = enquiries.map(({ contact_id: objectId }) => ({ type: 'enquiry.updated', objectId }) as const);
  await recordEvents(trx, events, now);
  if (toId === null) return;
  // The colleague's own drafts of replies stay.
  await trx
    .updateTable('contact_reply_drafts')
    .set({ staff_id: toId })
    .where('staff_id', '=', fromId)
    .where('contact_id', 'not in', (eb) =>
      eb.selectFrom('contact_reply_drafts').select('contact_id').where('staff_id', '=', toId),
    )
    .execute();
}

/** Removes an account with its sessions and keys. */
export async function deleteMember(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('staff').where('id', '=', id).execute();
}
