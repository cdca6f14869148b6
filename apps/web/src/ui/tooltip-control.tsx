import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

type Handler = (event: Event) => void;

export type TooltipControlProps = {
  /** The button or link that is on the page already. */
  control: HTMLElement;
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
export function TooltipControl({ control, ref, 'aria-describedby': describedBy, ...handlers }: TooltipControlProps) {
  const { onPointerEnter, onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = handlers;
  useImperativeHandle(ref, () => control, [control]);

  useLayoutEffect(() => {
    const listeners = Object.entries({
      pointerenter: onPointerEnter,
      pointermove: onPointerMove,
      pointerleave: onPointerLeave,
      pointerdown: onPointerDown,
      focus: onFocus,
      blur: onBlur,
      click: onClick,
    });
    for (const [type, listener] of listeners) if (listener) control.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) if (listener) control.removeEventListener(type, listener);
    };
  }, [control, onPointerEnter, onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick]);

  useLayoutEffect(() => {
    if (describedBy === undefined) return undefined;
    control.setAttribute('aria-describedby', describedBy);
    return () => control.removeAttribute('aria-describedby');
  }, [control, describedBy]);

  // The library came because of the pointer or the focus, which it has missed.
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    if (control.matches(':focus-visible')) onFocus?.(new FocusEvent('focus'));
    else if (isHovered(control)) onPointerMove?.(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }, [control, onFocus, onPointerMove]);
  return null;
}

/** A finger that has tapped hovers, too, for the style sheet. */
function isHovered(control: HTMLElement): boolean {
  return control.matches(':hover') && window.matchMedia('(hover: hover)').matches;
}
