import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';

type Handler = (event: Event) => void;

export type TooltipControlProps = {
  /** The button or link that is on the page already. */
  control: HTMLElement;
  /** How long the focus must stay before the library hears of it, which opens at once for it, in milliseconds. */
  waitMs: () => number;
  // What the library gives to the element that it takes for the control.
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: Handler;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
};

/**
 * Draws nothing: passes what the library asks of a control on to one that is on the page already. Drawn anew inside the
 * library it would be another element, without the focus that it just got.
 */
export function TooltipControl(props: TooltipControlProps) {
  const { control, waitMs, ref, 'aria-describedby': describedBy, ...handlers } = props;
  const { onPointerEnter, onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = handlers;
  useImperativeHandle(ref, () => control, [control]);

  useLayoutEffect(() => {
    const listeners = Object.entries({
      pointerenter: onPointerEnter,
      pointermove: onPointerMove,
      pointerleave: onPointerLeave,
      pointerdown: onPointerDown,
      blur: onBlur,
      click: onClick,
    });
    for (const [type, listener] of listeners) if (listener) control.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) if (listener) control.removeEventListener(type, listener);
    };
  }, [control, onPointerEnter, onPointerMove, onPointerLeave, onPointerDown, onBlur, onClick]);

  useLayoutEffect(() => {
    if (describedBy === undefined) return undefined;
    control.setAttribute('aria-describedby', describedBy);
    return () => control.removeAttribute('aria-describedby');
  }, [control, describedBy]);

  useLateFocus(control, waitMs, onFocus);

  // The library came because of the pointer, which it has missed.
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    if (isHovered(control)) onPointerMove?.(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }, [control, onPointerMove]);
  return null;
}

/** A finger that has tapped hovers, too, for the style sheet. */
function isHovered(control: HTMLElement): boolean {
  return control.matches(':hover') && window.matchMedia('(hover: hover)').matches;
}

/** Tells of the focus when it has stayed for a while; not when a click gave it, or has come since. */
function useLateFocus(control: HTMLElement, waitMs: () => number, onFocus: Handler | undefined): void {
  const currentWaitMs = useEffectEvent(() => waitMs());
  const tell = useEffectEvent(() => {
    if (control.matches(':focus-visible')) onFocus?.(new FocusEvent('focus'));
  });
  useEffect(() => {
    let timer: number | undefined;
    const forget = () => window.clearTimeout(timer);
    const wait = () => {
      forget();
      timer = window.setTimeout(() => tell(), currentWaitMs());
    };
    const listening = new AbortController();
    const { signal } = listening;
    control.addEventListener('focus', wait, { signal });
    for (const type of ['blur', 'pointerdown', 'click']) control.addEventListener(type, forget, { signal });
    if (control.matches(':focus-visible')) wait(); // the library came because of it, and has missed it
    return () => {
      forget();
      listening.abort();
    };
  }, [control]);
}
