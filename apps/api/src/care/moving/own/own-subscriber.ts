import { randomUUID } from 'node:crypto';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import {
  SUBSCRIBER_CONFIRMATIONS,
  SUBSCRIBER_DELIVERIES,
  SUBSCRIBER_FREQUENCIES,
  SUBSCRIBER_STATUSES,
} from '@tideline/domain/subscriber/subscriber';
import { emailAddress, lineOfText, longText } from '@tideline/domain/text/text.schema';
import { z } from 'zod';
import type { Trx } from '../../../core/store/schema.ts';
import { findAddressKey, suppressionHash } from '../../../audience/subscribers/address-keys.ts';
import { findStatuses } from '../../../audience/subscribers/import.repository.ts';
import { toRow } from '../../../audience/subscribers/subscribers.repository.ts';
import { wasErasedSince } from '../../privacy/erasures.repository.ts';
import type { Written } from '../writing/written.ts';
import { check, pastInstant } from './own-values.ts';

const subscriberSchema = z.object({
  email: emailAddress(),
  status: z.enum(SUBSCRIBER_STATUSES),
  confirmation: z.enum(SUBSCRIBER_CONFIRMATIONS),
  source: lineOfText({ label: 'Source', maxLength: 100 }).transform((source) => source || null),
  frequency: z.enum(SUBSCRIBER_FREQUENCIES),
  consentText: longText({ label: 'The sentence of the form', maxLength: 2000 }),
  delivery: z.enum(SUBSCRIBER_DELIVERIES),
  isSample: z.stringbool(),
});

/** Why a subscriber of an archive is not brought in. */
export const ERASED = 'Was erased here after the upload.';

/**
 * Adds a subscriber with the state that they had. Nobody is mailed; who is known here, has left here, or was erased here since the
 * upload, stays as they are.
 */
export async function writeOwnSubscriber(
  trx: Trx,
  row: Record<string, string>,
  uploadedAt: string,
  now: string,
): Promise<Written> {
  const checked = check(subscriberSchema, row);
  if ('refusal' in checked) return checked.refusal;
  const key = emailKey(checked.value.email);
  if (await wasErasedSince(trx, key, uploadedAt)) return { outcome: 'skipped', reason: ERASED };
  const secret = await findAddressKey(trx);
  const known = (await findStatuses(trx, [key], (email) => suppressionHash(secret, email))).get(key);
  if (known === 'suppressed') return { outcome: 'skipped', reason: 'Has left here, so stays away.' };
  if (known !== undefined) return { outcome: 'same', targetId: '', version: 0 };
  const id = randomUUID();
  const [createdAt, consentAt] = [pastInstant(row['createdAt'], now, now), pastInstant(row['consentAt'], now, null)];
  const { source, ...subscriber } = checked.value;
  const inserted = toRow({ id, ...subscriber, source, createdAt, consentAt }, now);
  await trx.insertInto('subscribers').values(inserted).execute();
  const wanted = (row['topics'] ?? '').split(' ').filter(Boolean);
  const topics =
    wanted.length === 0 ? [] : await trx.selectFrom('topics').select('id').where('id', 'in', wanted).execute();
  for (const { id: topic_id } of topics)
    await trx.insertInto('subscriber_topics').values({ subscriber_id: id, topic_id }).execute();
  return { outcome: 'arrived', targetId: id, version: 0 };
}
