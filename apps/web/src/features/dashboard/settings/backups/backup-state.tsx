import type { ListedBackup } from '@tideline/domain/site/backup';
import { DateText } from '../../../../staff/time/date-text.tsx';

/** Whether backups work, in a sentence. */
export function BackupState({ backups }: { backups: readonly ListedBackup[] }) {
  if (backups.length === 0) return 'No backup has been made yet.';
  const hasFailed = backups[0]?.problem != null;
  const proven = backups.find(({ provenAt }) => provenAt !== null);
  if (!proven) return hasFailed ? 'The last backup failed, and none is proven.' : 'The first backup is being made.';
  return (
    <>
      {hasFailed ? 'The last backup failed; the last proven one' : 'The last proven backup'} was made{' '}
      <DateText iso={proven.startedAt} />.
    </>
  );
}
