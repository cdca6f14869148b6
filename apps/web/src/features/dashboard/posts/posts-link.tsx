import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { ButtonLook } from '../../../ui/controls/button-classes.ts';
import type { PostsSearch } from '../dashboard-search.ts';

/** Where the posts are listed: the Blog Posts tab, or the Blog CMS. */
export type PostsPlace = 'tab' | 'cms';

export type PostsLinkProps = ButtonLook & {
  place: PostsPlace;
  search: PostsSearch;
  className?: string;
  children: ReactNode;
};

/** A link to another state of the same list. */
export function PostsLink({ place, search, ...rest }: PostsLinkProps) {
  const props = { size: 'sm', preload: false, resetScroll: false, ...rest } as const;
  return place === 'cms' ? (
    <ButtonLink to="/admin/blog" search={search} {...props} />
  ) : (
    <ButtonLink to="/admin" search={{ ...search, tab: 'posts' }} {...props} />
  );
}
