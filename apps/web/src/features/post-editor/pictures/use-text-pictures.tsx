import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyEdit } from '../writing/run-command.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { droppedFile, isFileDrag, pastedFile } from './picture-file.ts';
import { insertPicture } from './picture-markdown.ts';

/** Pictures in a text: found in a dialog, or dropped and pasted right into it. */
export function useTextPictures(field: RefObject<HTMLTextAreaElement | null>) {
  const [opened, setOpened] = useState<{ file: File | null } | null>(null);
  function takeFile(event: { preventDefault: () => void }, file: File | null) {
    if (!file) return;
    event.preventDefault();
    setOpened({ file });
  }
  return {
    open: () => setOpened({ file: null }),
    /** For what the text field is in. */
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
          flushSync(() => setOpened(null)); // the text cannot be edited while a modal dialog is open
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
