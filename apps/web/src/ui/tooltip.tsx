import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react';

export type TooltipProps = {
  /** A few words; the control needs its own accessible name all the same. */
  label: string;
  /** One element that takes a ref: a button or a link. */
  children: ReactElement;
};

/**
 * Shows words beside a control that is hovered or focused. The library behind it is fetched at the first hover or
 * focus: most visitors never need it.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [Bubble, setBubble] = useState<ComponentType<TooltipProps> | null>(null);
  const wrapper = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    // The control was made anew inside the bubble.
    if (Bubble && hadFocus.current) wrapper.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [Bubble]);

  async function loadBubble() {
    const { TooltipBubble } = await import('./tooltip-bubble.tsx');
    hadFocus.current = wrapper.current?.contains(document.activeElement) ?? false;
    setBubble(() => TooltipBubble);
  }
  function handleWanted() {
    // Without the words the control works just as well.
    if (!Bubble) loadBubble().catch(() => undefined);
  }

  return (
    <span ref={wrapper} className="contents" onPointerEnter={handleWanted} onFocus={handleWanted}>
      {Bubble ? <Bubble label={label}>{children}</Bubble> : children}
    </span>
  );
}
