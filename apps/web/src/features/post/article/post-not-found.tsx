import { postPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { PostUnavailable } from './post-unavailable.tsx';

/** Instead of a post that does not exist. */
export function PostNotFound() {
  return <PostUnavailable message={useCopy('blog', 'post', postPage).notFound} />;
}
