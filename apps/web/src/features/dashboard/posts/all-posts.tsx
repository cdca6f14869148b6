import { keepPreviousData } from '@tanstack/react-query';
import { POST_SORTS, POST_STATUSES, type PostSort } from '@tideline/domain/post/post';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { BulkActions } from '../lists/bulk-actions.tsx';
import { isFiltered } from '../lists/is-filtered.ts';
import { ListFilters, NO_FILTERS, toOptions } from '../lists/list-filters.tsx';
import type { ListFilter } from '../lists/list-filters.tsx';
import { OtherPlace } from './other-place.tsx';
import { PostsFooter } from './posts-footer.tsx';
import { PostsLink, type PostsPlace } from './posts-link.tsx';
import { PostsTable } from './posts-table.tsx';
import { toggled } from '../lists/select-column.tsx';
import { tableSort } from '../lists/sort-button.tsx';
import { ViewLinks } from './view-links.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';
import { ListPanel } from '../lists/list-panel.tsx';
import type { PostsPanelProps } from './posts-panel.tsx';
import { NewPostLink } from './new-post-link.tsx';

const PAGE_SIZE = 50;
const SORTS: Record<PostSort, string> = {
  '-date': 'Newest first',
  date: 'Oldest first',
  title: 'Title A to Z',
  '-title': 'Title Z to A',
  '-views': 'Most viewed first',
  views: 'Least viewed first',
  '-updated': 'Last updated first',
  updated: 'First updated first',
};
/** The CMS starts with the last edited posts; sorted by date, undated drafts would come last. */
const DEFAULT_SORTS: Record<PostsPlace, PostSort> = { tab: '-date', cms: '-updated' };

/** The posts that are not in the trash, as a table. */
export function AllPosts({ place, search, onSearch, onDeletePost }: PostsPanelProps) {
  const mayPublish = useMay()('posts.publish');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { status, category, series: inSeries, sort = DEFAULT_SORTS[place] } = search;
  const list = trpc.posts.listSummaries.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, q: search.q, status, category, series: inSeries, sort },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch posts' } },
  );
  const categories = trpc.posts.categories.useQuery();
  const series = trpc.posts.series.useQuery();
  const featured = trpc.posts.featured.useQuery();
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
    ...seriesFilter(series.data ?? [], inSeries),
    {
      name: 'sort',
      label: 'Sort',
      all: SORTS[DEFAULT_SORTS[place]],
      options: POST_SORTS.filter((value) => value !== DEFAULT_SORTS[place]).map((value) => ({
        value,
        label: SORTS[value],
      })),
      isForCards: true,
    },
  ];
  return (
    <>
      <ListFilters
        search={search}
        onSearch={onSearch}
        searchLabel="Search posts"
        filters={filters}
        keys={{ onSelect: mayPublish ? (id) => setSelectedIds(toggled(selectedIds, id)) : undefined }}
        add={<NewPostLink />}
        below={<OtherPlace place={place} />}
      >
        <ViewLinks place={place} current={undefined} />
        <PostsLink place={place} search={{ view: 'trash' }} variant="quiet">
          <Trash2 aria-hidden="true" className="icon" />
          Trash
        </PostsLink>
      </ListFilters>
      <ListPanel
        query={list}
        empty={{
          title: 'No blog posts found',
          text: 'Nobody has written a post yet.',
          action: <NewPostLink />,
        }}
        noMatch={isFiltered(search) && { clear: 'Show all posts', onClear: () => onSearch(NO_FILTERS) }}
      >
        {(data) => (
          <>
            <PostsTable
              posts={posts}
              featuredId={featured.data?.id ?? null}
              highlightedId={search.row}
              selection={mayPublish ? { ids: selectedIds, onSelect: setSelectedIds } : null}
              onDelete={onDeletePost}
              sort={tableSort(sort, onSearch)}
            />
            <PostsFooter place={place} search={search} page={data} />
          </>
        )}
      </ListPanel>
      {/* After the list, so that it sticks to the bottom of the window; outside it, because Undo must survive an empty list. */}
      <May use="posts.publish">
        <BulkActions
          selected={posts.filter((post) => selectedIds.has(post.id))}
          onDone={() => setSelectedIds(new Set())}
        />
      </May>
    </>
  );
}

/** Only a site with series has the filter; one in the URL can be removed. */
function seriesFilter(names: readonly string[], current: string | undefined): ListFilter[] {
  const all = current === undefined || names.includes(current) ? names : [...names, current];
  if (all.length === 0) return [];
  return [{ name: 'series', label: 'Filter by series', all: 'All series', options: toOptions(all) }];
}
