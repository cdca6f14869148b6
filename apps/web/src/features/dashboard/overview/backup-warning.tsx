import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { formatDateTime } from '../../../staff/relative-date.ts';

/** Warns that the latest backup failed, and why; otherwise renders nothing. */
export function BackupWarning() {
  const timeZone = useTimeZone();
  const { data } = trpc.backup.status.useQuery();
  if (!data?.latest?.problem) return null;
  const { latest, lastProven } = data;
  return (
    <section
      aria-labelledby="backup-warning"
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 [overflow-wrap:anywhere]"
    >
      <h2 id="backup-warning" className="font-[640] text-danger">
        Backups have stopped
      </h2>
      <p className="text-sm">{latest.problem}</p>
      <p className="text-sm text-muted">
        Last attempt: {formatDateTime(latest.startedAt, timeZone)}. Last proven backup:{' '}
        {lastProven ? `${formatDateTime(lastProven.startedAt, timeZone)}, ${lastProven.fileName}` : 'none'}.{' '}
        <Link to="/admin" search={{ tab: 'settings' }} preload={false} className="underline">
          Backups in Settings
        </Link>
      </p>
    </section>
  );
}
