import type { Problem, ProblemKind } from '@tideline/domain/site/problem';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { formatDateTime } from '../../../staff/time/relative-date.ts';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '../../../staff/settings-sections.ts';

/** The page of the settings where each is mended. */
const PLACES: Record<ProblemKind, SettingsSectionId> = {
  backup: 'backup',
  mail: 'mail',
  issues: 'mail',
  mailbox: 'mail',
  calendar: 'calls',
  webhook: 'webhooks',
};

/** What does not work until somebody mends it; renders nothing while everything works. */
export function Problems() {
  const { data = [] } = trpc.problems.list.useQuery();
  return data.map((problem) => <ProblemNotice key={problem.kind} problem={problem} />);
}

function ProblemNotice({ problem }: { problem: Problem }) {
  const { kind, title, reasons, effect, lastWorkedAt } = problem;
  const timeZone = useTimeZone();
  const section = PLACES[kind];
  return (
    <section
      aria-labelledby={`problem-${kind}`}
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 wrap-anywhere"
    >
      <h2 id={`problem-${kind}`} className="font-[640] text-danger">
        {title}
      </h2>
      {reasons.map((reason) => (
        <p key={reason} dir="auto" className="text-sm">
          {reason}
        </p>
      ))}
      <p className="text-sm text-muted">
        {effect} {lastWorkedAt === undefined ? null : lastWorked(lastWorkedAt, timeZone)}{' '}
        <Link to="/admin" search={{ tab: 'settings', section }} preload={false} className="underline">
          {SETTINGS_SECTIONS[section].title} in Settings
        </Link>
      </p>
    </section>
  );
}

function lastWorked(at: string | null, timeZone: string): string {
  return at === null ? 'It has not worked yet.' : `Last worked: ${formatDateTime(at, timeZone)}.`;
}
