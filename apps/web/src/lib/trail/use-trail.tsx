import { lazy, type ReactNode, Suspense, useState } from 'react';
import { readTrail } from './kept-trail.ts';

const TrailNote = lazy(async () => {
  const { TrailNote } = await import('./trail-note.tsx');
  return { default: TrailNote };
});

/**
 * The trail that a form sends. `note` is the line that says so; `prepare` shows it, when the visitor begins to use the
 * form or finds it filled in. Without the line, nothing is sent.
 */
export function useTrail(): { prepare: () => void; read: () => string | undefined; note: ReactNode } {
  const [isShown, setIsShown] = useState(false);
  return {
    prepare: () => setIsShown(readTrail() !== undefined),
    read: () => (isShown ? readTrail() : undefined),
    note: isShown ? (
      <Suspense>
        <TrailNote />
      </Suspense>
    ) : null,
  };
}
