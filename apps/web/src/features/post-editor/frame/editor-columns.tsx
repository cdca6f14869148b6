import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import type { shownParts } from './shown-parts.ts';

export type EditorColumnsProps = {
  shown: ReturnType<typeof shownParts>;
  writing: ReactNode;
  preview: ReactNode;
  previewClassName?: string;
  details: ReactNode;
};

/** The parts of an editor beside each other: text, preview, details. */
export function EditorColumns({ shown, writing, preview, previewClassName, details }: EditorColumnsProps) {
  return (
    <div className="flex gap-x-10 pt-6">
      <div hidden={!shown.writing && !shown.preview} className="min-w-0 flex-1 pb-16">
        <div className="flex justify-center gap-x-10">
          <div
            // Hidden, never removed: the text field holds the text.
            hidden={!shown.writing}
            className="grid max-w-[45rem] min-w-0 flex-1 grid-cols-1 content-start gap-5"
          >
            {writing}
          </div>
          {shown.preview ? (
            <div className={classNames('min-w-0 flex-1', previewClassName ?? 'max-w-[45rem]')}>{preview}</div>
          ) : null}
        </div>
      </div>
      {details}
    </div>
  );
}
