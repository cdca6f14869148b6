import type { ChangedAccount } from '../backup/restore/carry-sign-in.repository.ts';

const CHANGES: Record<ChangedAccount['change'], string> = {
  removed: 'had been removed',
  password: 'had another password',
  'second factor': 'had another second factor, or none',
};

/** What a restore says about signing in: what it has ended, and what is as it was. */
export function describeSignIn(changed: readonly ChangedAccount[] | null): string[] {
  const ended = 'All sessions and preview links have ended: everybody signs in again.';
  if (changed === null) {
    const unknown = 'whoever was removed, or changed a password, since then can sign in as they could then.';
    return [ended, `What the accounts were before this restore could not be read: ${unknown}`];
  }
  if (changed.length === 0) return [ended];
  return [
    ended,
    'Accounts are those of the backup. Before this restore, and not any more,',
    ...changed.map(({ email, change }) => `  ${email} ${CHANGES[change]}.`),
    'Where that was meant to last, do it again: pnpm admin remove <email>, pnpm admin reset <email>.',
  ];
}
