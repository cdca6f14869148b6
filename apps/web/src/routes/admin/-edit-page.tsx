import { useEffect } from 'react';
import { PageEditor } from '../../features/page-editor/page-editor.tsx';
import { PagePreview } from '../../features/page-editor/preview/page-preview.tsx';

export type EditPageProps = {
  id: string;
  isPreview: boolean;
  /** The field that is shown first; null: none. */
  field: string | null;
};

/** The editor of a page, or its draft alone. */
export function EditPage({ id, isPreview, field }: EditPageProps) {
  if (!isFramingAllowed()) return <LoadAgain />;
  return isPreview ? <PagePreview id={id} /> : <PageEditor id={id} field={field} />;
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
