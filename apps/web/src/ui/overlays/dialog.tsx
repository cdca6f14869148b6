import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { classNames } from '../controls/class-names.ts';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** When false, only the close button and the content can close the dialog. */
  isDismissable?: boolean;
  /** The initial focus. `heading` for a dialog that can open while somebody types: letters then have no effect. */
  firstFocus?: 'field' | 'heading';
  /** `top`: fixed there and growing downwards, for a content whose height changes while somebody types; `bottom`: a sheet. */
  place?: 'center' | 'top' | 'bottom';
};

const SIZES = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' } as const;
const PLACES = {
  center: 'm-auto w-[calc(100%-2rem)] rounded-[6px]',
  top: 'mx-auto mt-[7dvh] mb-auto w-[calc(100%-2rem)] rounded-[6px]',
  bottom: 'mt-auto mb-0 w-full rounded-t-[6px]',
};

const FIELD = ':is(input:not([type="hidden"]), textarea, select):not([hidden], [tabindex="-1"], :disabled)';

/**
 * A modal with the native `<dialog>`: the browser traps and restores focus. It is rendered into the body, because many
 * dialogs contain a form and open from within another one, and HTML does not allow nested forms.
 */
export function Dialog({ open, ...modal }: DialogProps) {
  return open ? createPortal(<Modal {...modal} />, document.body) : null;
}

function Modal(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, size = 'sm', isDismissable = true, firstFocus = 'field', place = 'center' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    reserveScrollbarWidth();
    dialog.showModal();
    // Focus the first form control rather than the close button.
    dialog.querySelector<HTMLElement>(firstFocus === 'field' ? FIELD : 'h2')?.focus();
  }, [firstFocus]);

  // Close before unmounting: only a closed dialog restores focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  // React bubbles these events to the components around this one, which must not get them.
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (isDismissable) onClose();
  }
  function handleClose(event: SyntheticEvent) {
    if (event.target === ref.current) onClose();
  }
  function handleClick(event: MouseEvent) {
    if (isDismissable && event.target === ref.current) onClose();
  }

  return (
    // oxlint-disable-next-line react/forbid-elements, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop only; Escape does the same from the keyboard
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // Without `preventDefault` here, browsers let a second Escape close the dialog.
      closedby={isDismissable ? undefined : 'none'}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={handleClick}
      onSubmit={(event) => event.stopPropagation()}
      className={classNames(
        'max-h-[min(90dvh,60rem)] scroll-pb-28 overflow-y-auto bg-surface wrap-anywhere text-ink shadow-float open:animate-[dialog-in_220ms_var(--ease-settle)]',
        PLACES[place],
        place === 'bottom' ? 'max-w-none' : SIZES[size],
      )}
    >
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2
            id={titleId}
            // Only if it gets the initial focus: `showModal` prefers it to the close button.
            tabIndex={firstFocus === 'heading' ? -1 : undefined}
            className="type-title line-clamp-3 text-title outline-none"
          >
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
    </dialog>
  );
}

/** Locks the scroll of the page; a margin replaces the scroll bar (styles/base.css), so nothing shifts. */
function reserveScrollbarWidth() {
  if (document.querySelector('dialog:modal')) return; // already locked
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
}
