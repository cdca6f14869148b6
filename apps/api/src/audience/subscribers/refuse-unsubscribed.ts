import { TRPCError } from '@trpc/server';
import type { SuppressionReason } from '@tideline/domain/subscriber/suppression';
import type { Trx } from '../../core/store/schema.ts';
import { findSuppressed } from './suppressions.repository.ts';

const HAPPENED: Record<SuppressionReason, string> = {
  unsubscribed: 'This address has unsubscribed.',
  bounced: 'Email to this address bounced: the address does not work.',
  complained: 'This person has marked an issue as spam.',
};

/** Refuses to add an address that has unsubscribed, bounced or complained. @throws TRPCError CONFLICT */
export async function refuseUnsubscribed(trx: Trx, emailHash: string): Promise<void> {
  const reason = (await findSuppressed(trx, [emailHash])).get(emailHash);
  if (reason !== undefined) refuseSuppressed(reason);
}

/** @throws TRPCError CONFLICT, with the reason and what ends it */
export function refuseSuppressed(reason: SuppressionReason): never {
  throw new TRPCError({ code: 'CONFLICT', message: suppressedSentence(reason) });
}

/** Why an address is not added, and what ends it. */
export function suppressedSentence(reason: SuppressionReason): string {
  return `${HAPPENED[reason]} Only the person can rejoin, by signing up on the site.`;
}
