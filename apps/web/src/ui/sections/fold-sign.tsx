import { Plus } from 'lucide-react';

/** Stands at the end of a `summary` and says whether it is open. The `details` around it are a `group`. */
export function FoldSign() {
  return (
    <Plus
      aria-hidden="true"
      strokeWidth={1.6}
      className="icon shrink-0 text-tide transition-transform group-open:rotate-45"
    />
  );
}
