import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { FAILING_DAYS_MAX } from '@tideline/domain/webhook/webhook';
import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { EventAnswer } from './post-event.ts';
import { disableWebhook } from './webhook-health.repository.ts';

/** The status by which a receiver declines further events. Source: Standard Webhooks. */
const GONE = 410;

/** Disables a webhook after three days without a success, or when its receiver is gone for good; its creator gets a mail. */
export async function disableBroken(
  trx: Trx,
  { webhookId, failingSince, answer }: { webhookId: string; failingSince: string | null; answer: EventAnswer },
  now: string,
): Promise<void> {
  const isGone = answer.statusCode === GONE;
  const hasLasted = failingSince !== null && failingSince <= earlier(now, FAILING_DAYS_MAX * DAY_MS);
  if (!isGone && !hasLasted) return;
  const last = answer.statusCode === null ? answer.text : `status ${answer.statusCode}.`;
  const reason = isGone
    ? 'The receiver answered that it is gone (410).'
    : `Nothing could be delivered for ${FAILING_DAYS_MAX} days. Last: ${last}`;
  const disabled = await disableWebhook(trx, webhookId, reason, now);
  if (!disabled) return;
  await recordAction(trx, PROGRAM, { action: 'webhook.disable', objectId: webhookId }, now);
  const recipient = disabled.creatorEmail ?? (await findSettings(trx)).contactEmail;
  await queueMail(trx, { id: `webhook-${webhookId}-${now}`, kind: 'webhook', recipient }, now);
}
