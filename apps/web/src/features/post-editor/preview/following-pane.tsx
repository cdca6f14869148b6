import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

export type FollowingPaneProps = {
  /** The text beside it. */
  field: RefObject<HTMLTextAreaElement | null>;
  children: ReactNode;
};

/**
 * The preview beside the text, as high as the window. It has no scroll bar of its own: it follows the page, so that the
 * part beside the visible text is shown.
 */
export function FollowingPane({ field, children }: FollowingPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    function follow() {
      frame = 0;
      const [box, text] = [pane.current, field.current];
      if (!box || !text) return;
      const { top, height } = text.getBoundingClientRect();
      const visible = box.clientHeight;
      const progress = (box.getBoundingClientRect().top - top) / Math.max(1, height - visible);
      box.scrollTop = Math.min(1, Math.max(0, progress)) * (box.scrollHeight - visible);
    }
    const followSoon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    window.addEventListener('scroll', followSoon, { passive: true });
    window.addEventListener('resize', followSoon);
    followSoon();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', followSoon);
      window.removeEventListener('resize', followSoon);
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
