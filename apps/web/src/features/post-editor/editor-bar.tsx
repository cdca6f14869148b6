import { ArrowLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import type { useEditorView } from './frame/use-editor-view.ts';
import { EditorViews } from './frame/editor-views.tsx';
import type { SaveProgress } from '../../staff/saving/save-state.ts';
import { saveState } from '../../staff/saving/save-state.ts';

export type EditorBarProps = {
  /** Such as `Edit Post`. */
  title: string;
  progress: SaveProgress;
  layout: ReturnType<typeof useEditorView>;
  onClose: () => void;
  menu: ReactNode;
  /** The buttons that save. */
  buttons: ReactNode;
};

/** Sticky bar with the back link, save state, view switch and save buttons. */
export function EditorBar({ title, progress, layout, onClose, menu, buttons }: EditorBarProps) {
  const words = saveState(progress);
  return (
    // On a phone the first of two rows slides under the header.
    <div
      data-beside-writing
      className="sticky z-10 -mx-1 flex flex-wrap items-center border-b border-line bg-paper px-1 max-sm:top-0 max-sm:gap-x-2 sm:top-14 sm:min-h-(--editor-bar) sm:gap-x-3"
    >
      <div className="items-center gap-x-2 py-1.5 max-sm:flex max-sm:w-full sm:contents">
        <Button size="sm" variant="quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="icon" />
          <span className="max-sm:sr-only">Back</span>
        </Button>
        <h1 className="type-title wrap-break-word text-title-s max-sm:mr-auto max-sm:text-base">{title}</h1>
        <div className="flex items-center gap-x-1 sm:order-2">
          <EditorViews view={layout.view} hasSplit={layout.hasSplit} onView={layout.setView} />
          <button
            type="button"
            aria-label="Details"
            title="Details"
            aria-expanded={layout.isDetailsOpen}
            aria-controls="editor-details"
            onClick={layout.toggleDetails}
            className={classNames(
              'grid size-11 place-items-center rounded-control hover:bg-tint hover:text-ink',
              layout.isDetailsOpen ? 'text-ink' : 'text-muted',
            )}
          >
            <PanelRight aria-hidden="true" className="icon" />
          </button>
          {menu}
        </div>
      </div>
      {/* Changes often, so only problems are announced. */}
      <p className="min-w-24 flex-1 py-1 text-sm text-muted sm:order-1">{words}</p>
      <output className="sr-only">{progress.trouble || !progress.isStored ? words : ''}</output>
      <div className="flex min-h-(--editor-bar) flex-wrap items-center justify-end gap-2 sm:order-3">{buttons}</div>
    </div>
  );
}
