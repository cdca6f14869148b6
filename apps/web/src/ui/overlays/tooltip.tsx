import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * Delay before the first tooltip, and the time after one closes in which the next opens at once. Source: product
 * specification §9.
 */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Smallest distance between a tooltip and the edge of the screen. */
const MARGIN_PX = 8;

/** When the last tooltip of the page closed, in milliseconds since the epoch. */
let lastClosedAt = -Infinity;

export type TooltipProps = {
  /** A few words. The control needs an accessible name of its own. */
  label: string;
  /** One button or link that accepts `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/** Describes a control on hover and keyboard focus. Closes on leave, blur, click, scroll and Escape. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), Date.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS);
  }
  function close() {
    clearTimeout(timer.current);
    setIsOpen(false);
  }

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!isOpen || !control || !bubble.current) return undefined;
    place(bubble.current, control);
    function handleKeyOrScroll(event: Event) {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setIsOpen(false);
    }
    document.addEventListener('keydown', handleKeyOrScroll);
    window.addEventListener('scroll', handleKeyOrScroll, true);
    return () => {
      lastClosedAt = Date.now();
      document.removeEventListener('keydown', handleKeyOrScroll);
      window.removeEventListener('scroll', handleKeyOrScroll, true);
    };
  }, [isOpen]);

  function handleFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) open();
  }

  return (
    // The wrapper has no box of its own, and the control inside it has the keyboard behaviour.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={handleFocus}
      onBlur={close}
      onClick={close}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen ? (
        // The padding spans the gap, so that the pointer can move from the control onto the words.
        <div ref={bubble} popover="manual" className="fixed inset-auto m-0 max-w-72 border-0 bg-transparent py-1.5">
          <div
            id={id}
            role="tooltip"
            className="type-label rounded-control bg-ink px-2.5 py-1.5 text-paper motion-safe:animate-[rise-in_140ms_var(--ease-settle)]"
          >
            {label}
          </div>
        </div>
      ) : null}
    </span>
  );
}

/** Shows the bubble in the top layer, centred below its control, or above it where there is no room below. */
function place(bubble: HTMLElement, control: Element): void {
  bubble.showPopover();
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const centred = left + width / 2 - bubble.offsetWidth / 2;
  const isRoomBelow = bottom + bubble.offsetHeight + MARGIN_PX <= clientHeight;
  bubble.style.left = `${Math.max(MARGIN_PX, Math.min(centred, clientWidth - bubble.offsetWidth - MARGIN_PX))}px`;
  bubble.style.top = `${isRoomBelow ? bottom : top - bubble.offsetHeight}px`;
}
