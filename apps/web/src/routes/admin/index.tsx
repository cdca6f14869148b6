import { createFileRoute } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post';
import { useState } from 'react';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { parseDashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { DeletePostDialog } from './-delete-post-dialog.tsx';

export const Route = createFileRoute('/admin/')({
  validateSearch: parseDashboardSearch,
  head: () => ({ meta: [{ title: 'Admin Dashboard' }] }),
  component: DashboardPage,
});

function DashboardPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [postToDelete, setPostToDelete] = useState<PostSummary | null>(null);
  // This one: an answer that comes after it was closed must not take the next one away.
  const closeDialog = () => setPostToDelete((open) => (open === postToDelete ? null : open));
  return (
    <>
      <Dashboard
        search={search}
        onSearch={(changes) =>
          void navigate({ search: (current) => ({ ...current, ...changes }), replace: true, resetScroll: false })
        }
        onDeletePost={setPostToDelete}
      />
      {postToDelete ? <DeletePostDialog post={postToDelete} onClose={closeDialog} /> : null}
    </>
  );
}
