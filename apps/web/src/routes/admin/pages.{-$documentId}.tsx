import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PagesScreen } from '../../features/dashboard/pages/pages-screen.tsx';
import { ForRole } from '../../staff/roles/for-role.tsx';

/** Apart, since it contains the copy of every page. */
const EditPage = lazy(async () => {
  const { EditPage } = await import('./-edit-page.tsx');
  return { default: EditPage };
});

export const Route = createFileRoute('/admin/pages/{-$documentId}')({
  // `view=preview` shows the page alone, `field` a field first. Not parsed here, since every page loads this file.
  validateSearch: (search: { view?: unknown; field?: unknown }) => search,
  head: () => ({ meta: [{ title: 'Pages' }] }),
  component: () => <ForRole needs={['pages.edit']} screen={Pages} />,
});

function Pages() {
  const { documentId } = Route.useParams();
  const { view, field } = Route.useSearch();
  if (documentId === undefined) return <PagesScreen />;
  return (
    <Suspense>
      <EditPage id={documentId} isPreview={view === 'preview'} field={typeof field === 'string' ? field : null} />
    </Suspense>
  );
}
