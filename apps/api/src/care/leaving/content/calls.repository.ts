import type { OwnCalls } from '@tideline/moving/own/own-site';
import { selectPeople } from '../../../core/store/people.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listKinds } from '../../../sales/bookings/kinds/kinds.repository.ts';
import { findSavedHours, findSavedRules } from '../../../sales/bookings/times/hours.repository.ts';

/** How calls are booked: what staff have set, without removed kinds. */
export async function readCalls(db: Db): Promise<OwnCalls> {
  const staff = await selectPeople(db).select(['id', 'name', 'email']).orderBy('email_key').execute();
  const hours: OwnCalls['hours'] = [];
  for (const { id, name, email } of staff) {
    const saved = await findSavedHours(db, id);
    if (saved) hours.push({ name, email, ...saved });
  }
  const kinds: OwnCalls['kinds'] = [];
  for (const { staffIds, ...kind } of await listKinds(db)) {
    const people = staff.filter(({ id }) => staffIds?.includes(id)).map(({ name, email }) => ({ name, email }));
    kinds.push({ ...kind, people: staffIds && people });
  }
  return { rules: await findSavedRules(db), hours, kinds };
}
