import { Link } from '@tanstack/react-router';
import { blogLabels } from '@tideline/copy/blog/blog-labels';
import { blogPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { classNames } from '../../../ui/controls/class-names.ts';

export type BlogFilterProps = {
  categories: readonly string[];
  /** Active category; undefined for all posts. */
  active: string | undefined;
  /** Current search, preserved when the category changes. */
  q: string | undefined;
};

/** The category filter. Links, so that a filtered list has an address and works without JavaScript. */
export function BlogFilter({ categories, active, q }: BlogFilterProps) {
  const copy = useCopy('blog', 'page', blogPage);
  return (
    <nav aria-label={blogLabels.filter} className="min-w-0 lg:flex-1">
      {/* On small screens, one full-width row that scrolls; the padding leaves room for the focus ring. */}
      <ul className="flex gap-2 max-lg:-mx-[max(1.125rem,4.2vw)] max-lg:overflow-x-auto max-lg:scroll-px-[max(1.125rem,4.2vw)] max-lg:px-[max(1.125rem,4.2vw)] max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:flex-wrap">
        {[undefined, ...categories].map((category) => (
          <li
            key={category ?? ''}
            className={classNames(
              'max-w-[min(100%,20rem)] flex-none',
              category && category === active && '[scroll-initial-target:nearest]',
            )}
          >
            <Link
              to="/blog"
              search={{ category, q }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={category === active ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 max-w-full items-center rounded-full border px-4 font-[520] no-underline transition-colors',
                category === active
                  ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                  : 'border-line-strong text-ink hover:border-ink hover:bg-tint',
              )}
            >
              <bdi className="truncate">{category ?? copy.allPosts}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
