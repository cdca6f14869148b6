import { CONTACT_STATUSES, type Contact } from '@tideline/domain/contact/contact';
import { useEffect, useRef, useState } from 'react';
import { useChangeStatus } from '../use-change-status.ts';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { BoardColumn } from './board-column.tsx';
import { SpamRail } from './spam-rail.tsx';
import { useCardDrag } from './use-card-drag.ts';

export type ContactsBoardProps = {
  /** Words to search for. */
  q: string | undefined;
  /** Enquiry in the side panel. */
  currentId: string | undefined;
  onOpen: (id: string) => void;
};

const COLUMNS = {
  folded: 'grid-cols-[repeat(5,minmax(13.875rem,1fr))_2.75rem]',
  whole: 'grid-cols-[repeat(6,minmax(13.875rem,1fr))]',
};

/** Enquiries in a column for each status, spam folded at first; a card is dragged with the pointer or moved by keyboard. */
// Default export, because React.lazy requires one.
export default function ContactsBoard({ q, currentId, onOpen }: ContactsBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const movedId = useRef<string | null>(null);
  const [isSpamShown, setIsSpamShown] = useState(false);
  const change = useChangeStatus();
  const drag = useCardDrag((contact: Contact, status) => {
    movedId.current = contact.id;
    change.mutate({ contacts: [contact], status });
  });
  const { isSuccess, isPending } = change;
  useEffect(() => {
    // The card is in another column now: focus follows it.
    if (!isSuccess || isPending || movedId.current === null) return;
    const grip = `[data-card="${CSS.escape(movedId.current)}"] [data-grip]`;
    const rail = '[data-column="spam"] > button';
    (board.current?.querySelector<HTMLElement>(grip) ?? board.current?.querySelector<HTMLElement>(rail))?.focus();
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
        // Positioned, because it must also contain what is only for screen readers.
        className={classNames(
          'relative grid items-start gap-2 overflow-x-auto pb-4',
          isSpamShown ? COLUMNS.whole : COLUMNS.folded,
        )}
      >
        {CONTACT_STATUSES.map((status) =>
          status === 'spam' && !isSpamShown ? (
            <SpamRail key={status} q={q} drag={drag} onShow={() => setIsSpamShown(true)} />
          ) : (
            <BoardColumn
              key={status}
              onFold={status === 'spam' ? () => setIsSpamShown(false) : undefined}
              {...{ status, q, currentId, drag, onOpen }}
            />
          ),
        )}
      </div>
    </>
  );
}
