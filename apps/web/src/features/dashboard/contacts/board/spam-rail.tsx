import { keepPreviousData } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { classNames } from '../../../../ui/controls/class-names.ts';
import type { BoardColumnProps } from './board-column.tsx';
import { columnQuery } from './use-board-order.ts';

export type SpamRailProps = Pick<BoardColumnProps, 'q' | 'drag'> & { onShow: () => void };

/** The folded column of spam. Cards can be dropped on it. */
export function SpamRail({ q, drag, onShow }: SpamRailProps) {
  const list = trpc.contacts.list.useInfiniteQuery(
    // Only the total is shown.
    { ...columnQuery('spam', q), limit: 1 },
    {
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
      meta: { failure: 'Failed to fetch contacts' },
    },
  );
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <section
      aria-label={`spam, ${total}`}
      data-column="spam"
      className={classNames(
        'self-stretch rounded-[6px] border border-line bg-sunk',
        drag.target === 'spam' && 'outline-2 outline-offset-1 outline-accent',
      )}
    >
      <button
        type="button"
        aria-expanded={false}
        title="Show spam"
        onClick={onShow}
        className="flex min-h-32 w-full flex-col items-center gap-2 rounded-[6px] py-3 text-sm text-muted hover:bg-tint hover:text-ink"
      >
        <ShieldAlert aria-hidden="true" className="icon" />
        <span className="[writing-mode:vertical-rl]">
          <span className="sr-only">Show </span>spam{' '}
        </span>
        <span className="tabular-nums">{total.toLocaleString('en-US')}</span>
      </button>
    </section>
  );
}
