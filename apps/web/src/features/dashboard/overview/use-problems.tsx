import type { LinkProps } from '@tanstack/react-router';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useMay } from '../../../lib/calls/use-may.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { formatDateTime } from '../../../staff/relative-date.ts';
import { useNow } from '../../../staff/use-now.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

/** Shorter outages of a mail server are no problem. */
const PATIENCE_MS = 10 * MINUTE_MS;

export type Problem = {
  id: string;
  title: string;
  /** What failed, of whom, if there can be several. */
  reasons: readonly { id: string; name?: string; text: string }[];
  /** What follows from it. */
  consequence: ReactNode;
  /** Where it can be solved. */
  link: { label: string; search: DashboardSearch; hash?: LinkProps['hash'] };
};

type DateText = (iso: string | null | undefined) => string;

/** What has stopped working, of what the role may read; the worst first. */
export function useProblems(): Problem[] {
  const timeZone = useTimeZone();
  const dateText: DateText = (iso) => (iso ? formatDateTime(iso, timeZone) : 'never');
  return [
    useBackupProblem(timeZone),
    useMailProblem(),
    useIssuesProblem(),
    useMailboxProblem(dateText),
    useCalendarProblem(dateText),
    useWebhookProblem(),
  ].filter((problem) => problem !== null);
}

function useBackupProblem(timeZone: string): Problem | null {
  const { data } = trpc.backup.status.useQuery(undefined, { enabled: useMay()('backups.read') });
  if (!data?.latest?.problem) return null;
  const { latest, lastProven } = data;
  const proven = lastProven ? `${formatDateTime(lastProven.startedAt, timeZone)}, ${lastProven.fileName}` : 'none';
  return {
    id: 'backup',
    title: 'Backups have stopped',
    reasons: [{ id: 'latest', text: latest.problem ?? '' }],
    consequence: `Last attempt: ${formatDateTime(latest.startedAt, timeZone)}. Last proven backup: ${proven}.`,
    link: { label: 'Backups in Settings', search: { tab: 'settings' } },
  };
}

/** Mail cannot be sent, or was refused permanently. */
function useMailProblem(): Problem | null {
  const now = useNow();
  const { data } = trpc.mail.status.useQuery(undefined, { enabled: useMay()('mail.read') });
  if (!data?.server) return null;
  const { counts, lastError } = data;
  const isStuck = counts.waiting > 0 && lastError !== null && now - Date.parse(lastError.at) >= PATIENCE_MS;
  if (!isStuck && counts.failed === 0) return null;
  const failed = `${quantity(counts.failed, ['mail', 'mails'])} could not be sent`;
  return {
    id: 'mail',
    title: counts.failed > 0 ? failed : 'Mail cannot be sent',
    reasons: lastError ? [{ id: 'last', text: lastError.text }] : [],
    consequence: 'Replies to enquiries may be among them.',
    link: { label: 'Mail in Settings', search: { tab: 'settings' }, hash: 'mail-heading' },
  };
}

/** Issues of the newsletter wait for a mail server. */
function useIssuesProblem(): Problem | null {
  const { data } = trpc.mail.status.useQuery(undefined, { enabled: useMay()('mail.read') });
  const enabled = data !== undefined && data.server === null;
  const scheduled = trpc.issues.list.useQuery({ state: 'scheduled', limit: 1 }, { enabled });
  const sending = trpc.issues.list.useQuery({ state: 'sending', limit: 1 }, { enabled });
  const count = (scheduled.data?.total ?? 0) + (sending.data?.total ?? 0);
  if (!enabled || count === 0) return null;
  return {
    id: 'issues',
    title: `${quantity(count, ['issue', 'issues'])} of the newsletter cannot be sent`,
    reasons: [],
    consequence: (
      <>
        No mail server is configured (<code>SMTP_URL</code>).
      </>
    ),
    link: { label: 'Issues', search: { tab: 'newsletter', view: 'issues' } },
  };
}

function useMailboxProblem(dateText: DateText): Problem | null {
  const { data } = trpc.mailbox.status.useQuery(undefined, { enabled: useMay()('mail.read') });
  const { lastError, lastReadAt } = data?.state ?? { lastError: null, lastReadAt: null };
  if (!lastError) return null;
  if (lastReadAt !== null && Date.parse(lastError.at) - Date.parse(lastReadAt) < PATIENCE_MS) return null;
  return {
    id: 'mailbox',
    title: 'The mailbox cannot be read',
    reasons: [{ id: 'last', text: lastError.text }],
    consequence: `Bounces and complaints wait there. Last read: ${dateText(lastReadAt)}.`,
    link: { label: 'Mail in Settings', search: { tab: 'settings' }, hash: 'mail-heading' },
  };
}

/** Private calendars that cannot be read, by owner. */
function useCalendarProblem(dateText: DateText): Problem | null {
  const { data = [] } = trpc.bookings.hours.useQuery(undefined, { enabled: useMay()('bookings.read') });
  const failing = data.flatMap(({ staffId, name, feed }) => (feed?.failedAt ? [{ staffId, name, feed }] : []));
  if (failing.length === 0) return null;
  return {
    id: 'calendar',
    title: 'A private calendar cannot be read',
    reasons: failing.map(({ staffId: id, name, feed }) => {
      return { id, name, text: `${feed.problem} Last read: ${dateText(feed.readAt)}.` };
    }),
    consequence: 'Appointments since then may be offered as free times.',
    link: { label: 'Calls in Settings', search: { tab: 'settings' }, hash: 'calls-heading' },
  };
}

/** Webhooks that were disabled after failing. */
function useWebhookProblem(): Problem | null {
  const { data } = trpc.webhooks.list.useQuery(undefined, { enabled: useMay()('webhooks.read') });
  const disabled = data?.filter(({ state }) => state === 'disabled') ?? [];
  if (disabled.length === 0) return null;
  const [they, them] = disabled.length === 1 ? ['It gets', 'it'] : ['They get', 'them'];
  return {
    id: 'webhook',
    title: disabled.length === 1 ? 'A webhook was disabled' : `${disabled.length} webhooks were disabled`,
    reasons: disabled.map(({ id, name, disabledReason }) => ({ id, name, text: disabledReason ?? '' })),
    consequence: `${they} no events until somebody resumes ${them}:`,
    link: { label: 'Webhooks in Settings', search: { tab: 'settings' }, hash: 'webhooks-heading' },
  };
}
