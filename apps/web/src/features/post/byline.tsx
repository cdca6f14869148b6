import { LongDate } from '../../lib/text/long-date.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { META_CLASSES, META_LINE_CLASSES, META_PART_CLASSES } from './meta-classes.ts';

export type BylineProps = {
  author: string;
  /** Timestamp or `YYYY-MM-DD`; empty for none. */
  date: string;
  readTime: string;
  timeZone: string;
  className?: string;
};

/** Author, date and reading time, where known. Parts do not wrap internally. */
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
