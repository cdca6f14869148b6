import { TRPCError } from '@trpc/server';
import type { AuditAction } from '@tideline/domain/staff/audit';
import type { Login } from '@tideline/domain/staff/staff.schema';
import type { SignIn, Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import { recordAction, recordAlone } from '../../audit/audit.repository.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { isFirstRefusal } from '../../limits/rate-limit.ts';
import {
  findStaffForLogin,
  holdsPasswordHash,
  insertSession,
  replacePasswordHash,
} from '../account/accounts.repository.ts';
import { hashNetwork, insertKnownNetwork } from './known-networks.repository.ts';
import { networkOf } from '../session/network.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password/password.ts';
import { actWithCode, codeNeeded } from '../second-factor/act-with-code.ts';
import { findSecret } from '../second-factor/second-factor.repository.ts';
import { hashToken, newToken, sessionId } from '../session/session.ts';
import { countSignIn, isWorthALine, returnSignIn } from './sign-in-limits.ts';

/**
 * Opens a session. Attempts are counted before the password is looked at; an unknown address costs the same time and
 * gets the same answer as a wrong password. Where the second factor is on, the right password without a right code is
 * refused with the cause CodeNeeded: the caller sends all of it again, with the code. Checking takes a while: whoever has
 * changed the password or turned the second factor on meanwhile has ended this attempt with all sessions.
 * @throws TRPCError UNAUTHORIZED or TOO_MANY_REQUESTS
 */
export async function signIn(ctx: Context, { email, password, code = '' }: Login): Promise<SignIn> {
  const now = ctx.now();
  const { clientAddress } = ctx;
  const networkHash = await hashNetwork(ctx.db, email, clientAddress);
  const counted = await countSignIn(ctx.db, { email, clientAddress, networkHash }, now).catch(
    async (error: unknown) => {
      // One line for each window: the log must not be filled by whoever is kept out.
      if (isFirstRefusal(error)) await recordRefusal(ctx, 'session.limit', await findStaffForLogin(ctx.db, email));
      throw error;
    },
  );

  const found = await findStaffForLogin(ctx.db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !isRight) {
    ctx.log.warn({ event: 'sign-in refused', network: networkOf(clientAddress) }, 'sign-in refused');
    await recordRefusal(ctx, 'session.refuse', found);
    throw invalid();
  }
  await returnSignIn(ctx.db, counted);
  const checkedHash = await renewHash(ctx.db, found, password);

  const token = newToken();
  const session = {
    tokenHash: hashToken(token),
    staffId: found.staff.id,
    userAgent: ctx.userAgent,
    network: networkOf(clientAddress),
  };
  const secret = await findSecret(ctx.db, found.staff.id);
  const open = async (trx: Trx) => {
    if (!(await holdsPasswordHash(trx, found.staff.id, checkedHash))) throw invalid();
    if (secret === null && (await findSecret(trx, found.staff.id)) !== null) throw codeMissing();
    await insertSession(trx, session, now);
    await insertKnownNetwork(trx, found.staff.id, networkHash, now);
    const act = { action: 'session.open', objectId: sessionId(session.tokenHash) } as const;
    await recordAction(trx, { ...ctx.actor, staff: found.staff }, act, now);
  };
  if (secret === null) await ctx.db.transaction().execute(open);
  else if (code.trim() === '') throw codeMissing();
  else await actWithCode(ctx, { staff: found.staff, secret, code, refusedAs: 'UNAUTHORIZED' }, open);
  return { token, user: found.staff };
}

/** Stores a hash of an older cost anew. @returns the hash by which the account is to be known from now on */
async function renewHash(db: Db, found: { staff: Staff; passwordHash: string }, password: string): Promise<string> {
  const from = found.passwordHash;
  if (!needsRehash(from)) return from;
  const to = await hashPassword(password);
  return (await replacePasswordHash(db, found.staff.id, { from, to })) ? to : from;
}

function invalid(): TRPCError {
  return new TRPCError({ code: 'UNAUTHORIZED', message: 'Invalid email or password' });
}

function codeMissing(): TRPCError {
  return codeNeeded('UNAUTHORIZED', 'Enter the code from your authenticator app.');
}

/** Says for which account it was, when there is one; what somebody typed for an unknown address is kept nowhere. */
async function recordRefusal(ctx: Context, action: AuditAction, meant: { staff: Staff } | null): Promise<void> {
  if (!meant && !(await isWorthALine(ctx.db, ctx.clientAddress, ctx.now()))) return;
  // Whatever token came along: it says nothing of who is at the sign-in.
  const act = { action, objectId: meant?.staff.id ?? '', detail: { account: meant?.staff.email ?? null } };
  await recordAlone(ctx.db, { ...ctx.actor, staff: null }, act, ctx.now());
}
