import { ListFooter, type ListFooterProps } from '../lists/list-footer.tsx';
import type { PostsSearch } from '../dashboard-search.ts';
import { PostsLink, type PostsPlace } from './posts-link.tsx';

export type PostsFooterProps = { place: PostsPlace; search: PostsSearch; page: ListFooterProps['page'] };

/** The number of posts, with links to the previous and next page of the same list. */
export function PostsFooter({ place, search, page }: PostsFooterProps) {
  return (
    <ListFooter
      page={page}
      nouns={['post', 'posts']}
      renderPageLink={(at, children) => (
        <PostsLink key={at} place={place} search={{ ...search, at, row: undefined }} variant="secondary">
          {children}
        </PostsLink>
      )}
    />
  );
}
