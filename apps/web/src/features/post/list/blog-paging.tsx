import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { pageWindow } from './page-window.ts';

export type BlogPagingProps = { page: number; pageCount: number };

const LINK_CLASSES =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-[520] no-underline hover:bg-tint aria-[current=page]:bg-ink aria-[current=page]:text-paper forced-colors:aria-[current=page]:bg-[Highlight] forced-colors:aria-[current=page]:text-[HighlightText]';

/** Links to the other pages of a list of posts; they keep the other query parameters. */
export function BlogPaging({ page, pageCount }: BlogPagingProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={blogLabels.paging} className="mt-16 border-t border-ink pt-4">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 ? (
          <li>
            <PlainLink to="." search={searchFor(page - 1)} rel="prev" className={LINK_CLASSES}>
              <ArrowLeft aria-hidden="true" className="icon" />
              {blogLabels.newer}
            </PlainLink>
          </li>
        ) : null}
        {pageWindow(page, pageCount).map((target, index) =>
          target === null ? (
            <li key={index === 1 ? 'newer' : 'older'} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={target}>
              <Link
                to="."
                search={searchFor(target)}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={target === page ? 'page' : undefined}
                aria-label={blogLabels.pageNumber.replace('{count}', String(target))}
                className={LINK_CLASSES}
              >
                {target}
              </Link>
            </li>
          ),
        )}
        {page < pageCount ? (
          <li>
            <PlainLink to="." search={searchFor(page + 1)} rel="next" className={LINK_CLASSES}>
              {blogLabels.older}
              <ArrowRight aria-hidden="true" className="icon" />
            </PlainLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function searchFor(target: number) {
  return (current: object) => ({ ...current, page: target > 1 ? target : undefined });
}
