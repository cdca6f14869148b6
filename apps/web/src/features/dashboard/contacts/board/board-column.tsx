import { keepPreviousData } from '@tanstack/react-query';
import type { ContactStatus } from '@tideline/domain/contact/contact';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { LoadMore } from '../../../../staff/load-more.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { ContactStatusBadge } from '../contact-status-badge.tsx';
import { PAGE_LIMIT_MAX } from '@tideline/domain/entity/page';
import { useWork } from '../conversation/work-line.tsx';
import { BoardCard } from './board-card.tsx';
import { columnQuery } from './use-board-order.ts';
import type { CardDrag } from './use-card-drag.ts';

export type BoardColumnProps = {
  status: ContactStatus;
  q: string | undefined;
  currentId: string | undefined;
  drag: CardDrag;
  onOpen: (id: string) => void;
};

/** The enquiries of one status, the most urgent first, page by page. */
export function BoardColumn({ status, q, currentId, drag, onOpen }: BoardColumnProps) {
  const list = trpc.contacts.list.useInfiniteQuery(columnQuery(status, q), {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to fetch contacts' },
  });
  const contacts = list.data?.pages.flatMap((page) => page.items) ?? [];
  const work = useWork(contacts.slice(0, PAGE_LIMIT_MAX));
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <section
      aria-label={`${status}, ${total}`}
      data-column={status}
      className={classNames(
        'grid content-start gap-2 rounded-[6px] border border-line bg-sunk p-2',
        drag.target === status && 'outline-2 outline-offset-1 outline-tide',
      )}
    >
      <h2 className="flex items-center justify-between px-1 py-0.5">
        <ContactStatusBadge status={status} />
        {list.data ? <span className="text-sm text-muted tabular-nums">{total.toLocaleString('en-US')}</span> : null}
      </h2>
      {list.isPending ? <Skeleton className="h-24 w-full" /> : null}
      <LoadFailure query={list} />
      <ul className="grid gap-2">
        {contacts.map((contact) => (
          <BoardCard
            work={work.get(contact.id)}
            key={contact.id}
            contact={contact}
            isCurrent={contact.id === currentId}
            drag={drag}
            onOpen={() => onOpen(contact.id)}
          />
        ))}
      </ul>
      {list.data && contacts.length === 0 ? <p className="px-1 py-3 text-sm text-muted">None</p> : null}
      <LoadMore list={list} />
    </section>
  );
}
