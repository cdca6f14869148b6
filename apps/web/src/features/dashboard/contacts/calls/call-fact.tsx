import type { ReactNode } from 'react';

export type CallFactProps = { label: string; children: ReactNode };

/** A labeled fact about a call. */
export function CallFact({ label, children }: CallFactProps) {
  return (
    <p className="text-muted">
      {label}: <span className="text-ink">{children}</span>
    </p>
  );
}
