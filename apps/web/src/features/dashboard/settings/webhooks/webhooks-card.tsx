import type { ListedWebhook } from '@tideline/domain/webhook/webhook';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useFocusAfterDialog } from '../../../../lib/forms/use-focus-after-dialog.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow, type WebhookAct } from './webhook-row.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

/** Webhooks: list, add, pause, test, their events. */
export function WebhooksCard() {
  const [isAdding, setIsAdding] = useState(false);
  const [opened, setOpened] = useState<{ act: WebhookAct; id: string } | null>(null);
  const heading = useFocusAfterDialog(isAdding || opened !== null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const list = trpc.webhooks.list.useQuery(undefined, { meta: { failure: 'Failed to fetch webhooks' } });
  const webhook = list.data?.find(({ id }) => id === opened?.id);
  const onSettled = () => utils.webhooks.invalidate();
  const pause = trpc.webhooks.pause.useMutation({
    meta: { failure: 'Failed to change the webhook' },
    onSuccess: ({ name, state }) =>
      toast({ title: state === 'paused' ? 'Webhook paused' : 'Webhook resumed', text: name }),
    onSettled,
  });
  const test = trpc.webhooks.test.useMutation({
    meta: { failure: 'Failed to send a test event' },
    onSuccess: () => toast({ title: 'Test event on its way', text: 'Events show the answer.' }),
    onSettled,
  });
  const remove = trpc.webhooks.remove.useMutation({
    onSuccess: async () => {
      toast({ title: 'Webhook removed', text: webhook?.name ?? '' });
      await utils.webhooks.invalidate(); // first: the focus must not return to a button that is about to disappear
      setOpened(null);
    },
  });
  const onClose = () => setOpened(null);

  function handleAct({ id, state }: ListedWebhook, act: WebhookAct) {
    if (act === 'test') test.mutate({ id });
    else if (act === 'pause') pause.mutate({ id, isPaused: state === 'active' });
    else {
      remove.reset();
      setOpened({ act, id });
    }
  }

  return (
    <SettingsSection
      section="webhooks"
      heading={heading}
      state={list.data ? stateOf(list.data) : null}
      action={
        <Button size="sm" variant="secondary" onClick={() => setIsAdding(true)}>
          <AddLabel>Add webhook</AddLabel>
        </Button>
      }
    >
      <p className="text-sm text-muted">
        The site tells other programs what has happened: each event is sent as a signed POST within seconds, and retried
        for three days until it is accepted.
      </p>
      <QueryPanel query={list} skeleton={<Skeleton className="h-24 w-full" />} empty={null}>
        {(data) => (
          <ul className="border-t border-line">
            {data.map((one) => (
              <WebhookRow key={one.id} webhook={one} onAct={(act) => handleAct(one, act)} />
            ))}
          </ul>
        )}
      </QueryPanel>
      {isAdding ? <WebhookDialog webhook={null} onClose={() => setIsAdding(false)} /> : null}
      {webhook && opened?.act === 'change' ? <WebhookDialog webhook={webhook} onClose={onClose} /> : null}
      {webhook && opened?.act === 'rotate' ? <RotateDialog webhook={webhook} onClose={onClose} /> : null}
      {webhook && opened?.act === 'log' ? <DeliveryLog webhook={webhook} onClose={onClose} /> : null}
      {webhook && opened?.act === 'remove' ? (
        <ConfirmDialog
          title="Remove this webhook?"
          action="Remove"
          pendingAction="Removing..."
          act={remove}
          onConfirm={() => remove.mutate({ id: webhook.id })}
          onClose={onClose}
        >
          <p className="wrap-anywhere">
            <bdi>{webhook.name}</bdi> gets no more events, and its log is deleted. This cannot be undone.
          </p>
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}

function stateOf(webhooks: readonly ListedWebhook[]): string {
  if (webhooks.length === 0) return 'No webhooks yet.';
  const active = webhooks.filter(({ state }) => state === 'active').length;
  if (active === webhooks.length) return active === 1 ? '1 webhook gets events.' : `${active} webhooks get events.`;
  return `${active} of ${webhooks.length} ${webhooks.length === 1 ? 'webhook gets' : 'webhooks get'} events.`;
}
