import { createFileRoute } from '@tanstack/react-router';
import type { PostSummary } from '@tideline/domain/post/post';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { type DashboardSearch, parseDashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { UnsavedNotice } from '../../features/post-editor/drafts/unsaved-notice.tsx';
import { useOpenDialog } from '../../lib/forms/use-open-dialog.ts';
import { DeletePostDialog } from './-delete-post-dialog.tsx';

export const Route = createFileRoute('/admin/')({
  validateSearch: parseDashboardSearch,
  head: () => ({ meta: [{ title: 'Admin Dashboard' }] }),
  component: DashboardPage,
});

function UnsavedIssues() {
  return <UnsavedNotice isOfIssues />;
}

function DashboardPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [postToDelete, askToDelete, closeDialog] = useOpenDialog<PostSummary>();
  return (
    <>
      <Dashboard
        search={search}
        onSearch={(changes, how) =>
          void navigate({
            // The router parses it.
            search: (current) => ({ ...current, ...changes }) as DashboardSearch,
            replace: how !== 'push',
            resetScroll: false,
          })
        }
        onDeletePost={askToDelete}
        unsavedIssues={<UnsavedIssues />}
      />
      {postToDelete ? <DeletePostDialog post={postToDelete} onClose={closeDialog} /> : null}
    </>
  );
}
