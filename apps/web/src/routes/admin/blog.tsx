import { createFileRoute } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post/post';
import { BlogCms } from '../../features/post-editor/list/blog-cms.tsx';
import { parseCmsSearch } from '../../features/post-editor/list/cms-search.ts';
import { useOpenDialog } from '../../lib/forms/use-open-dialog.ts';
import { DeletePostDialog } from './-delete-post-dialog.tsx';

export const Route = createFileRoute('/admin/blog')({
  validateSearch: parseCmsSearch,
  head: () => ({ meta: [{ title: 'Blog CMS' }] }),
  component: BlogPage,
});

function BlogPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [postToDelete, askToDelete, closeDialog] = useOpenDialog<PostSummary>();
  return (
    <>
      <BlogCms
        search={search}
        onSearch={(next, options) => void navigate({ search: next, replace: options?.replace })}
        onDeletePost={askToDelete}
      />
      {postToDelete ? <DeletePostDialog post={postToDelete} onClose={closeDialog} /> : null}
    </>
  );
}
