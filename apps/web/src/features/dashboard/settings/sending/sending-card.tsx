import type { SendingLimits } from '@tideline/domain/newsletter/sending';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { MailsPerHourForm } from './mails-per-hour-form.tsx';
import { SendingLimitsForm } from './sending-limits-form.tsx';

/** All limits of mail: of issues of the newsletter, and of mails that visitors cause. */
export function SendingCard() {
  const limits = trpc.issues.sending.limits.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the limits of the newsletter' },
  });
  const settings = trpc.settings.read.useQuery(undefined, { meta: { failure: 'Failed to fetch settings' } });
  return (
    <SettingsSection section="sending" state={limits.data ? stateOf(limits.data) : null}>
      <QueryPanel query={limits} isFresh skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => (
          <>
            <p className="text-sm text-muted">
              Most mail providers limit the messages per hour or day and refuse the rest. With their numbers here, an
              issue takes longer, and no message is refused for that reason.
            </p>
            <SendingLimitsForm limits={data} />
          </>
        )}
      </QueryPanel>
      <QueryPanel query={settings} isFresh skeleton={<Skeleton className="h-24 w-full" />}>
        {(data) => <MailsPerHourForm settings={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function stateOf({ perHour, perDay }: SendingLimits): string {
  const limits = [
    ...(perHour > 0 ? [`${perHour.toLocaleString('en-US')} an hour`] : []),
    ...(perDay > 0 ? [`${perDay.toLocaleString('en-US')} a day`] : []),
  ];
  if (limits.length === 0) return 'Issues go out as fast as the mail server accepts them.';
  return `Messages of issues are limited to ${limits.join(' and ')}.`;
}
