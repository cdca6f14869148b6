import { MAILED_FILES_MAX_BYTES } from '@tideline/domain/conversation/attachment';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import { sql } from 'kysely';
import type { Db } from '../../core/store/schema.ts';

/**
 * How many more bytes of files from a sender may be stored: anybody can send mail, and the disk is shared with the database.
 */
export async function findRoomForFiles(db: Db, sender: string, now: string): Promise<number> {
  const isToday = sql<boolean>`contact_messages.created_at > ${earlier(now, DAY_MS)}`;
  const isTheirs = sql<boolean>`lower(contact_messages.from_address) = ${emailKey(sender)}`;
  const row = await db
    .selectFrom('contact_attachments')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_attachments.message_id')
    .select([
      sum(sql`1 = 1`).as('total'),
      sum(isToday).as('day'),
      sum(sql`${isToday} and ${isTheirs}`).as('senderAndDay'),
    ])
    .where('is_stored', '=', 1)
    .where('kind', 'in', ['mail', 'automatic'])
    .executeTakeFirstOrThrow();
  const { total, day, senderAndDay } = MAILED_FILES_MAX_BYTES;
  const rooms = [total - row.total, day - row.day, senderAndDay - row.senderAndDay];
  return Math.max(0, Math.min(...rooms));
}

function sum(condition: ReturnType<typeof sql>) {
  return sql<number>`cast(coalesce(sum(case when ${condition} then bytes end), 0) as double precision)`;
}
