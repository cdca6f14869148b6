import type { Contact } from '@tideline/domain/contact/contact';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { useMediaQuery } from '../../../../staff/use-media-query.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import { focusHeading, OpenContact } from './open-contact.tsx';

const BESIDE = '(width >= 64rem)';

export type ContactSidePanelProps = {
  id: string;
  /** The enquiries of the list or board, in its order. */
  contacts: readonly Contact[];
  /** Where these are, such as `on this page`. */
  place: string;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** An enquiry beside the list; on small screens a sheet over it. The element is kept, and typed text with it. */
export function ContactSidePanel({ id, contacts, place, onOpen, onClose }: ContactSidePanelProps) {
  const isBeside = useMediaQuery(BESIDE);
  const panel = useRef<HTMLDialogElement>(null);
  const at = contacts.findIndex((contact) => contact.id === id);
  const listed = contacts[at];
  const found = trpc.contacts.byId.useQuery({ id }, { enabled: !listed, meta: { failure: 'Failed to fetch contact' } });
  const contact = listed ?? found.data;
  const [previous, next] = at < 0 ? [undefined, contacts[0]] : [contacts[at - 1], contacts[at + 1]];
  const openNext = () => (next ? onOpen(next.id) : undefined);
  const openPrevious = () => (previous ? onOpen(previous.id) : undefined);

  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return undefined;
    if (isBeside) dialog.show();
    else dialog.showModal();
    focusHeading(dialog.querySelector('h2'));
    return () => dialog.close();
  }, [isBeside]);
  usePanelKeys(panel, { onNext: openNext, onPrevious: openPrevious, onClose });

  return (
    // oxlint-disable-next-line react/forbid-elements -- on a wide screen it is a part of the page
    <dialog
      ref={panel}
      aria-label={contact ? `Inquiry of ${contact.name}` : 'Inquiry'}
      aria-modal={isBeside ? undefined : true}
      onCancel={(event) => {
        if (event.target !== panel.current) return;
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'overflow-y-auto overscroll-contain bg-surface text-ink wrap-anywhere',
        isBeside
          ? 'sticky top-17 m-0 max-h-[calc(100dvh-5.5rem)] w-full max-w-none rounded-[6px] border border-line-strong'
          : 'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none',
      )}
    >
      <div className="sticky top-0 z-2 flex items-center gap-1 border-b border-line bg-surface px-3 py-1.5">
        <IconButton label="Previous inquiry" isDisabled={!previous} onClick={openPrevious}>
          <ChevronUp aria-hidden="true" className="icon" />
        </IconButton>
        <IconButton label="Next inquiry" isDisabled={!next} onClick={openNext}>
          <ChevronDown aria-hidden="true" className="icon" />
        </IconButton>
        <p className="mr-auto px-1 text-sm text-muted">{at < 0 ? null : `${at + 1} of ${contacts.length} ${place}`}</p>
        <IconButton label="Close inquiry" onClick={onClose}>
          <X aria-hidden="true" className="icon" />
        </IconButton>
      </div>
      <div className="@container grid gap-5 p-4 sm:p-5">
        <LoadFailure query={found} />
        {contact ? <OpenContact key={contact.id} contact={contact} /> : <Skeleton className="h-40 w-full" />}
      </div>
    </dialog>
  );
}

type IconButtonProps = { label: string; isDisabled?: boolean; onClick: () => void; children: ReactNode };

function IconButton({ label, isDisabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not disabled, so that focus stays on it at the ends of the list.
      aria-disabled={isDisabled}
      onClick={onClick}
      className="grid size-9 flex-none place-items-center rounded-full text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
