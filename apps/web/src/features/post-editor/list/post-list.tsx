import type { PostSummary } from '@tideline/domain/post/post';
import { Plus } from 'lucide-react';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { LoadMore } from '../../../staff/load-more.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { PostCard } from './post-card.tsx';
import { undatedFirst } from '../publishing/undated-first.ts';
import { UnsavedNotice } from '../drafts/unsaved-notice.tsx';

const FAILURE = 'Failed to fetch posts';
const PAGE_SIZE = 100;

/** All posts as cards: undated ones first, then newest first. */
export function PostList({ onDeletePost }: { onDeletePost: (post: PostSummary) => void }) {
  const timeZone = useTimeZone();
  const list = trpc.posts.listSummaries.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const posts = undatedFirst(list.data?.pages.flatMap((page) => page.items) ?? []);
  return (
    <>
      <div className="flex items-center justify-between gap-4 pt-6 pb-5">
        <h1 className="type-title text-title">Blog CMS</h1>
        <ButtonLink to="/admin/blog" search={{ new: '1' }} size="sm" preload={false}>
          <Plus aria-hidden="true" className="icon" />
          New Post
        </ButtonLink>
      </div>
      <UnsavedNotice timeZone={timeZone} />
      <div className="mb-4 empty:hidden">
        <LoadFailure message={FAILURE} query={list} />
      </div>
      {list.isPending ? <ListSkeleton /> : null}
      {list.data && posts.length === 0 ? (
        <EmptyState title="No blog posts found" text="New Post opens an empty page." />
      ) : null}
      <ul className="grid gap-4 pb-6 md:grid-cols-2 xl:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="grid">
            <PostCard post={post} timeZone={timeZone} onDelete={() => onDeletePost(post)} />
          </li>
        ))}
      </ul>
      <div className="mb-12 empty:hidden">
        <LoadMore list={list} />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <output className="sr-only">Loading</output>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <Skeleton key={card} className="h-44" />
      ))}
    </div>
  );
}
