import { SESSION_LIFETIME, type StaffSession } from '@tideline/domain/staff/staff';
import { LogOut } from 'lucide-react';
import { DateText } from '../../staff/time/date-text.tsx';
import { trpc } from '../../lib/calls/trpc.ts';
import { Badge } from '../../ui/sections/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/sections/skeleton.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { QueryPanel } from '../../staff/kit/lists/query-panel.tsx';

/** Sessions of the account, with sign-out for all but the current one. */
export function SessionList() {
  const toast = useToast();
  const utils = trpc.useUtils();
  const sessions = trpc.auth.sessions.useQuery(undefined, { meta: { failure: 'Failed to fetch sessions' } });
  const endOthers = trpc.auth.endOtherSessions.useMutation({
    meta: { failure: 'Failed to sign out elsewhere' },
    onSuccess: async ({ endedSessions }) => {
      toast({ title: 'Signed out everywhere else', text: howMany(endedSessions) });
      await utils.auth.sessions.invalidate();
    },
  });
  const hasOthers = sessions.data?.some((session) => !session.isCurrent) ?? false;
  return (
    <section aria-labelledby="sessions-heading" className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sessions-heading" className="type-title text-title-s">
          Where you are signed in
        </h2>
        {hasOthers ? (
          <Button size="sm" variant="danger" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {endOthers.isPending ? 'Signing out...' : 'Sign out everywhere else'}
          </Button>
        ) : null}
      </div>
      <QueryPanel
        query={sessions}
        skeleton={
          <>
            <output className="sr-only">Loading</output>
            <Skeleton className="h-36 w-full" />
          </>
        }
      >
        {(data) => (
          <ul className="grid border-t border-line">
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryPanel>
      <p className="text-sm text-muted">
        A session ends automatically after {SESSION_LIFETIME.idleHours} hours without use, and after{' '}
        {SESSION_LIFETIME.maxDays} days in any case. Only a part of the address is stored.
      </p>
    </section>
  );
}

function SessionRow({ session }: { session: StaffSession }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const end = trpc.auth.endSession.useMutation({
    meta: { failure: 'Failed to sign out' },
    onSuccess: () => toast({ title: 'Signed out', text: session.device }),
    onSettled: () => utils.auth.sessions.invalidate(),
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[560]">
          {session.device}
          {session.isCurrent ? <Badge tone="green">This one</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            Used <DateText iso={session.lastUsedAt} />
          </span>
          <span>
            Signed in <DateText iso={session.startedAt} />
          </span>
          {session.network ? <span className="break-all">From {session.network}</span> : null}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="sm"
          variant="secondary"
          className="flex-none whitespace-nowrap"
          aria-label={`Sign out ${session.device}`}
          disabled={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
        >
          <LogOut aria-hidden="true" className="icon" />
          Sign out
        </Button>
      )}
    </li>
  );
}

function howMany(count: number): string {
  return count === 1 ? '1 session has ended.' : `${count} sessions have ended.`;
}
