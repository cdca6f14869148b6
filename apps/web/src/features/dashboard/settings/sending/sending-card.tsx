import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/query-panel.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SendingLimitsForm } from './sending-limits-form.tsx';

/** The speed limits of issues of the newsletter. */
export function SendingCard() {
  const limits = trpc.issues.sending.limits.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the limits of the newsletter' },
  });
  return (
    <SettingsSection id="sending-heading">
      <p className="text-sm text-muted">
        Most mail providers limit the messages per hour or day and refuse the rest. With their numbers here, an issue
        takes longer, and no message is refused for that reason.
      </p>
      <QueryPanel query={limits} isFresh skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => <SendingLimitsForm limits={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}
