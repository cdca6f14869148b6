import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { findCaretBlock } from './block-at-caret.ts';

/** The rendered body arrives late; afterwards, the page stays where the person scrolls it. */
const PATIENCE_MS = 5_000;

export type CaretPaneProps = {
  /** The hidden text. */
  field: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
};

/** The preview alone, opened at the block in which the caret is. */
export function CaretPane({ field, children }: CaretPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, text] = [pane.current, field.current];
    if (!box || !text || text.selectionStart === 0) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const watch = new ResizeObserver(() => {
      findCaretBlock(box, text)?.scrollIntoView({ block: 'center' });
    });
    const stop = () => {
      watch.disconnect();
      stopping.abort();
    };
    watch.observe(box);
    const timer = setTimeout(stop, PATIENCE_MS);
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.addEventListener(type, stop, { signal, passive: true });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [field]);
  return <div ref={pane}>{children}</div>;
}
