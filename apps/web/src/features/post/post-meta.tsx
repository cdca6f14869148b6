import type { PostSummary } from '@tideline/domain/post';
import { formatDateLong } from '@tideline/domain/publish-date';
import { formatReadingTime } from '@tideline/domain/reading-time';
import { classNames } from '../../ui/class-names.ts';
import { META_CLASSES, META_LINE_CLASSES, META_PART_CLASSES } from './meta-classes.ts';

export type PostMetaProps = {
  post: Pick<PostSummary, 'author' | 'publishDate' | 'readingTimeMinutes'>;
  /** The agency's zone: a date never depends on the reader's. */
  timeZone: string;
  className?: string;
};

/** Author, publish date and reading time on one line. */
export function PostMeta({ post, timeZone, className }: PostMetaProps) {
  const { author, publishDate, readingTimeMinutes } = post;
  return (
    <div className={classNames(META_CLASSES, className)}>
      <p className={META_LINE_CLASSES}>
        {author === '' ? null : <span className={META_PART_CLASSES}>{author}</span>}
        {publishDate ? (
          <time dateTime={publishDate} className={META_PART_CLASSES}>
            {formatDateLong(publishDate, timeZone)}
          </time>
        ) : null}
        <span className={META_PART_CLASSES}>{formatReadingTime(readingTimeMinutes)}</span>
      </p>
    </div>
  );
}
