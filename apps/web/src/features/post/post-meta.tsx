import type { PostSummary } from '@tideline/domain/post/post';
import { formatReadingTime } from '@tideline/domain/post/reading-time';
import { Byline, type BylineProps } from './byline.tsx';

export type PostMetaProps = Pick<BylineProps, 'updated' | 'className'> & {
  post: Pick<PostSummary, 'author' | 'publishDate' | 'readingTimeMinutes'>;
  /** Slug of the author’s page; empty for no link. */
  authorSlug: string;
  /** The agency's time zone; dates do not depend on the reader's. */
  timeZone: string;
};

/** Author, publish date and reading time of a post. */
export function PostMeta({ post: { author, publishDate, readingTimeMinutes }, ...rest }: PostMetaProps) {
  return <Byline author={author} date={publishDate ?? ''} readTime={formatReadingTime(readingTimeMinutes)} {...rest} />;
}
