import type { IssueLink } from '@tideline/domain/newsletter/issue-archive';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { newsletterArchive } from '@tideline/copy/newsletter/newsletter-archive';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { PlainLink } from '../../ui/controls/plain-link.tsx';

export type IssueNeighborsProps = { newer: IssueLink | null; older: IssueLink | null };

/** Links to the issues before and after; nothing for the only issue. */
export function IssueNeighbors({ newer, older }: IssueNeighborsProps) {
  const copy = useCopy('newsletter', 'archive', newsletterArchive);
  if (!newer && !older) return null;
  return (
    <nav aria-label={copy.neighbors} className="no-print mt-12 grid gap-x-8 border-t border-line pt-2 sm:grid-cols-2">
      {older ? (
        <Neighbor issue={older} rel="prev">
          <ArrowLeft aria-hidden="true" className="icon" />
          {copy.older}
        </Neighbor>
      ) : null}
      {newer ? (
        <Neighbor issue={newer} rel="next">
          {copy.newer}
          <ArrowRight aria-hidden="true" className="icon" />
        </Neighbor>
      ) : null}
    </nav>
  );
}

type NeighborProps = { issue: IssueLink; rel: 'prev' | 'next'; children: ReactNode };

function Neighbor({ issue, rel, children }: NeighborProps) {
  return (
    <PlainLink
      to="/newsletter/issues/$slug"
      params={{ slug: issue.slug }}
      rel={rel}
      className={`group block py-3 no-underline ${rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="type-label inline-flex items-center gap-2 font-normal text-muted">{children}</span>
      <bdi className="type-title mt-1 block text-title-s wrap-anywhere underline-offset-4 group-hover:underline">
        {issue.subject}
      </bdi>
    </PlainLink>
  );
}
