import { TRPCError } from '@trpc/server';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Context } from '../../../context.ts';
import { type Actor, recordAction, recordAlone } from '../../../core/audit/audit.repository.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { CodeNeeded } from '../../../core/rpc/errors.ts';
import { checkWithinLimits } from '../../../core/limits/check-within-limits.ts';
import { addressPrefix } from '../../../core/limits/caller-network.ts';
import { verifyPassword } from '../password/password.ts';
import { codeCounters } from './code-limits.ts';
import { asRecoveryCode, plainCode } from './recovery-code.ts';
import { listRecoveryCodes, spendRecoveryCode, spendStep } from './second-factor.repository.ts';
import { findStep } from './totp.ts';

/** A code that was typed for an account with a second factor. */
export type TypedCode = {
  staff: Staff;
  /** The secret of the account's second factor. */
  secret: string;
  code: string;
  /** The status for a wrong code: UNAUTHORIZED at sign-in, BAD_REQUEST in an open session. */
  refusedAs: 'UNAUTHORIZED' | 'BAD_REQUEST';
};

type ValidCode =
  | { kind: 'step'; step: number }
  | { kind: 'recovery code'; recoveryCode: { position: number; codeHash: string } };

/**
 * Checks a code, and spends it in one transaction with the act that needs it. A used code is refused like a wrong one, also
 * when it is sent twice in parallel.
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
  const { result } = await checkWithinLimits(db, now, {
    counters: codeCounters({ staffId: staff.id, network: addressPrefix(ctx.clientAddress), isRecoveryCode }),
    async check() {
      const valid = await findValidCode(db, typed, now);
      if (valid === null) return null;
      return db.transaction().execute(async (trx) => {
        const isSpent = await spend(trx, { ...ctx.actor, staff }, valid, now);
        return isSpent ? { result: await act(trx) } : null;
      });
    },
    async onRefused(reason) {
      if (reason === 'wrong') ctx.log.warn({ event: 'code refused', staffId: staff.id }, 'code refused');
      const action = reason === 'wrong' ? 'second-factor.refuse' : 'second-factor.limit';
      // At sign-in, the caller's identity is not proved yet.
      const actor: Actor = { ...ctx.actor, staff: refusedAs === 'UNAUTHORIZED' ? null : staff };
      await recordAlone(db, actor, { action, objectId: staff.id, detail: { account: staff.email } }, now);
    },
    wrong: () => codeNeeded(refusedAs, 'That code is wrong, or it was already used.'),
  });
  return result;
}

/** The refusal of a missing or wrong code. */
export function codeNeeded(code: TypedCode['refusedAs'], message: string): TRPCError {
  return new TRPCError({ code, message, cause: new CodeNeeded() });
}

async function findValidCode(db: Db, { staff, secret, code }: TypedCode, now: string): Promise<ValidCode | null> {
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

async function spend(trx: Trx, owner: Actor & { staff: Staff }, valid: ValidCode, now: string): Promise<boolean> {
  const { id } = owner.staff;
  if (valid.kind === 'step') return spendStep(trx, id, valid.step);
  if (!(await spendRecoveryCode(trx, id, valid.recoveryCode, now))) return false;
  await recordAction(trx, owner, { action: 'second-factor.recover', objectId: id }, now);
  return true;
}
