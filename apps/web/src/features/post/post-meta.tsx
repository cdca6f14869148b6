import type { PostSummary } from '@tideline/domain/post/post';
import { formatReadingTime } from '@tideline/domain/post/reading-time';
import { Byline } from './byline.tsx';

export type PostMetaProps = {
  post: Pick<PostSummary, 'author' | 'publishDate' | 'readingTimeMinutes'>;
  /** Slug of the author’s page; empty for no link. */
  authorSlug: string;
  /** The agency's time zone; dates do not depend on the reader's. */
  timeZone: string;
  className?: string;
};

/** Author, publish date and reading time of a post. */
export function PostMeta({ post: { author, publishDate, readingTimeMinutes }, ...rest }: PostMetaProps) {
  return <Byline author={author} date={publishDate ?? ''} readTime={formatReadingTime(readingTimeMinutes)} {...rest} />;
}
