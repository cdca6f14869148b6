import type { ReactNode } from 'react';
import { WaveLines } from '../drawing/wave-lines.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
};

/** Placeholder for an empty list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <WaveLines seed="still water" count={2} crests={1.1} className="mb-2 h-8 w-28 text-accent" />
      <p className="type-title text-title-s">{title}</p>
      {text ? <p className="max-w-prose text-muted">{text}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
