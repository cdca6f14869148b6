import { generateRegistrationOptions } from '@simplewebauthn/server';
import { TRPCError } from '@trpc/server';
import { type Passkey, PASSKEY_LIMITS } from '@tideline/domain/staff/passkey';
import type { NewPasskey } from '@tideline/domain/staff/passkey.schema';
import type { Staff } from '@tideline/domain/staff/staff';
import { newId } from '../../../core/host/new-id.ts';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { isUniqueViolation } from '../../../core/store/unique-violation.ts';
import { queueAccountNotice } from '../account/queue-account-notice.ts';
import { lockStaff } from '../account/accounts.repository.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import { actWithCode, codeNeeded } from '../second-factor/act-with-code.ts';
import { findSecret } from '../second-factor/second-factor.repository.ts';
import { CHALLENGE_MS, insertChallenge } from './challenges.repository.ts';
import { checkRegistration } from './check-answer.ts';
import { countPasskeys, insertPasskey, listCredentials } from './passkeys.repository.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

type StaffContext = Context & { staff: Staff; tokenHash: string };

/**
 * What the browser needs to make a passkey. A passkey replaces password and code, so adding one takes both.
 * @throws TRPCError BAD_REQUEST for a wrong password or code, CONFLICT, TOO_MANY_REQUESTS
 */
export async function beginPasskey(ctx: StaffContext, { password, code = '' }: { password: string; code?: string }) {
  const { db, staff } = ctx;
  const { rpID } = relyingParty(ctx);
  await confirmPassword(ctx, password);
  const secret = await findSecret(db, staff.id);
  if (secret !== null) {
    if (code === '') throw codeNeeded('BAD_REQUEST', 'Enter the code from your authenticator app.');
    await actWithCode(ctx, { staff, secret, code, refusedAs: 'BAD_REQUEST' }, async () => null);
  }
  if ((await countPasskeys(db, staff.id)) >= PASSKEY_LIMITS.perAccount) throw tooMany();
  const { siteTitle } = await findSettings(db);
  const options = await generateRegistrationOptions({
    rpName: siteTitle,
    rpID,
    userID: new TextEncoder().encode(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await listCredentials(db, staff.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, options.challenge, { purpose: 'register', staffId: staff.id }, ctx.now());
  return options;
}

/**
 * Adds the passkey that the browser has made.
 * @throws TRPCError BAD_REQUEST when it is not what was asked for, CONFLICT when it is known, or one too many
 */
export async function addPasskey(ctx: StaffContext, { name, response }: NewPasskey): Promise<Passkey> {
  const { db, staff } = ctx;
  const credential = await checkRegistration(ctx, response, staff.id);
  if (credential === null) {
    const message = 'The passkey was not added: it took too long, or it was made for a different address. Start over.';
    throw new TRPCError({ code: 'BAD_REQUEST', message });
  }
  const passkey = { id: newId(), name, createdAt: ctx.now(), lastUsedAt: null, suspectedAt: null };
  try {
    await db.transaction().execute(async (trx) => {
      await lockStaff(trx, staff.id); // parallel calls would exceed the limit
      if ((await countPasskeys(trx, staff.id)) >= PASSKEY_LIMITS.perAccount) throw tooMany();
      await insertPasskey(trx, passkey, staff.id, credential);
      const act = { action: 'passkey.add', objectId: passkey.id, detail: { name } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      await queueAccountNotice(trx, ctx, 'passkey-added');
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new TRPCError({ code: 'CONFLICT', message: 'This passkey was already added.', cause: error });
  }
  ctx.mail.wake();
  return passkey;
}

function tooMany(): TRPCError {
  const message = `You have ${PASSKEY_LIMITS.perAccount} passkeys. Remove one before you add another.`;
  return new TRPCError({ code: 'CONFLICT', message });
}
