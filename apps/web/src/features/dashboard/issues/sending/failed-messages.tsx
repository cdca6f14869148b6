import type { FailedMessage } from '@tideline/domain/newsletter/sending';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { LoadMore } from '../../../../staff/kit/lists/load-more.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import type { Column } from '../../lists/column.ts';
import { DataTable } from '../../lists/data-table.tsx';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';
import { failureWords } from './sending-words.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';

const FAILURE = 'Failed to fetch the failed messages';
const PAGE_SIZE = 50;
/** Lists up to this length are open initially. */
const SHORT = 10;

/** Interval of refetching the list while more messages can fail. */
const WATCH_MS = 5_000;

export type FailedMessagesProps = {
  issueId: string;
  /** How many there are. */
  refused: number;
  /** The issue is still being sent. */
  isGrowing: boolean;
};

/** The permanently refused messages with the server's reason, and the button that resends them. */
export function FailedMessages({ issueId: id, refused, isGrowing }: FailedMessagesProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const list = trpc.issues.sending.failed.useInfiniteQuery(
    { id, limit: PAGE_SIZE },
    {
      getNextPageParam: (page) => page.nextCursor,
      refetchInterval: isGrowing ? WATCH_MS : false,
    },
  );
  const failed = list.data?.pages.flatMap((page) => page.items) ?? [];
  const resend = trpc.issues.sending.resendFailed.useMutation({
    meta: { failure: 'Failed to resend' },
    onSuccess: ({ resent, skipped }) => {
      const left = quantity(skipped, [
        'reader who no longer gets the newsletter is',
        'readers who no longer get the newsletter are',
      ]);
      toast({
        title: `Sending ${quantity(resent, ['message', 'messages'])} again`,
        text: skipped === 0 ? 'Nobody else gets anything.' : `${left} left out.`,
      });
    },
    onSettled: () => utils.issues.invalidate(),
  });
  // Applies only at first: a list that somebody has opened stays open.
  const [isShort] = useState(refused <= SHORT);
  const canSend = useMay()('issues.send');
  const mayResend = list.hasNextPage || failed.some(({ canResend }) => canResend);
  return (
    <section aria-labelledby="issue-failed" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="issue-failed" className="type-title mr-auto text-title-s">
          {quantity(refused, ['failed message', 'failed messages'])}
        </h2>
        {canSend && mayResend ? (
          <Button size="sm" variant="secondary" disabled={resend.isPending} onClick={() => resend.mutate({ id })}>
            <RotateCcw aria-hidden="true" className="icon" />
            {resend.isPending ? 'Resending...' : 'Resend the failed ones'}
          </Button>
        ) : null}
      </div>
      <LoadFailure message={FAILURE} query={list} />
      {list.isPending ? <TableSkeleton /> : null}
      {failed.length > 0 ? (
        <details open={isShort}>
          <summary className="link min-h-9 cursor-pointer py-1 text-sm pointer-coarse:min-h-11">
            Addresses and the server’s reasons
          </summary>
          <FailedTable failed={failed} />
          <div className="pt-3">
            <LoadMore list={list} />
          </div>
        </details>
      ) : null}
      {list.data && !mayResend ? (
        <p className="text-sm text-muted">None of these readers still gets the newsletter.</p>
      ) : null}
    </section>
  );
}

function FailedTable({ failed }: { failed: readonly FailedMessage[] }) {
  const columns: Column<FailedMessage>[] = [
    {
      header: 'Address',
      isRowHeader: true,
      className: 'md:min-w-44',
      renderCell: ({ email, domain }) => <UserText text={email ?? `deleted subscriber at ${domain}`} />,
    },
    {
      header: 'Answer of the mail server',
      place: 'under',
      renderCell: (message) => <UserText text={failureWords(message)} />,
      renderCompact: (message) => (
        <span dir="auto" className="line-clamp-3 wrap-anywhere">
          {failureWords(message)}
        </span>
      ),
    },
    {
      header: 'Tries',
      priority: 2,
      place: 'below',
      className: 'text-muted tabular-nums',
      renderCell: ({ attempts }) => attempts.toLocaleString('en-US'),
      renderCompact: ({ attempts }) => quantity(attempts, ['try', 'tries']),
    },
    {
      header: 'Last tried',
      place: 'beside',
      priority: 2,
      className: 'whitespace-nowrap text-muted',
      renderCell: ({ triedAt }) => (triedAt === null ? '—' : <DateText iso={triedAt} />),
    },
    {
      header: 'Can be resent',
      place: 'end',
      className: 'whitespace-nowrap text-muted',
      renderCell: ({ canResend }) => (canResend ? 'Yes' : 'No longer a reader'),
      renderCompact: ({ canResend }) => (canResend ? null : 'No longer a reader'),
    },
  ];
  return <DataTable caption="Failed messages" columns={columns} rows={failed} />;
}
