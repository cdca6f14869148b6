import type { PostHeading } from '@tideline/domain/post';
import { classNames } from '../../ui/class-names.ts';

export type PostContentsProps = { headings: readonly PostHeading[] };

/** The deepest heading that is listed. */
const DEEPEST_LEVEL = 3;
/** A post with fewer headings needs no table of contents. */
const LEAST_HEADINGS = 4;

/** Whether a post is long enough for a table of contents. */
export function hasContents(headings: readonly PostHeading[]): boolean {
  return listed(headings).length >= LEAST_HEADINGS;
}

/** The table of contents of a long post. */
export function PostContents({ headings }: PostContentsProps) {
  return (
    <nav aria-label="On this page">
      <p className="type-label mb-1">On this page</p>
      <ol className="text-[0.9375rem] leading-snug">
        {listed(headings).map(({ anchor, text, level }) => (
          <li key={anchor} className={classNames(level === DEEPEST_LEVEL && 'pl-4')}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center py-1.5 text-muted no-underline hover:text-ink hover:underline lg:min-h-0"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function listed(headings: readonly PostHeading[]): PostHeading[] {
  return headings.filter(({ level }) => level <= DEEPEST_LEVEL);
}
