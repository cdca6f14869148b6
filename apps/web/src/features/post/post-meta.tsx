import type { PostSummary } from '@tideline/domain/post';
import { formatDateLong } from '@tideline/domain/publish-date';
import { formatReadingTime } from '@tideline/domain/reading-time';
import { Fragment } from 'react';
import { classNames } from '../../ui/class-names.ts';

export type PostMetaProps = {
  post: Pick<PostSummary, 'author' | 'publishDate' | 'readingTimeMinutes'>;
  /** The agency's zone: a date never depends on the reader's. */
  timeZone: string;
  className?: string;
};

/** Author, publish date and reading time on one line. */
export function PostMeta({ post, timeZone, className }: PostMetaProps) {
  const { author, publishDate, readingTimeMinutes } = post;
  const parts = [
    author === '' ? null : <span key="author">{author}</span>,
    publishDate ? (
      <time key="date" dateTime={publishDate}>
        {formatDateLong(publishDate, timeZone)}
      </time>
    ) : null,
    <span key="time">{formatReadingTime(readingTimeMinutes)}</span>,
  ].filter((part) => part !== null);
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-2.5 text-[0.9375rem] text-muted', className)}>
      {parts.map((part, at) => (
        <Fragment key={part.key}>
          {at > 0 ? <span aria-hidden="true">·</span> : null}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
