import type { Contact } from '@tideline/domain/contact/contact';
import { useLayoutEffect, useRef } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { useMediaQuery } from '../../../../staff/use-media-query.ts';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { OpenContact } from './open-contact.tsx';
import { PanelBar } from './panel-bar.tsx';
import { focusHeading } from './panel-head.tsx';
import { usePanelKeys } from './use-panel-keys.ts';

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

/**
 * An enquiry beside the list, as high as the window; on small screens a sheet over it. Only parts of it scroll, so the
 * reply stays in view. The element is kept, and typed text with it.
 */
export function ContactSidePanel({ id, contacts, place, onOpen, onClose }: ContactSidePanelProps) {
  const isBeside = useMediaQuery(BESIDE);
  const panel = useRef<HTMLDialogElement>(null);
  const at = contacts.findIndex((contact) => contact.id === id);
  const listed = contacts[at];
  const found = trpc.contacts.byId.useQuery({ id }, { enabled: !listed, meta: { failure: 'Failed to fetch contact' } });
  const contact = listed ?? found.data;
  const [previous, next] = at < 0 ? [undefined, contacts[0]] : [contacts[at - 1], contacts[at + 1]];
  const openNext = next ? () => onOpen(next.id) : undefined;
  const openPrevious = previous ? () => onOpen(previous.id) : undefined;

  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return undefined;
    if (isBeside) dialog.show();
    else dialog.showModal();
    focusHeading(dialog.querySelector('h2'));
    return () => dialog.close();
  }, [isBeside]);
  usePanelKeys(panel, { onNext: () => openNext?.(), onPrevious: () => openPrevious?.(), onClose });

  return (
    // oxlint-disable-next-line react/forbid-elements -- on a wide screen it is a part of the page
    <dialog
      ref={panel}
      aria-label={contact ? `Inquiry of ${contact.name}` : 'Inquiry'}
      aria-modal={isBeside ? undefined : true}
      data-beside={isBeside || undefined}
      onCancel={(event) => {
        if (event.target !== panel.current) return;
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'm-0 flex-col bg-surface text-ink wrap-anywhere open:flex',
        isBeside
          ? 'fixed top-17 bottom-4 left-auto z-20 h-auto max-h-none max-w-none rounded-[6px] border border-line-strong'
          : 'fixed inset-0 h-dvh max-h-none w-full max-w-none',
      )}
    >
      <PanelBar
        position={at < 0 ? '' : `${at + 1} of ${contacts.length} ${place}`}
        onPrevious={openPrevious}
        onNext={openNext}
        onClose={onClose}
      />
      <LoadFailure query={found} />
      {contact ? <OpenContact key={contact.id} contact={contact} /> : <Skeleton className="m-4 h-40" />}
    </dialog>
  );
}
