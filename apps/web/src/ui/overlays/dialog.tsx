import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../controls/class-names.ts';

export type DialogProps = {
  open: boolean;
  /** Called when the visitor asks to close it: Escape, the close button or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** When false, only the close button and what is inside can close it. */
  isDismissable?: boolean;
};

const SIZES = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' } as const;

const FIELD = ':is(input:not([type="hidden"]), textarea, select):not([hidden], [tabindex="-1"], :disabled)';

/** A modal built on the native `<dialog>`: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, children, size = 'sm', isDismissable = true }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      keepPageWidth();
      dialog.showModal();
      // What it asks for, before the close button, which the browser takes as the first of its controls.
      dialog.querySelector<HTMLElement>(FIELD)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  // Also when it is taken away while it is open: only a closed dialog gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (isDismissable) onClose();
  }
  function handleClick(event: MouseEvent) {
    if (isDismissable && event.target === ref.current) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop only; Escape does the same from the keyboard
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // Without it a browser lets a second Escape through, whatever is said to its `cancel`.
      closedby={isDismissable ? undefined : 'none'}
      onCancel={handleCancel}
      onClose={onClose}
      onClick={handleClick}
      className={classNames(
        'm-auto max-h-[min(90dvh,60rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-[6px] bg-surface text-ink shadow-float open:animate-[dialog-in_220ms_var(--ease-tide)]',
        SIZES[size],
      )}
    >
      {open ? (
        <div className="p-6 sm:p-8">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={titleId} className="type-title text-title">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-tint hover:text-ink"
            >
              <X aria-hidden="true" className="icon" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}

/** The page behind does not scroll; in place of its scroll bar it gets a margin (styles/base.css), so nothing moves. */
function keepPageWidth() {
  if (document.querySelector('dialog:modal')) return; // the bar is gone already
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}
