import { type PostSummary } from '@tideline/domain/post/post';
import { type ComponentType, lazy, Suspense } from 'react';
import { type PostsSearch, type SearchChanges } from '../dashboard-search.ts';
import { type PostsPlace } from './posts-link.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import type { PostsCalendarProps } from './calendar/posts-calendar.tsx';
import { TrashPanel } from './trash-panel.tsx';
import { ViewLinks } from './view-links.tsx';
import { AllPosts } from './all-posts.tsx';
import { NewPostLink } from './new-post-link.tsx';

export type PostsPanelProps = {
  place: PostsPlace;
  search: PostsSearch;
  /** Updates search parameters in place; undefined removes one. */
  onSearch: (changes: SearchChanges) => void;
  /** Opens the dialog with Unpublish and Move to trash. */
  onDeletePost: (post: PostSummary) => void;
};

/** Loaded on demand: few open it. */
const PostsCalendar = lazy<ComponentType<PostsCalendarProps>>(async () => {
  const { PostsCalendar: Calendar } = await import('./calendar/posts-calendar.tsx');
  return { default: Calendar };
});

/** All posts as a table or a calendar, or the trash. */
export function PostsPanel(props: PostsPanelProps) {
  const { view } = props.search;
  if (view === 'trash') return <TrashPanel {...props} />;
  if (view !== 'calendar') return <AllPosts {...props} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <ViewLinks place={props.place} current="calendar" />
        <NewPostLink />
      </div>
      <Suspense fallback={<TableSkeleton />}>
        <PostsCalendar place={props.place} search={props.search} />
      </Suspense>
    </>
  );
}
