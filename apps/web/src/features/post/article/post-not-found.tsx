import { postPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { NearPages } from '../list/near-pages.tsx';
import { BlogSearch } from '../list/blog-search.tsx';
import { PostUnavailable } from './post-unavailable.tsx';

/** Instead of a post that does not exist. `data`: pages with similar addresses. */
export function PostNotFound({ data }: { data?: unknown }) {
  const { notFound } = useCopy('blog', 'post', postPage);
  return (
    <PostUnavailable message={notFound}>
      <NearPages heading={notFound.near} data={data} />
      <div className="mt-10 max-w-sm">
        <BlogSearch q={undefined} category={undefined} />
      </div>
    </PostUnavailable>
  );
}
