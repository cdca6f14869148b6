import type { ListedBackup } from '@tideline/domain/site/backup';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { BackupState } from './backup-state.tsx';
import { BackupTable } from './backup-table.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

const WATCH_MS = 2_000;
/** A requested backup appears in the list within this time. */
const APPEARS_MS = 20_000;

/** The backups of this server, with their proof. */
export function BackupCard() {
  const utils = trpc.useUtils();
  /** Until when a requested backup is awaited, in milliseconds since the epoch. */
  const [awaitedUntil, setAwaitedUntil] = useState(0);
  const list = trpc.backup.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (isRunning(state.data?.[0]) || Date.now() < awaitedUntil ? WATCH_MS : false),
    meta: { failure: 'Failed to fetch the backups' },
  });
  const start = trpc.backup.start.useMutation({
    meta: { failure: 'Failed to start a backup' },
    onSuccess: async () => {
      setAwaitedUntil(Date.now() + APPEARS_MS);
      await utils.backup.list.invalidate();
    },
  });
  const [latest] = list.data ?? [];
  return (
    <SettingsSection
      section="backup"
      state={list.data ? <BackupState backups={list.data} /> : null}
      action={
        <Button
          variant="secondary"
          size="sm"
          disabled={start.isPending || isRunning(latest)}
          onClick={() => start.mutate()}
        >
          {isRunning(latest) ? 'Backing up...' : 'Back up now'}
        </Button>
      }
      badge={list.data ? <Badge tone={latest?.provenAt ? 'green' : 'yellow'}>{badgeText(latest)}</Badge> : null}
    >
      <p className="text-sm text-muted">
        The server makes a backup each night at 3:00, and each hour in which something has changed. Each is proven:
        restored into a temporary database and compared row by row.
      </p>
      <QueryPanel query={list} skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => <BackupTable backups={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function isRunning(backup: ListedBackup | undefined): boolean {
  return backup !== undefined && backup.provenAt === null && backup.problem === null;
}

function badgeText(latest: ListedBackup | undefined): string {
  if (latest === undefined) return 'None yet';
  if (latest.problem !== null) return 'Failed';
  return latest.provenAt === null ? 'Running' : 'Proven';
}
