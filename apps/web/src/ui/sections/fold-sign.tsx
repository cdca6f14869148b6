import { Plus } from 'lucide-react';

/** Open/closed marker at the end of a `summary`. */
export function FoldSign() {
  return (
    <Plus
      aria-hidden="true"
      strokeWidth={1.6}
      className="icon shrink-0 text-accent transition-transform [[open]>summary_&]:rotate-45"
    />
  );
}
