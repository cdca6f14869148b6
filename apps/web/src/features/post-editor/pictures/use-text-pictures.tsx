import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyEdit, selectionOf } from '../writing/run-command.ts';
import { PictureDialog } from '../../../staff/pictures/picture-dialog.tsx';
import { droppedFile, isFileDrag, pastedFile, severalPictures } from '../../../staff/pictures/picture-file.ts';
import { endOfLine } from './place-pictures.ts';
import { insertPicture } from './picture-markdown.ts';
import type { NewPictureJob } from './use-picture-queue.ts';

/**
 * Inserts images into a text. One image opens the dialog, which asks what it shows; of several, each is uploaded and inserted
 * where they were dropped or pasted.
 */
export function useTextPictures(
  field: RefObject<HTMLTextAreaElement | null>,
  onSeveral: (jobs: NewPictureJob[]) => void,
) {
  const [opened, setOpened] = useState<{ file: File | null } | null>(null);

  function takeFiles(event: { preventDefault: () => void }, transfer: DataTransfer, file: File | null, at: number) {
    const several = severalPictures(transfer);
    if (several.length === 0 && !file) return;
    event.preventDefault();
    if (several.length === 0) setOpened({ file });
    else {
      const end = endOfLine(field.current?.value ?? '', at);
      onSeveral(several.map((picture) => ({ file: picture, alt: '', at: end, isParagraph: true })));
    }
  }
  return {
    open: () => setOpened({ file: null }),
    /** Event handlers for the wrapper of the text field. */
    handlers: {
      onPaste: (event: ClipboardEvent) => {
        const { clipboardData } = event;
        takeFiles(event, clipboardData, pastedFile(clipboardData), field.current?.selectionEnd ?? 0);
      },
      onDrop: (event: DragEvent) => {
        const at = field.current ? offsetAtPoint(field.current, event) : 0;
        takeFiles(event, event.dataTransfer, droppedFile(event.dataTransfer), at);
      },
      onDragOver: (event: DragEvent) => {
        if (isFileDrag(event.dataTransfer)) event.preventDefault();
      },
    },
    dialog: opened ? (
      <PictureDialog
        purpose="text"
        startFile={opened.file}
        onUse={({ url, alt }) => {
          flushSync(() => setOpened(null)); // a modal dialog blocks edits of the text
          const element = field.current;
          if (element) applyEdit(element, insertPicture(selectionOf(element), url, alt));
        }}
        onClose={() => setOpened(null)}
      />
    ) : null,
  };
}

/** The offset in the text under the pointer; that of the caret where the browser cannot tell. */
function offsetAtPoint(field: HTMLTextAreaElement, { clientX, clientY }: DragEvent): number {
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  return place?.offsetNode === field ? place.offset : field.selectionEnd;
}
