import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { applyEdit, selectionOf } from '../writing/run-command.ts';
import { isInFence, replaceText } from '../writing/text-edit.ts';
import { insertPasted } from './insert-pasted.ts';
import { linkPastedAddress } from './link-pasted-address.ts';
import type { PastedPicture } from './take-pictures.ts';

export type RichPasteOptions = {
  /** Pictures of a paste, each with the offset in the field at which it belongs. */
  onPictures: (pictures: (PastedPicture & { at: number })[]) => void;
  /** Called with the number of pictures that only their own program can read. */
  onUnreadable: (count: number) => void;
};

/**
 * Paste into the body: an address over words becomes a link, and text from Word, Google Docs or a web page becomes
 * Markdown. A paste without formatting (Ctrl+Shift+V), and one into a block of code, stays as it is.
 */
export function useRichPaste(field: RefObject<HTMLTextAreaElement | null>, options: RichPasteOptions) {
  const isPlain = useRef(false);
  useEffect(() => {
    // Preloaded, because the connection may be gone when it is needed.
    loadConverter().catch(() => undefined);
  }, []);

  async function pasteHtml(element: HTMLTextAreaElement, html: string, plain: string): Promise<void> {
    const pasted = await loadConverter().then(
      ({ htmlToMarkdown }) => htmlToMarkdown(html, window.location.origin),
      () => null, // it could not be loaded
    );
    const selection = selectionOf(element);
    if (!pasted) return applyEdit(element, replaceText(selection.start, selection.end, plain.replace(/\r\n?/g, '\n')));
    const { at, ...edit } = insertPasted(pasted.markdown, selection);
    applyEdit(element, edit);
    if (pasted.pictures.length > 0) {
      options.onPictures(pasted.pictures.map((picture) => ({ ...picture, at: at + picture.at })));
    }
    if (pasted.unreadable > 0) options.onUnreadable(pasted.unreadable);
  }

  return {
    onKeyDownCapture: ({ key, shiftKey }: KeyboardEvent) => {
      isPlain.current = shiftKey && key.toLowerCase() === 'v';
    },
    onPasteCapture: (event: ClipboardEvent) => {
      const element = field.current;
      const plain = event.clipboardData.getData('text/plain');
      if (!element || plain === '') return; // pictures alone
      const selection = selectionOf(element);
      const link = isPlain.current ? null : linkPastedAddress(plain, selection);
      const html = isPlain.current ? '' : event.clipboardData.getData('text/html');
      isPlain.current = false;
      if (!link && (html === '' || isInFence(selection.text, selection.start))) return;
      event.preventDefault();
      event.stopPropagation();
      if (link) applyEdit(element, link);
      else void pasteHtml(element, html, plain);
    },
  };
}

function loadConverter() {
  return import('./html-to-markdown.ts');
}
