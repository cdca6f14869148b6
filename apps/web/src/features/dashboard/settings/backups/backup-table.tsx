import type { BackupOccasion, ListedBackup } from '@tideline/domain/site/backup';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { DownloadStored } from '../../confirmation/download-stored.tsx';

const OCCASIONS: Record<BackupOccasion, string> = { nightly: 'Nightly', hourly: 'Hourly', 'by hand': 'By hand' };

/** The backups, newest first, each with its proof, download and restore command. */
export function BackupTable({ backups }: { backups: readonly ListedBackup[] }) {
  const timeZone = useTimeZone();
  if (backups.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {backups.map((backup) => (
        <li key={backup.id} className="grid gap-1 border-b border-line py-2 text-sm">
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-[560]">{formatDateTime(backup.startedAt, timeZone)}</span>
            <span className="text-muted">{OCCASIONS[backup.occasion]}</span>
            <Proof backup={backup} />
            {backup.provenAt === null ? null : <span className="text-muted">{sizeOf(backup)}</span>}
            {backup.isDownloadable ? (
              <DownloadStored
                folder="/api/backups"
                fileName={backup.fileName}
                what="backup"
                content="The file contains the whole site, with everyone’s data."
                hasPeople
              />
            ) : null}
          </div>
          {backup.problem === null ? null : <p className="wrap-anywhere text-danger">{backup.problem}</p>}
          {backup.unchangedAt === null ? null : (
            <p className="text-muted">
              Nothing has changed since, as of {formatDateTime(backup.unchangedAt, timeZone)}.
            </p>
          )}
          {backup.restoreCommand === null ? null : <RestoreCommand command={backup.restoreCommand} />}
        </li>
      ))}
    </ul>
  );
}

function Proof({ backup }: { backup: ListedBackup }) {
  if (backup.problem !== null) {
    return (
      <span className="flex items-center gap-1.5 text-danger">
        <CircleAlert aria-hidden="true" className="icon" />
        Failed
      </span>
    );
  }
  if (backup.provenAt === null) {
    return (
      <span className="flex items-center gap-1.5 text-muted">
        <LoaderCircle aria-hidden="true" className="icon" />
        Running
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5" title="Restored into a temporary database and compared row by row">
      <CircleCheck aria-hidden="true" className="icon text-accent" />
      Proven
    </span>
  );
}

function RestoreCommand({ command }: { command: string }) {
  return (
    <details>
      <summary className="link min-h-6 cursor-pointer pointer-coarse:min-h-11">Restore</summary>
      <p className="pt-1 text-muted">Stop the site, then run this in its folder on the server:</p>
      <pre className="mt-1 bg-sunk p-3 whitespace-pre-wrap select-all wrap-anywhere">{command}</pre>
    </details>
  );
}

function sizeOf({ rowCount, bytes }: ListedBackup): string {
  const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return `${rowCount.toLocaleString('en-US')} rows, ${size.format(bytes / 1_000_000)} MB`;
}
