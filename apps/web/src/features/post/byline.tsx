import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LongDate } from '../../lib/text/long-date.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { META_CLASSES, META_LINE_CLASSES, META_PART_CLASSES } from './meta-classes.ts';

export type BylineProps = {
  author: string;
  /** Slug of the author’s page; empty for no link. */
  authorSlug?: string;
  /** Timestamp or `YYYY-MM-DD`; empty for none. */
  date: string;
  /** After the date. */
  updated?: ReactNode;
  readTime: string;
  timeZone: string;
  className?: string;
};

/** Author, date and reading time, where known. Only a part that is wider than its line wraps internally. */
export function Byline({ author, authorSlug = '', date, updated, readTime, timeZone, className }: BylineProps) {
  return (
    <div className={classNames(META_CLASSES, className)}>
      <p className={META_LINE_CLASSES}>
        {author === '' ? null : (
          <span dir="auto" className={META_PART_CLASSES}>
            {authorSlug === '' ? (
              author
            ) : (
              // Stacked above the link that covers a card.
              <Link
                to="/blog/$kind/$slug"
                params={{ kind: 'author', slug: authorSlug }}
                className="relative z-1 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current"
              >
                {author}
              </Link>
            )}
          </span>
        )}
        {date === '' ? null : <LongDate date={date} timeZone={timeZone} className={META_PART_CLASSES} />}
        {updated ? <span className={META_PART_CLASSES}>{updated}</span> : null}
        <span className={META_PART_CLASSES}>{readTime}</span>
      </p>
    </div>
  );
}
