import type { SendingLimits } from '@tideline/domain/newsletter/sending';
import { releaseClaim } from '../../../../core/delivery/claims.repository.ts';
import type { Trx } from '../../../../core/store/schema.ts';
import { suppressionHash } from '../../../subscribers/address-keys.ts';
import { findSuppressed } from '../../../subscribers/suppressions.repository.ts';
import type { ClaimedMessage } from './claim-messages.repository.ts';
import { findDomainRoom } from '../limits.repository.ts';
import { findWaits, type WaitName } from '../waits.repository.ts';

/** A claimed message whose reader may have left. */
export type ClaimedRow = Omit<ClaimedMessage, 'subscriberId' | 'email' | 'emailHash'> & { subscriberId: string | null };

const NO_READER = 'Not sent: this reader no longer gets the newsletter.';

/**
 * Keeps messages whose readers still get the newsletter, and adds the addresses; stops the others.
 * @param addressKey the key of the suppression list
 */
export async function withReaders(trx: Trx, rows: ClaimedRow[], addressKey: string): Promise<ClaimedMessage[]> {
  const ids = rows.flatMap(({ subscriberId }) => subscriberId ?? []);
  const found = ids.length === 0 ? [] : await findReaders(trx, ids);
  const hashes = new Map(found.map(({ id, email }) => [id, suppressionHash(addressKey, email)]));
  const suppressed = await findSuppressed(trx, [...hashes.values()]);
  const readers = new Map(found.map((reader) => [reader.id, reader]));
  const messages: ClaimedMessage[] = [];
  const left: string[] = [];
  for (const row of rows) {
    const { subscriberId } = row;
    const reader = subscriberId === null ? undefined : readers.get(subscriberId);
    const emailHash = subscriberId === null ? '' : (hashes.get(subscriberId) ?? '');
    if (subscriberId === null || !reader || suppressed.has(emailHash)) left.push(row.id);
    else messages.push({ ...row, subscriberId, email: reader.email, emailHash });
  }
  if (left.length > 0) {
    await trx
      .updateTable('issue_messages')
      .set({ state: 'stopped', claim: null, next_attempt_at: null, last_error: NO_READER })
      .where('id', 'in', left)
      .execute();
  }
  return messages;
}

function findReaders(trx: Trx, ids: readonly string[]) {
  return trx
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('confirmation', '=', 'confirmed')
    .execute();
}

/** Keeps messages whose domains have room and no wait; postpones the others. */
export async function withinDomainLimits(
  trx: Trx,
  messages: ClaimedMessage[],
  { limits, now }: { limits: SendingLimits; now: string },
): Promise<ClaimedMessage[]> {
  const domains = [...new Set(messages.map(({ domain }) => domain))];
  const waits = await findWaits(
    trx,
    domains.map((domain): WaitName => `domain ${domain}`),
    now,
  );
  const passed: ClaimedMessage[] = [];
  for (const domain of domains) {
    const own = messages.filter((message) => message.domain === domain);
    const until = waits.get(`domain ${domain}`)?.until;
    // These messages are claimed already and count as under way.
    const room =
      until === undefined ? await findDomainRoom(trx, domain, { limits, now }) : { excess: own.length, freeAt: until };
    const count = Math.max(0, own.length - room.excess);
    passed.push(...own.slice(0, count));
    await releaseClaim(trx, 'issue_messages', own.slice(count), room.freeAt);
  }
  return passed;
}
