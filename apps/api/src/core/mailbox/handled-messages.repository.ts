import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import type { Db, Trx } from '../store/schema.ts';

/** Longer than the period that is read again after the mail server renumbered the folder. */
const KEEP_HASHES_MS = 60 * DAY_MS;

/** Whether a handler has taken a message with this hash. */
export async function isHandled(trx: Trx, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('mailbox_handled')
    .select('message_hash')
    .where('message_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that a handler has taken a message. */
export async function markHandled(trx: Trx, hash: string, now: string): Promise<void> {
  await trx.insertInto('mailbox_handled').values({ message_hash: hash, handled_at: now }).execute();
}

/** Deletes hashes of messages that will not be read again. */
export async function deleteOldHashes(db: Db, now: string): Promise<void> {
  await db.deleteFrom('mailbox_handled').where('handled_at', '<=', earlier(now, KEEP_HASHES_MS)).execute();
}
