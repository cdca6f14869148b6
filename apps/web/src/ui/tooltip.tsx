import { type ComponentType, type ReactElement, useLayoutEffect, useRef, useState } from 'react';

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
  const press = useRef(Promise.resolve());

  // The control is made anew inside the bubble. It gets the focus back before anybody can press the next key.
  useLayoutEffect(() => {
    if (Bubble && hadFocus.current) wrapper.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [Bubble]);

  async function loadBubble() {
    const { TooltipBubble } = await import('./tooltip-bubble.tsx');
    // A control that is exchanged between press and release would never be clicked.
    await press.current;
    hadFocus.current = wrapper.current?.contains(document.activeElement) ?? false;
    setBubble(() => TooltipBubble);
  }
  function handleWanted() {
    // Without the words the control works just as well.
    if (!Bubble) loadBubble().catch(() => undefined);
  }
  function handlePress() {
    if (!Bubble) press.current = untilReleased();
  }

  return (
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={handleWanted}
      onPointerDown={handlePress}
      onFocus={handleWanted}
    >
      {Bubble ? <Bubble label={label}>{children}</Bubble> : children}
    </span>
  );
}

/** Settles when the pointer is up again, wherever that is, and the click that follows has been noticed. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    function release() {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      setTimeout(resolve, 0);
    }
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  });
}
