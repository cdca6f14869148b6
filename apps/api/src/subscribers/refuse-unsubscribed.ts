import { TRPCError } from '@trpc/server';
import type { Trx } from '../store/schema.ts';
import { findSuppressed } from './suppressions.repository.ts';

/** Refuses to add an address that has unsubscribed. @throws TRPCError CONFLICT */
export async function refuseUnsubscribed(trx: Trx, emailHash: string): Promise<void> {
  if (!(await findSuppressed(trx, [emailHash])).has(emailHash)) return;
  const message = 'This address has unsubscribed. Only the person can put it back, by signing up on the site.';
  throw new TRPCError({ code: 'CONFLICT', message });
}
