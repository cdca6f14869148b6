import { TRPCError } from '@trpc/server';
import type { Context } from '../../context.ts';

/** @throws TRPCError CONFLICT without a mail server */
export function requireMailServer({ mail }: Pick<Context, 'mail'>): void {
  if (mail.server !== null) return;
  throw new TRPCError({ code: 'CONFLICT', message: 'No mail server is configured. Set one in Settings, Mail first.' });
}
