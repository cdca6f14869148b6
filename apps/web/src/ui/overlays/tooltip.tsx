import { type ComponentType, type ReactElement, useRef, useState } from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble.tsx';

export type TooltipProps = {
  /** A few words; the control needs its own accessible name all the same. */
  label: string;
  /** One button or link. */
  children: ReactElement;
};

type Loaded = { Bubble: ComponentType<TooltipBubbleProps>; control: HTMLElement };

/**
 * Shows words beside a control that is hovered or focused. The library behind it is fetched at the first hover or
 * focus: most visitors never need it. The control stays as it is when the library comes, with its focus and its clicks.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const wrapper = useRef<HTMLSpanElement>(null);

  async function load() {
    const { TooltipBubble } = await import('./tooltip-bubble.tsx');
    const control = wrapper.current?.firstElementChild;
    if (control instanceof HTMLElement) setLoaded({ Bubble: TooltipBubble, control });
  }
  function handleWanted() {
    // Without the words the control works just as well.
    if (!loaded) load().catch(() => undefined);
  }

  return (
    <>
      <span ref={wrapper} className="contents" onPointerEnter={handleWanted} onFocus={handleWanted}>
        {children}
      </span>
      {loaded ? <loaded.Bubble label={label} control={loaded.control} /> : null}
    </>
  );
}
