import { CONTACT_STATUSES, type Contact } from '@tideline/domain/contact/contact';
import { useEffect, useRef } from 'react';
import { useChangeStatus } from '../use-change-status.ts';
import { BoardColumn } from './board-column.tsx';
import { useCardDrag } from './use-card-drag.ts';

export type ContactsBoardProps = {
  /** Words to search for. */
  q: string | undefined;
  /** Enquiry in the side panel. */
  currentId: string | undefined;
  onOpen: (id: string) => void;
};

/** Enquiries in a column for each status; a card is dragged with the pointer or moved by keyboard. */
// Default export, because React.lazy requires one.
export default function ContactsBoard({ q, currentId, onOpen }: ContactsBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const movedId = useRef<string | null>(null);
  const change = useChangeStatus();
  const drag = useCardDrag((contact: Contact, status) => {
    movedId.current = contact.id;
    change.mutate({ contacts: [contact], status });
  });
  const { isSuccess, isPending } = change;
  useEffect(() => {
    // The card is in another column now: focus follows it.
    if (!isSuccess || isPending || movedId.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(movedId.current)}"] [data-grip]`)?.focus();
    movedId.current = null;
  }, [isSuccess, isPending]);
  return (
    <>
      <p className="sr-only" aria-live="assertive">
        {drag.announcement}
      </p>
      <div
        ref={board}
        data-board
        className="grid auto-cols-[minmax(14rem,1fr)] grid-flow-col items-start gap-3 overflow-x-auto pb-4"
      >
        {CONTACT_STATUSES.map((status) => (
          <BoardColumn key={status} status={status} q={q} currentId={currentId} drag={drag} onOpen={onOpen} />
        ))}
      </div>
    </>
  );
}
