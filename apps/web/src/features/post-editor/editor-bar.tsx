import { ArrowLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import type { useEditorView } from './frame/use-editor-view.ts';
import { ViewSwitch } from './frame/view-switch.tsx';
import type { SaveProgress } from './saving/save-state.ts';
import { saveState } from './saving/save-state.ts';

export type EditorBarProps = {
  isNew: boolean;
  progress: SaveProgress;
  layout: ReturnType<typeof useEditorView>;
  onClose: () => void;
  /** The menu and the buttons that save. */
  children: ReactNode;
};

/** Sticky bar with the back link, save state, view switch and save buttons. */
export function EditorBar({ isNew, progress, layout, onClose, children }: EditorBarProps) {
  const words = saveState(progress);
  return (
    <div className="sticky top-14 z-10 -mx-1 flex min-h-(--editor-bar) flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-1 py-2 sm:gap-x-3">
      <Button size="sm" variant="quiet" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="icon" />
        <span className="max-sm:sr-only">Back</span>
      </Button>
      <h1 className="type-title text-title-s max-sm:sr-only">{isNew ? 'New Post' : 'Edit Post'}</h1>
      {/* Changes often, so only problems are announced. */}
      <p className="min-h-5 text-sm text-muted max-sm:order-last max-sm:w-full sm:mr-auto">{words}</p>
      <output className="sr-only">{progress.trouble || !progress.isStored ? words : ''}</output>
      <ViewSwitch view={layout.view} hasSplit={layout.hasSplit} onView={layout.setView} />
      <button
        type="button"
        aria-label="Details"
        title="Details"
        aria-expanded={layout.isDetailsOpen}
        aria-controls="post-details"
        onClick={layout.toggleDetails}
        className={classNames(
          'grid size-11 place-items-center rounded-control hover:bg-tint hover:text-ink',
          layout.isDetailsOpen ? 'text-ink' : 'text-muted',
        )}
      >
        <PanelRight aria-hidden="true" className="icon" />
      </button>
      {/* Fixed height, because the menu appears while a new post is being typed. */}
      <div className="flex min-h-11 items-center gap-1 max-sm:ml-auto">{children}</div>
    </div>
  );
}
