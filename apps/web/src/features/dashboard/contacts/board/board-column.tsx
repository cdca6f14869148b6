import { keepPreviousData } from '@tanstack/react-query';
import type { ContactStatus } from '@tideline/domain/contact/contact';
import { ChevronsRight } from 'lucide-react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { IconButton } from '../../../../staff/kit/buttons/icon-button.tsx';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { LoadMore } from '../../../../staff/kit/lists/load-more.tsx';
import { useMoney } from '../../../../staff/use-money.ts';
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
  /** Folds the column, where it can be folded. */
  onFold?: () => void;
  onOpen: (id: string) => void;
};

/** The enquiries of one status, the most urgent first, page by page. */
export function BoardColumn({ status, q, currentId, drag, onFold, onOpen }: BoardColumnProps) {
  const list = trpc.contacts.list.useInfiniteQuery(columnQuery(status, q), {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to fetch contacts' },
  });
  const contacts = list.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = contacts.slice(0, PAGE_LIMIT_MAX);
  const work = useWork(shown);
  const { format } = useMoney();
  const { data: column } = trpc.contacts.column.useQuery(
    { status, q, contactIds: shown.map(({ id }) => id) },
    { enabled: list.data !== undefined, placeholderData: keepPreviousData },
  );
  const since = new Map(column?.since.map(({ contactId, at }) => [contactId, at]));
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <section
      aria-label={`${status}, ${total}`}
      data-column={status}
      className={classNames(
        'grid content-start gap-2 rounded-[6px] border border-line bg-sunk p-2',
        drag.target === status && 'outline-2 outline-offset-1 outline-accent',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 px-1 py-0.5 text-sm tabular-nums">
        <h2>
          <ContactStatusBadge status={status} />
        </h2>
        {list.data ? <span className="text-muted">{total.toLocaleString('en-US')}</span> : null}
        {column && column.value > 0 ? (
          <span title="Sum of the values" className="ml-auto font-[560]">
            {format(column.value)}
          </span>
        ) : null}
        {onFold ? (
          <IconButton label={`Hide ${status}`} className="-my-2 -mr-1 ml-auto" onClick={onFold}>
            <ChevronsRight aria-hidden="true" className="icon" />
          </IconButton>
        ) : null}
      </div>
      {list.isPending ? <Skeleton className="h-24 w-full" /> : null}
      <LoadFailure query={list} />
      <ul className="grid gap-2">
        {contacts.map((contact) => (
          <BoardCard
            work={work.get(contact.id)}
            since={since.get(contact.id)}
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
