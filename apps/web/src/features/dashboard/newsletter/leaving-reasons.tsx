import { LEAVING_REASONS, type LeavingReport } from '@tideline/domain/newsletter/preferences';
import { useId } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';

/** Why readers left in the last year, without their names. */
export function LeavingReasons() {
  const id = useId();
  const report = trpc.preferences.reasons.useQuery(undefined, { meta: { failure: 'Failed to fetch the reasons' } });
  return (
    <section aria-labelledby={id} className="mt-10 grid max-w-4xl gap-3">
      <h2 id={id} className="type-title scroll-mt-20 text-title-s">
        Why readers left
      </h2>
      <p className="text-sm text-muted">
        What readers chose when they unsubscribed, in the last year. It is stored without the reader; a reason is
        optional.
      </p>
      <QueryPanel query={report} skeleton={<Skeleton className="h-24 w-full" />}>
        {(data) => <Report report={data} />}
      </QueryPanel>
    </section>
  );
}

function Report({ report: { counts, comments } }: { report: LeavingReport }) {
  const given = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  if (given.length === 0) return <p className="border-y border-line py-4 text-muted">No reader has given a reason.</p>;
  return (
    <>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line-strong text-left text-muted">
            {['Reason', 'Readers', 'Latest'].map((head) => (
              <th key={head} scope="col" className="py-2 font-[560] not-first:text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {given.map(({ reason, count, lastAt }) => (
            <tr key={reason} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {LEAVING_REASONS[reason]}
              </th>
              <td className="w-24 py-2 text-right tabular-nums lining-nums">{count.toLocaleString('en-US')}</td>
              <td className="w-32 py-2 text-right text-muted">{lastAt === null ? null : <DateText iso={lastAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comments.length === 0 ? null : (
        <>
          <h3 className="pt-2 font-[640]">In their words</h3>
          <ul className="border-t border-line text-sm">
            {comments.map(({ id, reason, comment, leftAt }) => (
              <li key={id} className="grid gap-1 border-b border-line py-3">
                <UserText text={comment} />
                <span className="text-muted">
                  {LEAVING_REASONS[reason]}, <DateText iso={leftAt} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
