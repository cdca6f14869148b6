import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

export type ToolbarSheetProps = {
  filters: ReactNode;
  clear: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** What a `ListToolbar` has no room for on a phone. A link in it closes it. */
export function ToolbarSheet({ filters, clear, onClose, children }: ToolbarSheetProps) {
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  }
  return (
    <Dialog open place="bottom" firstFocus="heading" title="Filters" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks of its links, which keys make too */}
      <div className="grid gap-4" onClick={handleClick}>
        <div className="grid gap-3 empty:hidden">{filters}</div>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
          {clear}
          <Button size="sm" onClick={onClose}>
            Show the list
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
