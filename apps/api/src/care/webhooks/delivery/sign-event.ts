import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@tideline/domain/webhook/webhook';

const SECRET_BYTES = 32;

/** A new secret of a webhook, in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** Derives the signing key of a secret, once for many events: deriving takes longer than signing. */
export function toSigningKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
}

/**
 * The headers that sign a body, with one signature for each key. Source: Standard Webhooks.
 * @param sentAt ISO 8601 in UTC
 */
export function signedHeaders(id: string, body: string, keys: readonly KeyObject[], sentAt: string) {
  const seconds = String(Math.floor(Date.parse(sentAt) / 1000));
  const signed = `${id}.${seconds}.${body}`;
  const signatures = keys.map((key) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}
