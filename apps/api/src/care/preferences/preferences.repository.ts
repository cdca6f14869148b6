import type { ReaderPreferences } from '@tideline/domain/newsletter/preferences';
import type { SubscriberFrequency } from '@tideline/domain/subscriber/subscriber';
import { recordEvent } from '../../core/events/record-event.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import { listChosenTopics } from '../../audience/subscribers/chosen-topics.repository.ts';
import { listTopics } from '../../audience/newsletter/topics/topics.repository.ts';

/** The choices of the reader with this address. @param emailKey see `emailKey` */
export async function findPreferences(db: Db, emailKey: string): Promise<Omit<ReaderPreferences, 'mailsLinks'>> {
  const row = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'status', 'frequency'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  const chosen = row ? await listChosenTopics(db, row.id) : [];
  return {
    email: row?.email ?? emailKey,
    isSubscribed: row?.status === 'active',
    frequency: row?.frequency ?? 'every',
    topics: (await listTopics(db)).map((topic) => ({
      ...topic,
      isChosen: chosen.length === 0 || chosen.includes(topic.id),
    })),
  };
}

/** The address of a reader as entered; the key itself when the address never subscribed. */
export async function findReaderAddress(db: Db, emailKey: string): Promise<string> {
  const row = await db.selectFrom('subscribers').select('email').where('email_key', '=', emailKey).executeTakeFirst();
  return row?.email ?? emailKey;
}

/** The id of the active subscriber with this address, locked until the transaction ends; null when there is none. */
export async function lockReader(trx: Trx, emailKey: string): Promise<string | null> {
  const row = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores how often a reader gets mail. */
export async function setFrequency(trx: Trx, id: string, frequency: SubscriberFrequency, now: string): Promise<void> {
  await trx.updateTable('subscribers').set({ frequency, updated_at: now }).where('id', '=', id).execute();
  await recordEvent(trx, { type: 'subscriber.updated', objectId: id }, now);
}
