import {
  ISSUE_FIGURES,
  type IssueFigure,
  type IssueResults as Results,
} from '@tideline/domain/newsletter/issue-results';
import { useId } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { CountTable } from './count-table.tsx';
import { FigureCard } from './figure-card.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

export type IssueResultsProps = {
  issueId: string;
  /** Whether the issue is still being sent; the figures are then refetched repeatedly. */
  isGrowing?: boolean;
};

const WATCH_MS = 10_000;

/** The results of an issue. Each figure states what it counts and what it cannot know. */
export function IssueResults({ issueId, isGrowing = false }: IssueResultsProps) {
  const titleId = useId();
  const results = trpc.issues.results.byId.useQuery(
    { id: issueId },
    { refetchInterval: isGrowing && WATCH_MS, meta: { failure: 'Failed to fetch the results' } },
  );
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-6">
      <div>
        <h2 id={titleId} className="type-title text-title-s">
          Results
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          Emails contain no tracking pixel, and their links lead straight to the page. Open a figure to see what it
          counts and what it cannot know.
        </p>
      </div>
      <QueryPanel
        query={results}
        skeleton={
          <>
            <output className="sr-only">Loading</output>
            <Skeleton className="h-48 w-full" />
          </>
        }
      >
        {(data) => <Shown results={data} />}
      </QueryPanel>
    </section>
  );
}

function Shown({ results }: { results: Results }) {
  const { refusals, bounces, pages } = results;
  return (
    <>
      <ul className="grid items-start gap-px border border-line bg-line sm:grid-cols-3">
        {ISSUE_FIGURES.map((figure) => (
          <li key={figure} className="h-full bg-surface">
            <FigureCard figure={figure} value={results[figure]} note={noteOn(figure, results)} />
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <CountTable
          caption="Pages they opened"
          heads={['Page', 'Visits']}
          empty="No visit has been counted."
          rows={pages.map(({ path, visits }) => ({ text: path, count: visits }))}
        />
        {refusals.length === 0 ? null : (
          <CountTable
            caption="Why messages were refused"
            heads={['Answer of the server', 'Messages']}
            rows={refusals.map(({ reason, count }) => ({ text: reason, count }))}
          />
        )}
        {bounces.length === 0 ? null : (
          <CountTable
            caption="Why messages bounced"
            heads={['Reason in the report', 'Messages']}
            rows={bounces.map(({ reason, count }) => ({ text: reason, count }))}
          />
        )}
      </div>
    </>
  );
}

/** A share, or what is still open. */
function noteOn(figure: IssueFigure, { recipients, accepted, waiting, stopped, ...others }: Results): string {
  switch (figure) {
    case 'recipients':
      return [
        waiting > 0 && `${waiting.toLocaleString('en-US')} waiting`,
        stopped > 0 && `${stopped.toLocaleString('en-US')} stopped`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'accepted':
      return shareOf(accepted, recipients, 'recipients');
    case 'refused':
      return shareOf(others.refused, recipients, 'recipients');
    case 'bounced':
    case 'complained':
    case 'unsubscribed':
      return shareOf(others[figure], accepted, 'accepted');
    default:
      return '';
  }
}

function shareOf(part: number, whole: number, name: string): string {
  if (whole === 0) return '';
  const share = (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
  return `${share} of ${name}`;
}
