import '../../staff.css';
import { Button } from '../../ui/controls/button.tsx';

/** A page of the staff area that could not be shown. Unsaved text is in this browser's storage all the same. */
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
