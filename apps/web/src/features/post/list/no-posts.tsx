import { blogPage } from '@tideline/copy/blog-page';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';

export type NoPostsProps = { isFiltered: boolean };

/** Empty blog list: no match for the filter, or no posts yet. */
export function NoPosts({ isFiltered }: NoPostsProps) {
  if (!isFiltered) return <EmptyState title={blogPage.empty} />;
  const { heading, text, clear } = blogPage.emptyFilter;
  return (
    <EmptyState
      title={heading}
      text={text}
      action={
        <ButtonLink variant="secondary" to="/blog">
          {clear}
        </ButtonLink>
      }
    />
  );
}
