import { TRPCError } from '@trpc/server';
import { findNamesOfKeys } from '../../accounts/auth/api-keys/api-keys.repository.ts';
import { COMMAND } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { removeMember } from '../../care/team/remove-member.ts';
import { CommandError } from './command-error.ts';
import { requireAccount, requireOtherAdmin } from './staff-account.ts';

/** Precedes the address of the colleague who takes over from a removed account. */
const TO = '--to=';
const YES = '--yes';

/** The options of `remove`. */
export type Removal = { toEmail: string | undefined; isConfirmed: boolean };

/** Parses the words after the address; null for unknown or repeated ones. */
export function readRemoval(words: readonly string[]): Removal | null {
  const receivers = words.filter((word) => word.startsWith(TO));
  const confirmations = words.filter((word) => word === YES);
  const isUnderstood = receivers.length <= 1 && confirmations.length <= 1;
  if (!isUnderstood || receivers.length + confirmations.length < words.length) return null;
  return { toEmail: receivers[0]?.slice(TO.length), isConfirmed: confirmations.length === 1 };
}

/**
 * Removes an account. Programs with its API keys stop working, so an account with keys requires a confirmation, which names
 * them.
 * @returns the text to print
 * @throws CommandError with a sentence
 */
export async function removeStaff(
  { db, now }: { db: Db; now: string },
  email: string,
  { toEmail, isConfirmed }: Removal,
): Promise<string> {
  const account = await requireAccount(db, email);
  const colleague = toEmail === undefined ? null : await requireAccount(db, toEmail);
  const removal = { id: account.staff.id, toId: colleague?.staff.id ?? null };
  try {
    const keys = await db.transaction().execute(async (trx) => {
      await requireOtherAdmin(trx, removal.id, email);
      const names = (await findNamesOfKeys(trx, now)).get(removal.id) ?? [];
      if (names.length > 0 && !isConfirmed) throw keysEnd(email, names);
      await removeMember(trx, COMMAND, removal, now);
      return names;
    });
    const handedOver = colleague ? ` ${colleague.staff.email} has its posts, inquiries and calls.` : '';
    return `${email} can no longer sign in.${handedOver}${keys.length > 0 ? ` API keys that ended: ${inWords(keys)}.` : ''}`;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const hint = `To hand over: npm run admin -- remove ${email} ${TO}<email of the colleague>`;
    throw new CommandError(`${error.message}\n${hint}`, { cause: error });
  }
}

function keysEnd(email: string, names: readonly string[]): CommandError {
  return new CommandError(
    `${email} has API keys, which end with the account: ${inWords(names)}. Programs that use them stop. Nothing was changed.\nTo remove the account with its keys, add ${YES}.`,
  );
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map((name) => `“${name}”`));
}
