import { createFileRoute } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post';
import { useState } from 'react';
import { BlogCms } from '../../features/post-editor/blog-cms.tsx';
import { parseCmsSearch } from '../../features/post-editor/cms-search.ts';
import { DeletePostDialog } from './-delete-post-dialog.tsx';

export const Route = createFileRoute('/admin/blog')({
  validateSearch: parseCmsSearch,
  head: () => ({ meta: [{ title: 'Blog CMS' }] }),
  component: BlogPage,
});

function BlogPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [postToDelete, setPostToDelete] = useState<PostSummary | null>(null);
  // This one: an answer that comes after it was closed must not take the next one away.
  const closeDialog = () => setPostToDelete((open) => (open === postToDelete ? null : open));
  return (
    <>
      <BlogCms
        search={search}
        onSearch={(next, options) => void navigate({ search: next, replace: options?.replace })}
        onDeletePost={setPostToDelete}
      />
      {postToDelete ? <DeletePostDialog post={postToDelete} onClose={closeDialog} /> : null}
    </>
  );
}
