import { TRPCError } from '@trpc/server';
import type { Webhook } from '@tideline/domain/webhook/webhook';
import type { Db } from '../../core/store/schema.ts';
import { findWebhook } from './webhooks.repository.ts';

/** A webhook. @throws TRPCError NOT_FOUND */
export async function findOrRefuse(db: Db, id: string, now: string): Promise<Webhook> {
  const webhook = await findWebhook(db, id, now);
  if (!webhook) throw gone();
  return webhook;
}

/** The refusal for a webhook that does not exist. */
export function gone(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This webhook no longer exists.' });
}
