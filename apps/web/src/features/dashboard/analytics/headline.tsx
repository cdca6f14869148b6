import type { ReactNode } from 'react';

/** The one figure of a page, and the rest of its sentence. */
export function Headline({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <p className="grid max-w-3xl gap-1">
      <strong className="type-title text-title tabular-nums lining-nums first-letter:uppercase">{figure}</strong>{' '}
      <span className="text-lg text-pretty">{children}</span>
    </p>
  );
}
