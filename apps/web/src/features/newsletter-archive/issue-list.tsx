import { Link } from '@tanstack/react-router';
import type { SentIssue } from '@tideline/domain/newsletter/issue-archive';
import { LongDate } from '../../lib/text/long-date.tsx';

export type IssueListProps = { issues: readonly SentIssue[]; timeZone: string };

/** The sent issues of a page of the archive. */
export function IssueList({ issues, timeZone }: IssueListProps) {
  return (
    <ol className="border-t border-ink">
      {issues.map(({ id, slug, subject, previewText, sentAt }) => (
        <li key={id} className="group relative grid-page gap-y-1 border-b border-line py-6">
          <LongDate
            date={sentAt}
            timeZone={timeZone}
            className="type-label col-span-12 font-normal text-muted lg:col-span-3 lg:pt-2"
          />
          <div className="col-span-12 max-w-[52rem] min-w-0 lg:col-span-9">
            <h2 dir="auto" className="type-title text-title-s wrap-anywhere">
              <Link
                to="/newsletter/issues/$slug"
                params={{ slug }}
                className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {subject}
              </Link>
            </h2>
            {previewText === '' ? null : (
              <p dir="auto" className="mt-1 text-muted wrap-anywhere">
                {previewText}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
