import { recordEvent } from '../../../core/events/record-event.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { suppressionHash } from '../../subscribers/address-keys.ts';
import { findSuppressed } from '../../subscribers/suppressions.repository.ts';

const ROWS_AT_ONCE = 500;

/**
 * Sends the refused messages of an issue once more, under their Message-IDs, to readers who still get the newsletter. A sent
 * or stopped issue is then being sent again; a paused one waits for Resume.
 * @param addressKey the key of the suppression list
 */
export async function resendFailed(
  trx: Trx,
  id: string,
  { addressKey, now }: { addressKey: string; now: string },
): Promise<{ resent: number; skipped: number }> {
  const refused = await trx
    .selectFrom('issue_messages')
    .leftJoin('subscribers', (join) =>
      join
        .onRef('subscribers.id', '=', 'issue_messages.subscriber_id')
        .on('subscribers.status', '=', 'active')
        .on('subscribers.confirmation', '=', 'confirmed'),
    )
    .select(['issue_messages.id', 'subscribers.email'])
    .where('issue_id', '=', id)
    .where('state', '=', 'refused')
    .execute();
  let resent = 0;
  for (let start = 0; start < refused.length; start += ROWS_AT_ONCE) {
    const chunk = refused
      .slice(start, start + ROWS_AT_ONCE)
      .flatMap(({ id: messageId, email }) =>
        email === null ? [] : [{ messageId, hash: suppressionHash(addressKey, email) }],
      );
    const suppressed = await findSuppressed(
      trx,
      chunk.map(({ hash }) => hash),
    );
    const ids = chunk.filter(({ hash }) => !suppressed.has(hash)).map(({ messageId }) => messageId);
    resent += ids.length;
    if (ids.length === 0) continue;
    await trx
      .updateTable('issue_messages')
      .set({ state: 'waiting', attempts: 0, next_attempt_at: now, last_error: '', smtp_code: null })
      .where('id', 'in', ids)
      .execute();
  }
  if (resent > 0) {
    const again = await trx
      .updateTable('issues')
      .set({ state: 'sending', finished_at: null, updated_at: now })
      .where('id', '=', id)
      .where('state', 'in', ['sent', 'stopped'])
      .returning('id')
      .executeTakeFirst();
    if (again) await recordEvent(trx, { type: 'issue.sending', objectId: id }, now);
  }
  return { resent, skipped: refused.length - resent };
}
