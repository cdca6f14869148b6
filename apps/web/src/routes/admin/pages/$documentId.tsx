import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageEditor } from '../../../features/page-editor/page-editor.tsx';
import { PagePreview } from '../../../features/page-editor/preview/page-preview.tsx';
import { ScheduleUpdateDialog } from '../../../features/post-editor/pending/schedule-update-dialog.tsx';
import { ForRole } from '../../../staff/roles/for-role.tsx';

export const Route = createFileRoute('/admin/pages/$documentId')({
  /** `view=preview`: the page alone. Not parsed, since every page loads this file. */
  validateSearch: (search: { view?: unknown }) => search,
  head: () => ({ meta: [{ title: 'Edit page' }] }),
  component: () => <ForRole needs={['pages.edit']} screen={EditPage} />,
});

function EditPage() {
  const { documentId } = Route.useParams();
  const { view } = Route.useSearch();
  if (!isFramingAllowed()) return <LoadAgain />;
  if (view === 'preview') return <PagePreview id={documentId} />;
  return <PageEditor id={documentId} ScheduleDialog={ScheduleUpdateDialog} />;
}

/** Somebody has signed in from a public page, whose policy allows no frames of the site. */
function LoadAgain() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** Whether the document was loaded from an address of the staff area. */
function isFramingAllowed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, window.location.href).pathname.startsWith('/admin');
}
