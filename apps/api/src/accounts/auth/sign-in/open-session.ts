import type { AuditDetail } from '@tideline/domain/staff/audit-entry';
import type { SignIn, Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { networkOf } from '../session/network.ts';
import { hashToken, newToken, sessionId } from '../session/session.ts';
import { insertSession } from '../session/sessions.repository.ts';
import { insertKnownNetwork } from './known-networks.repository.ts';

/** Opens a session of an authenticated account, records it, and marks the caller's network as known. */
export async function openSession(
  trx: Trx,
  ctx: Pick<Context, 'clientAddress' | 'userAgent' | 'actor'>,
  { staff, networkHash, detail = {} }: { staff: Staff; networkHash: string; detail?: AuditDetail },
  now: string,
): Promise<SignIn> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const network = networkOf(ctx.clientAddress);
  await insertSession(trx, { tokenHash, staffId: staff.id, userAgent: ctx.userAgent, network }, now);
  await insertKnownNetwork(trx, staff.id, networkHash, now);
  const act = { action: 'session.open', objectId: sessionId(tokenHash), detail } as const;
  await recordAction(trx, { ...ctx.actor, staff }, act, now);
  return { token, user: staff };
}
