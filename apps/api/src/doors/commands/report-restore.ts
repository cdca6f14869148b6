import type { ChangedAccount } from '../../care/backup/restore/transfer-sign-in.repository.ts';
import type { Unpacked } from '../../care/backup/restore/unpack-backup.ts';

export type RestoreReport = Unpacked & {
  erasedAgain: number;
  /** Null if the replaced database was unreadable. */
  unsubscribedAgain: number | null;
  /** Why only some erasures are known, as a sentence; null if all are. */
  erasureProblem: string | null;
  /** Null if the replaced database was unreadable. */
  changedAccounts: readonly ChangedAccount[] | null;
};

/** The report of a restore for the operator: the state of the site and the next steps. */
export function reportRestore(report: RestoreReport): string {
  const { manifest, lostPictures, erasedAgain, erasureProblem } = report;
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const pictures = manifest.pictures.length - lostPictures.length;
  return [
    `The site is as it was at ${manifest.createdAt}: ${rows} rows, ${pictures} pictures.`,
    ...describeLostPictures(lostPictures),
    ...(erasedAgain > 0 ? [`${erasedAgain} erased since then ${wasOrWere(erasedAgain)} erased again.`] : []),
    ...describeUnsubscribes(report.unsubscribedAgain),
    ...(erasureProblem === null ? [] : [erasureProblem]),
    ...describeSignIn(report.changedAccounts),
  ].join('\n');
}

function describeLostPictures(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `${names.length} more ${wasOrWere(names.length)} damaged or missing in the backup, and left out:`,
    ...names.map((name) => `  ${name}`),
    'Copy them from another backup, or upload these pictures again.',
  ];
}

function describeUnsubscribes(count: number | null): string[] {
  if (count === 0) return [];
  if (count === null) {
    return ['Who has unsubscribed since then could not be read: they may be on the list of subscribers again.'];
  }
  return [`${count} who had unsubscribed since then ${count === 1 ? 'stays' : 'stay'} unsubscribed.`];
}

const CHANGES: Record<ChangedAccount['change'], string> = {
  removed: 'had been removed',
  password: 'had another password',
  'second factor': 'had another second factor, or none',
  passkeys: 'had other passkeys',
};

function describeSignIn(changed: readonly ChangedAccount[] | null): string[] {
  const ended =
    'All sessions, API keys and preview links have ended: everybody signs in again, and programs need new keys.';
  if (changed === null) {
    const unknown =
      'an account that was removed, or had its password changed, since then can sign in as it could then.';
    return [ended, `What the accounts were before this restore could not be read: ${unknown}`];
  }
  if (changed.length === 0) return [ended];
  return [
    ended,
    'Accounts are those of the backup. Before this restore, but no longer,',
    ...changed.map(({ email, change }) => `  ${email} ${CHANGES[change]}.`),
    'Where that was meant to last, do it again: npm run admin -- remove <email>, npm run admin -- reset <email>.',
  ];
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were';
}
