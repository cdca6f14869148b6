import type { LetInAnswer } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import { recordAction, type Actor } from '../../audit/audit.repository.ts';
import type { Trx } from '../../store/schema.ts';
import { hashNetwork, keepLetInNetwork } from '../sign-in/known-networks.repository.ts';
import { hashToken } from '../session/session.ts';
import { findLinkOwner, useLink } from './let-in.repository.ts';

/**
 * Lets the owner of an account sign in from the caller's network for a day, whoever guesses elsewhere: whoever has the
 * token reads the owner's mail. The password and the limits of the address stay what they are.
 */
export async function letIn(ctx: Context, token: string): Promise<LetInAnswer> {
  const [tokenHash, now] = [hashToken(token), ctx.now()];
  const owner = await findLinkOwner(ctx.db, tokenHash, now);
  if (owner === null) return { outcome: 'ended' };
  const networkHash = await hashNetwork(ctx.db, owner.email, ctx.clientAddress);
  const isOpen = await ctx.db.transaction().execute(async (trx) => {
    if (!(await useLink(trx, tokenHash, now))) return false;
    // Whatever session came along: the link is what counts.
    await letInFrom(trx, owner, networkHash, { ...ctx.actor, staff: null }, now);
    return true;
  });
  return { outcome: isOpen ? 'open' : 'ended' };
}

/** Takes sign-ins of an account from a network for a day, and writes down who saw to it. */
export async function letInFrom(
  trx: Trx,
  owner: { id: string; email: string },
  networkHash: string,
  actor: Actor,
  now: string,
): Promise<void> {
  await keepLetInNetwork(trx, owner.id, networkHash, now);
  await recordAction(
    trx,
    actor,
    { action: 'session.let-in', objectId: owner.id, detail: { account: owner.email } },
    now,
  );
}
