import { isAnswered } from '@tideline/domain/contact/answer-promise';
import type { StatusTime } from '@tideline/domain/contact/contact-history';
import type { Db } from '../../../core/store/schema.ts';

/**
 * Since when these enquiries have their status: the last change that the audit log has, else the first answer, which
 * changes it too, else the arrival.
 */
export async function listStatusTimes(db: Db, contactIds: readonly string[]): Promise<StatusTime[]> {
  if (contactIds.length === 0) return [];
  const changes = await db
    .selectFrom('audit')
    .select((eb) => ['object_id', eb.fn.max('at').as('at')])
    .where('object_id', 'in', contactIds)
    .where('object', '=', 'contact')
    .where('action', '=', 'contact.status')
    .groupBy('object_id')
    .execute();
  const changedAt = new Map(changes.map(({ object_id, at }) => [object_id, at]));
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'status', 'submitted_at', 'first_answered_at'])
    .where('id', 'in', contactIds)
    .execute();
  return rows.map(({ id, status, submitted_at, first_answered_at }) => {
    const answeredAt = isAnswered(status) ? first_answered_at : null;
    const times = [submitted_at, answeredAt, changedAt.get(id)].filter((time) => typeof time === 'string');
    return { contactId: id, at: times.toSorted().at(-1) ?? submitted_at };
  });
}
