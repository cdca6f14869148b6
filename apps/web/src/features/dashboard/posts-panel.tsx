import { POST_STATUSES } from '@tideline/domain/post';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { trpc } from '../../trpc.ts';
import { BulkActions } from './bulk-actions.tsx';
import type { PanelProps } from './dashboard.tsx';
import { postStatusOf } from './dashboard-search.ts';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PostsTable } from './posts-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { TrashPanel } from './trash-panel.tsx';

const FAILURE = 'Failed to fetch posts';
const PAGE_SIZE = 50;

/** Every post, whatever its status; or the trash. */
export function PostsPanel(props: PanelProps) {
  return props.search.view === 'trash' ? <TrashPanel /> : <AllPosts {...props} />;
}

function AllPosts({ search, onSearch, onDeletePost }: PanelProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const status = postStatusOf(search);
  const list = trpc.posts.listSummaries.useInfiniteQuery(
    { limit: PAGE_SIZE, q: search.q, status },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const posts = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = search.q !== undefined || status !== undefined;
  return (
    <>
      <ListFilters search={search} onSearch={onSearch} searchLabel="Search posts" statuses={POST_STATUSES}>
        <ButtonLink to="/admin" search={{ tab: 'posts', view: 'trash' }} size="sm" variant="quiet" preload={false}>
          <Trash2 aria-hidden="true" className="icon" />
          Trash
        </ButtonLink>
        <ButtonLink to="/admin/blog" search={{ new: '1' }} size="sm" preload={false}>
          <Plus aria-hidden="true" className="icon" />
          New Post
        </ButtonLink>
      </ListFilters>
      {list.isError ? <LoadFailure message={FAILURE} error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <TableSkeleton /> : null}
      {list.data && posts.length === 0 ? (
        <EmptyState
          title="No blog posts found"
          text={isFiltered ? 'Try another search or status.' : 'Write the first one: New Post is at the top right.'}
        />
      ) : null}
      {/* Above the list, not in it: Undo stays when the last post on show has gone. */}
      <BulkActions
        selected={posts.filter((post) => selectedIds.has(post.id))}
        onDone={() => setSelectedIds(new Set())}
      />
      {posts.length > 0 ? (
        <>
          <PostsTable
            posts={posts}
            highlightedId={search.row}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
            onDelete={onDeletePost}
          />
          <ListFooter
            shown={posts.length}
            total={list.data?.pages.at(-1)?.total ?? posts.length}
            noun="posts"
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </>
      ) : null}
    </>
  );
}
