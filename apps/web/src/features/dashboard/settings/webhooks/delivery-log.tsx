import type { Delivery, ListedWebhook } from '@tideline/domain/webhook/webhook';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Badge, type BadgeTone } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';

const PAGE_SIZE = 25;
const STATES: Record<Delivery['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'yellow' },
  delivered: { label: 'Delivered', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
};

export type DeliveryLogProps = { webhook: ListedWebhook; onClose: () => void };

/** The events of a webhook, newest first, with the receiver's answers. */
export function DeliveryLog({ webhook, onClose }: DeliveryLogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const list = trpc.webhooks.deliveries.useInfiniteQuery(
    { webhookId: webhook.id, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, meta: { failure: 'Failed to fetch the events of the webhook' } },
  );
  const options = { meta: { failure: 'Failed to resend' }, onSettled: () => utils.webhooks.invalidate() };
  const resend = trpc.webhooks.resend.useMutation(options);
  const resendFailed = trpc.webhooks.resendFailed.useMutation({
    ...options,
    onSuccess: ({ resent }) => toast({ title: 'Resending', text: quantity(resent, ['event', 'events']) }),
  });
  return (
    <Dialog open size="lg" title="Events of the webhook" onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto min-w-0 text-sm wrap-anywhere text-muted">
            <bdi>{webhook.name}</bdi>. Events are stored for 30 days.
          </p>
          <Button size="sm" variant="secondary" onClick={() => void list.refetch()}>
            Refresh
          </Button>
          {webhook.failed > 0 ? (
            <Button
              size="sm"
              variant="secondary"
              disabled={resendFailed.isPending}
              onClick={() => resendFailed.mutate({ id: webhook.id })}
            >
              Resend failed
            </Button>
          ) : null}
        </div>
        <QueryPanel
          query={list}
          skeleton={<Skeleton className="h-40 w-full" />}
          empty={<p className="text-sm text-muted">No event yet.</p>}
        >
          {({ pages }) => (
            <ul className="border-t border-line">
              {pages.flatMap(({ items }) =>
                items.map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    isPending={resend.isPending}
                    onResend={() => resend.mutate({ id: delivery.id })}
                  />
                )),
              )}
            </ul>
          )}
        </QueryPanel>
        {list.hasNextPage ? (
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

type DeliveryRowProps = { delivery: Delivery; isPending: boolean; onResend: () => void };

function DeliveryRow({ delivery, isPending, onResend }: DeliveryRowProps) {
  const { type, objectId, state, attempts, createdAt, nextAttemptAt, statusCode, answer, durationMs } = delivery;
  const timeZone = useTimeZone();
  const action = state === 'waiting' ? 'Send now' : 'Resend';
  const facts = [
    formatDateTime(createdAt, timeZone),
    attempts > 0 ? quantity(attempts, ['attempt', 'attempts']) : '',
    statusCode === null ? '' : `status ${statusCode}`,
    durationMs === null ? '' : `${durationMs.toLocaleString('en-US')} ms`,
    attempts > 0 && nextAttemptAt !== null ? `again ${formatDateTime(nextAttemptAt, timeZone)}` : '',
  ].filter((fact) => fact !== '');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-[560] wrap-anywhere">{type}</code>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        <p className="text-sm text-muted">{facts.join(', ')}</p>
        <p className="text-sm wrap-anywhere text-muted">{objectId}</p>
        {answer === '' ? null : (
          <p dir="auto" className="bg-sunk mt-1 p-2 font-mono text-sm wrap-anywhere">
            {answer}
          </p>
        )}
      </div>
      <RowButton act={action} name={type} disabled={isPending} onClick={onResend} />
    </li>
  );
}
