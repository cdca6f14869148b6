import { TRPCError } from '@trpc/server';
import type { PasskeySignIn } from '@tideline/domain/staff/passkey.schema';
import type { SignIn } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { recordAction, recordAlone } from '../../../core/audit/audit.repository.ts';
import { addressPrefix } from '../../../core/limits/caller-network.ts';
import { checkWithinLimits } from '../../../core/limits/check-within-limits.ts';
import type { RateLimit } from '../../../core/limits/rate-limit.ts';
import { networkOf } from '../session/network.ts';
import { hashNetwork } from '../sign-in/known-networks.repository.ts';
import { openSession } from '../sign-in/open-session.ts';
import { isUnknownAccountLogged } from '../sign-in/sign-in-limits.ts';
import { checkSignIn } from './check-answer.ts';
import { countUse, findByCredential, type KnownPasskey, suspectPasskey } from './passkey-use.repository.ts';

/**
 * Refused passkeys per network. There is no limit per account: signatures cannot be guessed, and a limit could lock the
 * owner out.
 */
const REFUSALS: RateLimit = { limit: 20, windowSeconds: 15 * 60 };

/**
 * Opens a session with a passkey, which replaces password and code: the authenticator has verified its user. An unknown
 * passkey takes the same time and gets the same answer as a wrong signature.
 * @throws TRPCError UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export async function signInWithPasskey(ctx: Context, { response }: PasskeySignIn): Promise<SignIn> {
  const { db } = ctx;
  const now = ctx.now();
  const passkey = await findByCredential(db, response.id);
  return checkWithinLimits(db, now, {
    counters: [{ key: `passkey-network:${addressPrefix(ctx.clientAddress)}`, limit: REFUSALS }],
    async check() {
      const counter = await checkSignIn(ctx, response, passkey?.publicKey ?? null);
      if (counter === null || passkey === null || !isOwner(response, passkey)) return null;
      return openWithCounter(ctx, passkey, counter, now);
    },
    onRefused: (reason) => recordRefusal(ctx, passkey, reason),
    wrong: () => new TRPCError({ code: 'UNAUTHORIZED', message: 'This passkey was not accepted.' }),
  });
}

async function openWithCounter(ctx: Context, passkey: KnownPasskey, counter: number, now: string): Promise<SignIn> {
  const { db } = ctx;
  const { id, staff } = passkey;
  const networkHash = await hashNetwork(db, staff.email, ctx.clientAddress);
  const session = await db.transaction().execute(async (trx) => {
    if (await countUse(trx, id, counter, now)) {
      return openSession(trx, ctx, { staff, networkHash, detail: { passkey: id } }, now);
    }
    if (await suspectPasskey(trx, id, now)) {
      const act = { action: 'passkey.suspect', objectId: id, detail: { account: staff.email } } as const;
      await recordAction(trx, { ...ctx.actor, staff: null }, act, now);
    }
    return null;
  });
  if (session !== null) return session;
  ctx.log.warn({ event: 'passkey suspected', passkeyId: id }, 'passkey suspected');
  const message = 'This passkey was refused: a copy of it may be in use. Sign in with your password and remove it.';
  throw new TRPCError({ code: 'UNAUTHORIZED', message });
}

/** Whether the authenticator names the account that the passkey was added to. */
function isOwner({ response }: PasskeySignIn['response'], { staff }: KnownPasskey): boolean {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString() === staff.id;
}

/** The entry names the passkey if it is known. */
async function recordRefusal(ctx: Context, passkey: KnownPasskey | null, reason: 'wrong' | 'limit'): Promise<void> {
  if (reason === 'wrong') {
    ctx.log.warn({ event: 'passkey refused', network: networkOf(ctx.clientAddress) }, 'passkey refused');
  }
  if (!passkey && !(await isUnknownAccountLogged(ctx.db, ctx.clientAddress, ctx.now()))) return;
  const action = reason === 'wrong' ? 'passkey.refuse' : 'passkey.limit';
  const act = { action, objectId: passkey?.id ?? '', detail: { account: passkey?.staff.email ?? null } } as const;
  await recordAlone(ctx.db, { ...ctx.actor, staff: null }, act, ctx.now());
}
