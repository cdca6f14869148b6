import { TRPCError } from '@trpc/server';
import type { AuditAction } from '@tideline/domain/staff/audit';
import type { Login } from '@tideline/domain/staff/staff.schema';
import type { SignIn, Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { recordAlone } from '../../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { checkWithinLimits } from '../../../core/limits/check-within-limits.ts';
import { findStaffForLogin, holdsPasswordHash, replacePasswordHash } from '../account/accounts.repository.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password/password.ts';
import { actWithCode, codeNeeded } from '../second-factor/act-with-code.ts';
import { findSecret } from '../second-factor/second-factor.repository.ts';
import { networkOf } from '../session/network.ts';
import { hashNetwork } from './known-networks.repository.ts';
import { openSession } from './open-session.ts';
import { isUnknownAccountLogged, signInCounters } from './sign-in-limits.ts';

type Account = { staff: Staff; passwordHash: string };

/**
 * Opens a session. An unknown address takes the same time and gets the same answer as a wrong password. With a second
 * factor, the right password without a right code is refused with the cause CodeNeeded: the caller repeats the call with the
 * code. The checks take time, so the transaction that opens the session repeats those whose result may have changed.
 * @throws TRPCError UNAUTHORIZED or TOO_MANY_REQUESTS
 */
export async function signIn(ctx: Context, { email, password, code = '' }: Login): Promise<SignIn> {
  const { db, clientAddress } = ctx;
  const now = ctx.now();
  const networkHash = await hashNetwork(db, email, clientAddress);
  const account = await checkWithinLimits(db, now, {
    counters: await signInCounters(db, { email, clientAddress, networkHash }, now),
    check: () => findByPassword(db, email, password),
    onRefused: (reason) => recordRefusal(ctx, email, reason),
    wrong: invalid,
  });
  const { staff } = account;
  const checkedHash = await renewHash(db, account, password);

  const secret = await findSecret(db, staff.id);
  const open = async (trx: Trx) => {
    if (!(await holdsPasswordHash(trx, staff.id, checkedHash))) throw invalid();
    if (secret === null && (await findSecret(trx, staff.id)) !== null) throw codeMissing();
    return openSession(trx, ctx, { staff, networkHash }, now);
  };
  if (secret === null) return db.transaction().execute(open);
  if (code.trim() === '') throw codeMissing();
  return actWithCode(ctx, { staff, secret, code, refusedAs: 'UNAUTHORIZED' }, open);
}

async function findByPassword(db: Db, email: string, password: string): Promise<Account | null> {
  const account = await findStaffForLogin(db, email);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  return isRight ? account : null;
}

/** Replaces a hash of an older cost. @returns the hash that the account has now */
async function renewHash(db: Db, { staff, passwordHash: from }: Account, password: string): Promise<string> {
  if (!needsRehash(from)) return from;
  const to = await hashPassword(password);
  return (await replacePasswordHash(db, staff.id, { from, to })) ? to : from;
}

function invalid(): TRPCError {
  return new TRPCError({ code: 'UNAUTHORIZED', message: 'Invalid email or password' });
}

function codeMissing(): TRPCError {
  return codeNeeded('UNAUTHORIZED', 'Enter the code from your authenticator app.');
}

/** The entry names the account if it exists. What was typed for an unknown address is stored nowhere. */
async function recordRefusal(ctx: Context, email: string, reason: 'wrong' | 'limit'): Promise<void> {
  if (reason === 'wrong') {
    ctx.log.warn({ event: 'sign-in refused', network: networkOf(ctx.clientAddress) }, 'sign-in refused');
  }
  const staff = (await findStaffForLogin(ctx.db, email))?.staff;
  if (!staff && !(await isUnknownAccountLogged(ctx.db, ctx.clientAddress, ctx.now()))) return;
  const action: AuditAction = reason === 'wrong' ? 'session.refuse' : 'session.limit';
  const act = { action, objectId: staff?.id ?? '', detail: { account: staff?.email ?? null } };
  // The account is unknown: a sent token does not identify who is signing in.
  await recordAlone(ctx.db, { ...ctx.actor, staff: null }, act, ctx.now());
}
