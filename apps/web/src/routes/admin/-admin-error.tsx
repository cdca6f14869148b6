import '../../staff.css';
import { Button } from '../../ui/controls/button.tsx';

/** Error page of the staff area. Unsaved text is still in this browser's storage. */
export function AdminError() {
  return (
    <main className="grid max-w-xl gap-4 p-8">
      <h1 className="type-title text-title">Something went wrong</h1>
      <p className="text-muted">This page could not be shown. What you typed is kept in this browser.</p>
      <p>
        <Button size="sm" onClick={() => location.reload()}>
          Reload
        </Button>
      </p>
    </main>
  );
}
