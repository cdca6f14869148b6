import { TRPCError } from '@trpc/server';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../context.ts';
import { type Actor, recordAction, recordAlone } from '../../audit/audit.repository.ts';
import type { Db, Trx } from '../../store/schema.ts';
import { CodeNeeded } from '../../rpc/errors.ts';
import { addressPrefix, isFirstRefusal } from '../../limits/rate-limit.ts';
import { verifyPassword } from '../password/password.ts';
import { countCodeAttempt, returnCodeAttempt } from './code-attempts.ts';
import { asRecoveryCode, plainCode } from './recovery-code.ts';
import { listRecoveryCodes, spendRecoveryCode, spendStep } from './second-factor.repository.ts';
import { findStep } from './totp.ts';

/** A code that was typed for an account whose second factor is on. */
export type TypedCode = {
  staff: Staff;
  /** The secret of the account's second factor. */
  secret: string;
  code: string;
  /** How a wrong code is refused: it keeps somebody out, or an open session goes on. */
  refusedAs: 'UNAUTHORIZED' | 'BAD_REQUEST';
};

type Proof =
  | { kind: 'step'; step: number }
  | { kind: 'recovery code'; recoveryCode: { position: number; codeHash: string } };

/**
 * Checks a code and uses it up in one transaction with what it is for. Attempts are counted before the code is looked
 * at. A code that was used already is refused like a wrong one, also when both come at the same moment.
 * @throws TRPCError `refusedAs` with the cause CodeNeeded, TOO_MANY_REQUESTS
 */
export async function actWithCode<Result>(
  ctx: Context,
  typed: TypedCode,
  act: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const { db } = ctx;
  const { staff, refusedAs } = typed;
  const now = ctx.now();
  const isRecoveryCode = asRecoveryCode(plainCode(typed.code)) !== null;
  const attempt = { staffId: staff.id, network: addressPrefix(ctx.clientAddress), isRecoveryCode };
  // At the sign-in, nobody has shown yet who it is.
  const stranger: Actor = { ...ctx.actor, staff: refusedAs === 'UNAUTHORIZED' ? null : staff };
  const refusal = { objectId: staff.id, detail: { account: staff.email } };
  try {
    await countCodeAttempt(db, attempt, now);
  } catch (error) {
    if (isFirstRefusal(error)) await recordAlone(db, stranger, { action: 'second-factor.limit', ...refusal }, now);
    throw error;
  }

  const proof = await findProof(db, typed, now);
  const done =
    proof &&
    (await db.transaction().execute(async (trx) => {
      const isSpent = await spend(trx, { ...ctx.actor, staff }, proof, now);
      return isSpent ? { result: await act(trx) } : null;
    }));
  if (!done) {
    ctx.log.warn({ event: 'code refused', staffId: staff.id }, 'code refused');
    await recordAlone(db, stranger, { action: 'second-factor.refuse', ...refusal }, now);
    throw codeNeeded(refusedAs, 'That code is not right, or it was used already.');
  }
  await returnCodeAttempt(db, attempt);
  return done.result;
}

/** A refusal for want of a right code. */
export function codeNeeded(code: TypedCode['refusedAs'], message: string): TRPCError {
  return new TRPCError({ code, message, cause: new CodeNeeded() });
}

async function findProof(db: Db, { staff, secret, code }: TypedCode, now: string): Promise<Proof | null> {
  const plain = plainCode(code);
  const step = findStep(secret, plain, now);
  if (step !== null) return { kind: 'step', step };
  const candidate = asRecoveryCode(plain);
  if (candidate === null) return null;
  for (const recoveryCode of await listRecoveryCodes(db, staff.id)) {
    if (await verifyPassword(candidate, recoveryCode.codeHash)) return { kind: 'recovery code', recoveryCode };
  }
  return null;
}

async function spend(trx: Trx, owner: Actor & { staff: Staff }, proof: Proof, now: string): Promise<boolean> {
  const { id } = owner.staff;
  if (proof.kind === 'step') return spendStep(trx, id, proof.step);
  if (!(await spendRecoveryCode(trx, id, proof.recoveryCode, now))) return false;
  await recordAction(trx, owner, { action: 'second-factor.recover', objectId: id }, now);
  return true;
}
