import { TRPCError } from '@trpc/server';
import type { AuditAction } from '@tideline/domain/audit';
import { emailKey } from '@tideline/domain/email-address';
import type { Login } from '@tideline/domain/schemas/staff';
import type { SignIn, Staff } from '@tideline/domain/staff';
import type { Context } from '../context.ts';
import { recordAction, recordAlone } from '../db/audit.repository.ts';
import type { Db, Trx } from '../db/schema.ts';
import {
  addressPrefix,
  countAttempt,
  isFirstRefusal,
  returnAttempt,
  takeAttempt,
  type RateLimit,
} from '../rate-limit.ts';
import { findStaffForLogin, holdsPasswordHash, insertSession, replacePasswordHash } from './auth.repository.ts';
import { networkOf } from './network.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { actWithCode, codeNeeded } from './second-factor/act-with-code.ts';
import { findSecret } from './second-factor/second-factor.repository.ts';
import { hashToken, newToken, sessionId } from './session.ts';

/** Guesses on one account from one address; on any account from one address; on one account from anywhere. */
const LIMITS: Record<'accountAndAddress' | 'address' | 'account', RateLimit> = {
  accountAndAddress: { limit: 5, windowSeconds: 15 * 60 },
  address: { limit: 20, windowSeconds: 15 * 60 },
  account: { limit: 50, windowSeconds: 60 * 60 },
};

/** Tries at accounts that do not exist leave one line for each network and window: nobody can fill the log with them. */
const UNKNOWN_LINES: RateLimit = { limit: 1, windowSeconds: 60 * 60 };

/**
 * Opens a session. Attempts are counted before the password is looked at; an unknown address costs the same time and
 * gets the same answer as a wrong password. Where the second factor is on, the right password without a right code is
 * refused with the cause CodeNeeded: the caller sends all of it again, with the code. Checking takes a while: whoever has
 * changed the password or turned the second factor on meanwhile has ended this attempt with all sessions.
 * @throws TRPCError UNAUTHORIZED or TOO_MANY_REQUESTS
 */
export async function signIn(ctx: Context, { email, password, code = '' }: Login): Promise<SignIn> {
  const now = ctx.now();
  const account = emailKey(email);
  const address = addressPrefix(ctx.clientAddress);
  const counted = [
    [`login:${account}:${address}`, LIMITS.accountAndAddress],
    [`login-address:${address}`, LIMITS.address],
    [`login-account:${account}`, LIMITS.account],
  ] as const;
  try {
    for (const [key, limit] of counted) await countAttempt(ctx.db, key, limit, now);
  } catch (error) {
    // One line for each window: the log must not be filled by whoever is kept out.
    if (isFirstRefusal(error)) await recordRefusal(ctx, 'session.limit', await findStaffForLogin(ctx.db, email));
    throw error;
  }

  const found = await findStaffForLogin(ctx.db, email);
  const isRight = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !isRight) {
    ctx.log.warn({ event: 'sign-in refused', network: networkOf(ctx.clientAddress) }, 'sign-in refused');
    const isSaid = !found && (await takeAttempt(ctx.db, `login-unknown:${address}`, UNKNOWN_LINES, now)) !== null;
    if (!isSaid) await recordRefusal(ctx, 'session.refuse', found);
    throw invalid();
  }
  for (const [key] of counted) await returnAttempt(ctx.db, key);
  const checkedHash = await renewHash(ctx.db, found, password);

  const token = newToken();
  const session = {
    tokenHash: hashToken(token),
    staffId: found.staff.id,
    userAgent: ctx.userAgent,
    network: networkOf(ctx.clientAddress),
  };
  const secret = await findSecret(ctx.db, found.staff.id);
  const open = async (trx: Trx) => {
    if (!(await holdsPasswordHash(trx, found.staff.id, checkedHash))) throw invalid();
    if (secret === null && (await findSecret(trx, found.staff.id)) !== null) throw codeMissing();
    await insertSession(trx, session, now);
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
  // Whatever token came along: it says nothing of who is at the sign-in.
  const act = { action, objectId: meant?.staff.id ?? '', detail: { account: meant?.staff.email ?? null } };
  await recordAlone(ctx.db, { ...ctx.actor, staff: null }, act, ctx.now());
}
