import type { FoundPage } from '@tideline/domain/page/found-page';
import { Link } from '@tanstack/react-router';

export type FoundPagesProps = { heading: string; pages: readonly FoundPage[] };

/** The pages of the site that a search finds, below the articles. */
export function FoundPages({ heading, pages }: FoundPagesProps) {
  return (
    <section id="pages" aria-label={heading} className="mt-16 scroll-mt-24 border-t border-ink pt-8 lg:mt-20">
      <h2 className="type-title text-title">{heading}</h2>
      <ul className="mt-6 card-grid gap-y-8">
        {pages.map(({ path, title, description }) => (
          <li key={path} className="min-w-0">
            <h3 className="text-lg font-semibold wrap-break-word" dir="auto">
              <Link to={path} className="inline-flex min-h-11 items-center link">
                {title}
              </Link>
            </h3>
            <p dir="auto" className="line-clamp-3 wrap-break-word text-muted">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
