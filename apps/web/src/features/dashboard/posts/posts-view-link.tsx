import type { ReactNode } from 'react';
import { ViewLink } from '../../../staff/kit/views/view-link.tsx';
import type { PostsSearch } from '../dashboard-search.ts';
import type { PostsPlace } from './posts-link.tsx';

export type PostsViewLinkProps = { place: PostsPlace; search: PostsSearch; isCurrent: boolean; children: ReactNode };

/** A view of the posts in a `ViewSwitch`. */
export function PostsViewLink({ place, search, ...rest }: PostsViewLinkProps) {
  const props = { preload: false, resetScroll: false, ...rest } as const;
  return place === 'cms' ? (
    <ViewLink to="/admin/blog" search={search} {...props} />
  ) : (
    <ViewLink to="/admin" search={{ ...search, tab: 'posts' }} {...props} />
  );
}
