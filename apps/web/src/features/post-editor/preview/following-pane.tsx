import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { findCaretBlock } from './block-at-caret.ts';

/** Pause after the caret has moved. */
const REST_MS = 120;

export type FollowingPaneProps = {
  /** The text beside it. */
  field: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
};

/**
 * The preview beside the text, as high as the window. It has no scroll bar of its own: it shows the block in which the
 * caret is, and while the page is scrolled, the part at the same share of the text.
 */
export function FollowingPane({ field, children }: FollowingPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, text] = [pane.current, field.current];
    if (!box || !text) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function followCaretSoon() {
      if (document.activeElement !== text) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        if (box && text) followCaret(box, text);
      }, REST_MS);
    }
    function followPageSoon() {
      // Typing scrolls the page, too.
      if (timer !== undefined) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (box && text) followPage(box, text);
      });
    }
    function leaveCaret() {
      clearTimeout(timer);
      timer = undefined;
    }
    // A new preview has other heights.
    const watch = new ResizeObserver(() => (document.activeElement === text ? followCaretSoon() : followPageSoon()));
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    document.addEventListener('selectionchange', followCaretSoon);
    window.addEventListener('wheel', leaveCaret, { passive: true });
    window.addEventListener('scroll', followPageSoon, { passive: true });
    return () => {
      leaveCaret();
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener('selectionchange', followCaretSoon);
      window.removeEventListener('wheel', leaveCaret);
      window.removeEventListener('scroll', followPageSoon);
    };
  }, [field]);
  return (
    <div
      ref={pane}
      className="sticky top-[calc(5rem+var(--editor-bar))] h-[calc(100dvh-6rem-var(--editor-bar))] overflow-hidden"
    >
      {children}
    </div>
  );
}

function followPage(box: HTMLElement, text: HTMLTextAreaElement): void {
  const { top, height } = text.getBoundingClientRect();
  const visible = box.clientHeight;
  const progress = (box.getBoundingClientRect().top - top) / Math.max(1, height - visible);
  box.scrollTop = Math.min(1, Math.max(0, progress)) * (box.scrollHeight - visible);
}

function followCaret(box: HTMLElement, text: HTMLTextAreaElement): void {
  const block = findCaretBlock(box, text);
  if (!block) return;
  const edge = box.getBoundingClientRect();
  const { top, bottom } = block.getBoundingClientRect();
  const isVisible = top >= edge.top && bottom <= edge.bottom;
  if (!isVisible) box.scrollTop += top - edge.top - box.clientHeight / 3;
}
