import { Link } from '@tanstack/react-router';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { useLatestIssue } from './use-latest-issue.ts';

/** A link to the newest sent issue, as a sample; nothing before the first one. */
export function LatestIssue() {
  const copy = useCopy('newsletter', 'form', newsletter);
  const issue = useLatestIssue();
  if (!issue) return null;
  return (
    <p className="col-span-12 -mt-4 text-muted lg:col-span-6 lg:col-start-7">
      {copy.latest}{' '}
      <Link
        to="/newsletter/issues/$slug"
        params={{ slug: issue.slug }}
        className="inline-block py-2 link wrap-anywhere"
      >
        <bdi>{issue.subject}</bdi>
      </Link>
    </p>
  );
}
