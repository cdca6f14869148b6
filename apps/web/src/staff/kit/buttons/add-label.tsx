import { Plus } from 'lucide-react';

/** The words of a button that adds something; in a `ListToolbar` on a phone, only read out. */
export function AddLabel({ children }: { children: string }) {
  return (
    <>
      <Plus aria-hidden="true" className="icon" />
      <span className="max-sm:in-data-compact:sr-only">{children}</span>
    </>
  );
}
