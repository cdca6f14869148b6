import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyEdit } from '../writing/run-command.ts';
import { PictureDialog } from '../../../staff/pictures/picture-dialog.tsx';
import { droppedFile, isFileDrag, pastedFile } from '../../../staff/pictures/picture-file.ts';
import { insertPicture } from './picture-markdown.ts';

/** Inserts images into a text: from the dialog, by drop or by paste. */
export function useTextPictures(field: RefObject<HTMLTextAreaElement | null>) {
  const [opened, setOpened] = useState<{ file: File | null } | null>(null);
  function takeFile(event: { preventDefault: () => void }, file: File | null) {
    if (!file) return;
    event.preventDefault();
    setOpened({ file });
  }
  return {
    open: () => setOpened({ file: null }),
    /** Event handlers for the wrapper of the text field. */
    handlers: {
      onPaste: (event: ClipboardEvent) => takeFile(event, pastedFile(event.clipboardData)),
      onDrop: (event: DragEvent) => takeFile(event, droppedFile(event.dataTransfer)),
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
          if (!element) return;
          const { value: text, selectionStart: start, selectionEnd: end } = element;
          applyEdit(element, insertPicture({ text, start, end }, url, alt));
        }}
        onClose={() => setOpened(null)}
      />
    ) : null,
  };
}
