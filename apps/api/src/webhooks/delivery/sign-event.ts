import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@tideline/domain/webhook/webhook';

const SECRET_BYTES = 32;

/** A new secret of a webhook, in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The headers that sign a body, with one signature for each secret. Source: Standard Webhooks.
 * @param sentAt ISO 8601 in UTC
 */
export function signedHeaders(id: string, body: string, secrets: readonly string[], sentAt: string) {
  const seconds = String(Math.floor(Date.parse(sentAt) / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}
