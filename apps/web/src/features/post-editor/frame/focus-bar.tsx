import { Minimize2 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import type { SaveProgress } from '../../../staff/saving/save-state.ts';
import { saveState } from '../../../staff/saving/save-state.ts';

export type FocusBarProps = { progress: SaveProgress; onLeave: () => void };

/** Shown beside the text in focus mode: the save state, and a way to leave. */
export function FocusBar({ progress, onLeave }: FocusBarProps) {
  return (
    <div className="fixed right-4 bottom-4 z-10 flex items-center gap-3 rounded-control bg-paper pl-3 text-sm text-muted shadow-float">
      <h1 className="sr-only">Focus mode</h1>
      <span>{saveState(progress)}</span>
      <Button size="sm" variant="quiet" title="Escape" onClick={onLeave}>
        <Minimize2 aria-hidden="true" className="icon" />
        Leave focus mode
      </Button>
    </div>
  );
}
