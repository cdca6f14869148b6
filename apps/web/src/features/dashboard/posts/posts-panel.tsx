import { keepPreviousData } from '@tanstack/react-query';
import { POST_STATUSES } from '@tideline/domain/post/post';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';
import { trpc } from '../../../lib/calls/trpc.ts';
import { BulkActions } from '../lists/bulk-actions.tsx';
import type { PanelProps } from '../dashboard.tsx';
import { isFiltered, postSortOf, postStatusOf } from '../dashboard-search.ts';
import { ListFilters, toOptions } from '../lists/list-filters.tsx';
import type { ListFilter } from '../lists/list-filters.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { PostsTable } from './posts-table.tsx';
import { tableSort } from '../lists/sort-button.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { TrashPanel } from './trash-panel.tsx';

const FAILURE = 'Failed to fetch posts';
const PAGE_SIZE = 50;
const SORT_OPTIONS = [
  { value: 'date', label: 'Oldest first' },
  { value: 'title', label: 'Title A to Z' },
  { value: '-title', label: 'Title Z to A' },
  { value: '-views', label: 'Most viewed first' },
  { value: 'views', label: 'Least viewed first' },
  { value: '-updated', label: 'Last updated first' },
  { value: 'updated', label: 'First updated first' },
];

/** All posts, or the trash. */
export function PostsPanel(props: PanelProps) {
  return props.search.view === 'trash' ? <TrashPanel search={props.search} /> : <AllPosts {...props} />;
}

function AllPosts({ search, onSearch, onDeletePost }: PanelProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const status = postStatusOf(search);
  const sort = postSortOf(search);
  const list = trpc.posts.listSummaries.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, q: search.q, status, category: search.category, sort },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', meta: { failure: FAILURE } },
  );
  const categories = trpc.posts.categories.useQuery(undefined, { refetchOnMount: 'always' });
  const featured = trpc.posts.featured.useQuery(undefined, { refetchOnMount: 'always' });
  const posts = list.data?.items ?? [];
  const filters: ListFilter[] = [
    { name: 'status', label: 'Filter by status', all: 'All statuses', options: toOptions(POST_STATUSES) },
    {
      name: 'category',
      label: 'Filter by category',
      all: 'All categories',
      options: toOptions(categories.data ?? []),
      failure: categories.isLoadingError ? 'Failed to fetch categories' : null,
    },
    { name: 'sort', label: 'Sort', all: 'Newest first', options: SORT_OPTIONS, isForCards: true },
  ];
  return (
    <>
      <ListFilters search={search} onSearch={onSearch} searchLabel="Search posts" filters={filters}>
        <ButtonLink to="/admin" search={{ tab: 'posts', view: 'trash' }} size="sm" variant="quiet" preload={false}>
          <Trash2 aria-hidden="true" className="icon" />
          Trash
        </ButtonLink>
        <ButtonLink to="/admin/blog" search={{ new: '1' }} size="sm" preload={false}>
          <Plus aria-hidden="true" className="icon" />
          New Post
        </ButtonLink>
      </ListFilters>
      <LoadFailure message={FAILURE} query={list} />
      {list.isPending ? <TableSkeleton /> : null}
      {list.data && posts.length === 0 ? (
        <EmptyState
          title="No blog posts found"
          text={
            isFiltered(search)
              ? 'Try other words, another status or category.'
              : 'Write the first one: New Post is at the top right.'
          }
        />
      ) : null}
      {posts.length > 0 ? (
        <ListRows isStale={list.isPlaceholderData}>
          <PostsTable
            posts={posts}
            featuredId={featured.data ?? null}
            highlightedId={search.row}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
            onDelete={onDeletePost}
            sort={tableSort(sort, onSearch)}
          />
          {list.data ? <ListFooter search={search} page={list.data} noun="posts" /> : null}
        </ListRows>
      ) : null}
      {/* After the list, so that it sticks to the bottom of the window; outside it, because Undo must survive an empty list. */}
      <BulkActions
        selected={posts.filter((post) => selectedIds.has(post.id))}
        onDone={() => setSelectedIds(new Set())}
      />
    </>
  );
}
