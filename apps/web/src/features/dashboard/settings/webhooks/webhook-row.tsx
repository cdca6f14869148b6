import { EVENT_GROUPS, EVENT_TYPES } from '@tideline/domain/webhook/event';
import type { ListedWebhook, WebhookState } from '@tideline/domain/webhook/webhook';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Badge, type BadgeTone } from '../../../../ui/sections/badge.tsx';

/** What staff do with a webhook. */
export type WebhookAct = 'log' | 'test' | 'pause' | 'change' | 'rotate' | 'remove';

const STATES: Record<WebhookState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'green' },
  paused: { label: 'Paused', tone: 'yellow' },
  disabled: { label: 'Disabled', tone: 'red' },
};

export type WebhookRowProps = { webhook: ListedWebhook; onAct: (act: WebhookAct) => void };

/** A webhook with its state and the results of its deliveries. */
export function WebhookRow({ webhook, onAct }: WebhookRowProps) {
  const { name, url, state, waiting, failed, lastDeliveredAt, failingSince, disabledReason } = webhook;
  const timeZone = useTimeZone();
  const acts: [act: WebhookAct, label: string][] = [
    ['log', 'Events'],
    ...(state === 'active' ? [['test', 'Send test'] as [WebhookAct, string]] : []),
    ['pause', state === 'active' ? 'Pause' : 'Resume'],
    ['change', 'Change'],
    ['rotate', 'Replace secret'],
    ['remove', 'Remove'],
  ];
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[560]">
        <bdi className="wrap-anywhere">{name}</bdi>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      </h3>
      <p dir="ltr" title={url} className="line-clamp-2 text-sm wrap-anywhere">
        {url}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span title={webhook.events.join(', ')}>{describeEvents(webhook.events)}</span>
        <span>{waiting === 0 ? 'Nothing waiting' : quantity(waiting, ['event waiting', 'events waiting'])}</span>
        {failed === 0 ? null : <span className="text-danger">{failed.toLocaleString('en-US')} failed</span>}
        <span>
          {lastDeliveredAt === null ? (
            'Nothing delivered yet'
          ) : (
            <>
              Delivered <DateText iso={lastDeliveredAt} />
            </>
          )}
        </span>
      </p>
      {state === 'active' && failingSince !== null ? (
        <p className="text-sm text-danger">
          Nothing has been delivered since {formatDateTime(failingSince, timeZone)}. After three days, it is disabled.
        </p>
      ) : null}
      {state === 'disabled' ? (
        <p className="text-sm wrap-anywhere text-danger">
          {disabledReason} No events are stored for it until you resume it.
        </p>
      ) : null}
      <div className="-ml-3 flex flex-wrap">
        {acts.map(([act, label]) => (
          <RowButton key={act} act={label} name={name} onClick={() => onAct(act)} />
        ))}
      </div>
    </li>
  );
}

/** Events in few words: their groups, or their number. */
function describeEvents(events: ListedWebhook['events']): string {
  if (events.length === EVENT_TYPES.length) return 'All events';
  const whole = EVENT_GROUPS.filter((group) => group.events.every(({ type }) => events.includes(type)));
  const covered = whole.reduce((sum, group) => sum + group.events.length, 0);
  if (covered === events.length) return whole.map(({ title }) => title).join(', ');
  return quantity(events.length, ['type of event', 'types of events']);
}
