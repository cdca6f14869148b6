import { Link } from '@tanstack/react-router';
import { blogLabels } from '../../../content/blog-labels.ts';
import { blogPage } from '../../../content/blog-page.ts';
import { classNames } from '../../../ui/controls/class-names.ts';

export type BlogFilterProps = {
  categories: readonly string[];
  /** Active category; undefined for all posts. */
  active: string | undefined;
  /** Current search, preserved when the category changes. */
  q: string | undefined;
};

/** The category filter: links, so that a filtered list has an address and works without JavaScript. */
export function BlogFilter({ categories, active, q }: BlogFilterProps) {
  return (
    <nav aria-label={blogLabels.filter}>
      <ul className="flex flex-wrap gap-2 wrap-anywhere">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <Link
              to="/blog"
              search={{ category, q }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={category === active ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-[520] no-underline transition-colors',
                category === active
                  ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                  : 'border-line-strong text-ink hover:border-ink hover:bg-tint',
              )}
            >
              {category ?? blogPage.allPosts}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
