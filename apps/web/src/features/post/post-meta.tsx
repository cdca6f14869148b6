import type { PostSummary } from '@tideline/domain/post';
import { formatDateLong } from '@tideline/domain/publish-date';
import { formatReadingTime } from '@tideline/domain/reading-time';
import { classNames } from '../../ui/class-names.ts';

export type PostMetaProps = {
  post: Pick<PostSummary, 'author' | 'publishDate' | 'readingTimeMinutes'>;
  /** The agency's zone: a date never depends on the reader's. */
  timeZone: string;
  className?: string;
};

/** Each part brings the dot before it; at the start of a line it lies outside the box. */
const PART_CLASSES = "whitespace-nowrap before:inline-block before:w-5 before:text-center before:content-['·']";

/** Author, publish date and reading time on one line. */
export function PostMeta({ post, timeZone, className }: PostMetaProps) {
  const { author, publishDate, readingTimeMinutes } = post;
  return (
    <div className={classNames('overflow-hidden text-[0.9375rem] text-muted', className)}>
      <p className="-ml-5 flex flex-wrap">
        {author === '' ? null : <span className={PART_CLASSES}>{author}</span>}
        {publishDate ? (
          <time dateTime={publishDate} className={PART_CLASSES}>
            {formatDateLong(publishDate, timeZone)}
          </time>
        ) : null}
        <span className={PART_CLASSES}>{formatReadingTime(readingTimeMinutes)}</span>
      </p>
    </div>
  );
}
