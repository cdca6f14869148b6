import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { FAILING_DAYS_MAX } from '@tideline/domain/webhook/webhook';
import { PROGRAM, recordAction } from '../../../core/audit/audit.repository.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { DeliveryResult } from './deliveries.repository.ts';
import { disableWebhook, markFailing, markWorking } from './webhook-health.repository.ts';

/** The status with which a receiver says that it wants no more events. Source: Standard Webhooks. */
const GONE = 410;

/**
 * Records whether a webhook works. After three days without a success, or when its receiver is gone for good, it is disabled,
 * and its creator gets a mail.
 */
export async function recordHealth(
  trx: Trx,
  webhookId: string,
  results: readonly DeliveryResult[],
  now: string,
): Promise<void> {
  if (results.length === 0) return;
  if (results.some(({ isDelivered }) => isDelivered)) {
    await markWorking(trx, webhookId);
    return;
  }
  const failingSince = await markFailing(trx, webhookId, now);
  const isGone = results.some(({ statusCode }) => statusCode === GONE);
  const hasLasted = failingSince !== null && failingSince <= earlier(now, FAILING_DAYS_MAX * DAY_MS);
  if (!isGone && !hasLasted) return;
  const reason = isGone
    ? 'The receiver answered that it is gone (410).'
    : `Nothing could be delivered for ${FAILING_DAYS_MAX} days. Last: ${lastReason(results)}`;
  const disabled = await disableWebhook(trx, webhookId, reason, now);
  if (!disabled) return;
  await recordAction(trx, PROGRAM, { action: 'webhook.disable', objectId: webhookId }, now);
  const recipient = disabled.creatorEmail ?? (await findSettings(trx)).contactEmail;
  await queueMail(trx, { id: `webhook-${webhookId}-${now}`, kind: 'webhook', recipient }, now);
}

function lastReason(results: readonly DeliveryResult[]): string {
  const last = results.at(-1);
  return last?.statusCode ? `status ${last.statusCode}.` : (last?.text ?? '');
}
