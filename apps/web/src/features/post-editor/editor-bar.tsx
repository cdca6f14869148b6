import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { SaveProgress } from './saving/save-state.ts';
import { saveState } from './saving/save-state.ts';

export type EditorBarProps = {
  isNew: boolean;
  isSaving: boolean;
  progress: SaveProgress;
  onClose: () => void;
  /** The menu, once the post exists. */
  children: ReactNode;
};

/** Sticky bar with the back link, save state and save button. */
export function EditorBar({ isNew, isSaving, progress, onClose, children }: EditorBarProps) {
  const words = saveState(progress);
  return (
    <div className="sticky top-14 z-10 -mx-1 flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-paper px-1 py-3 sm:gap-x-4">
      <Button size="sm" variant="quiet" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="icon" />
        <span className="max-sm:sr-only">Back</span>
      </Button>
      <h1 className="type-title text-title-s">{isNew ? 'New Post' : 'Edit Post'}</h1>
      {/* Changes often, so only problems are announced. */}
      <p className="text-sm text-muted max-sm:order-last max-sm:w-full sm:ml-auto">{words}</p>
      <output className="sr-only">{progress.trouble || !progress.isStored ? words : ''}</output>
      {/* Fixed height, because the menu appears while a new post is being typed. */}
      <div className="flex min-h-11 items-center gap-1 max-sm:ml-auto">
        {children}
        <Button size="sm" type="submit" disabled={isSaving} title="Ctrl+S saves and stays here">
          {isSaving ? 'Saving...' : isNew ? 'Create Post' : 'Update Post'}
        </Button>
      </div>
    </div>
  );
}
