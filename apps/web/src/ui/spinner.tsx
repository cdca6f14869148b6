import { LoaderCircle } from 'lucide-react';

export type SpinnerProps = { /** What is going on, for screen readers. */ label?: string };

/** Something takes a moment. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <output className="inline-flex">
      <LoaderCircle aria-hidden="true" className="icon animate-spin" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
