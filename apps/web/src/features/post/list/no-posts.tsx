import { blogPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/sections/empty-state.tsx';

export type NoPostsProps = { isFiltered: boolean };

/** Empty blog list: no match for the filter, or no posts yet. */
export function NoPosts({ isFiltered }: NoPostsProps) {
  const copy = useCopy('blog', 'page', blogPage);
  if (!isFiltered) return <EmptyState title={copy.empty} />;
  const { heading, text, clear } = copy.emptyFilter;
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
