import type { Backup, BackupStatus } from '@tideline/domain/site/backup';
import { formatDateTime } from '../../../../staff/relative-date.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';

const FAILURE = 'Failed to fetch the backup status';

/** Last verified backup, and the failure of the latest one. */
export function BackupCard() {
  const status = trpc.backup.status.useQuery(undefined, { refetchOnMount: 'always', meta: { failure: FAILURE } });
  return (
    <SettingsSection
      id="backup-heading"
      title="Backups"
      badge={status.data ? <Badge tone={badgeTone(status.data.latest)}>{badgeText(status.data.latest)}</Badge> : null}
    >
      <LoadFailure message={FAILURE} query={status} />
      {status.isPending ? <Skeleton className="h-10 w-full" /> : null}
      {status.data ? <BackupFacts status={status.data} /> : null}
    </SettingsSection>
  );
}

function BackupFacts({ status: { latest, lastProven } }: { status: BackupStatus }) {
  const timeZone = useTimeZone();
  return (
    <>
      <p className="text-sm text-muted">
        {lastProven ? (
          <>
            Last proven restore: {formatDateTime(lastProven.provenAt ?? lastProven.startedAt, timeZone)},{' '}
            {describe(lastProven)}.
            {lastProven.fileName.endsWith('.tar.gz') ? '' : ' Its pictures are in the folder “pictures” beside it.'}
            {lastProven.unchangedAt
              ? ` Nothing has changed since, as of ${formatDateTime(lastProven.unchangedAt, timeZone)}.`
              : ''}
          </>
        ) : (
          <>
            No backup has been proven yet. The server makes one each night at 3:00, and each hour in which something has
            changed, restores it into a scratch place and compares every row;{' '}
            <code className="whitespace-nowrap">npm run backup</code> makes one now.
          </>
        )}
      </p>
      {latest?.problem ? <p className="text-sm text-danger">The latest one failed: {latest.problem}</p> : null}
    </>
  );
}

function describe({ fileName, rowCount, bytes }: Backup): string {
  const count = new Intl.NumberFormat('en-US');
  const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return `${count.format(rowCount)} rows compared, ${size.format(bytes / 1_000_000)} MB, ${fileName}`;
}

function badgeTone(latest: Backup | null): 'green' | 'yellow' {
  return latest?.provenAt ? 'green' : 'yellow';
}

function badgeText(latest: Backup | null): string {
  if (latest === null) return 'None yet';
  if (latest.problem !== null) return 'Failed';
  return latest.provenAt === null ? 'Running' : 'Proven';
}
