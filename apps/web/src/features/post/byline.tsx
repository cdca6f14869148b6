import { LongDate } from '../../lib/text/long-date.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { META_CLASSES, META_LINE_CLASSES, META_PART_CLASSES } from './meta-classes.ts';

export type BylineProps = {
  author: string;
  /** An instant, or a day as `YYYY-MM-DD`; empty when there is none. */
  date: string;
  readTime: string;
  timeZone: string;
  className?: string;
};

/** Author, date and reading time on one line, as far as they are known. No part of it is broken over two lines. */
export function Byline({ author, date, readTime, timeZone, className }: BylineProps) {
  return (
    <div className={classNames(META_CLASSES, className)}>
      <p className={META_LINE_CLASSES}>
        {author === '' ? null : <span className={META_PART_CLASSES}>{author}</span>}
        {date === '' ? null : <LongDate date={date} timeZone={timeZone} className={META_PART_CLASSES} />}
        <span className={META_PART_CLASSES}>{readTime}</span>
      </p>
    </div>
  );
}
