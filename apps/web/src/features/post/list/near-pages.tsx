import { Link } from '@tanstack/react-router';
import type { NearPage } from '@tideline/domain/page/found-page';

type NearPagesProps = {
  heading: string;
  /** What the loader found for an address without a page; undefined where it did not look. */
  data: unknown;
};

/** The pages that a visitor of an address without a page may have meant; nothing without any. */
export function NearPages({ heading, data }: NearPagesProps) {
  const pages = Array.isArray(data) ? (data as NearPage[]) : [];
  if (pages.length === 0) return null;
  return (
    <section aria-label={heading} className="mt-12">
      <h2 className="type-title text-title">{heading}</h2>
      <ul className="mt-3">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} dir="auto" className="inline-flex min-h-11 items-center link wrap-anywhere">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
