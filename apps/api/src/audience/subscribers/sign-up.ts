import { randomUUID } from 'node:crypto';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { newsletter } from '@tideline/copy/newsletter/newsletter';
import type { NewSubscriber } from '@tideline/domain/subscriber/subscriber.schema';
import { isFilledByRobot, TRAP_FIELD } from '@tideline/domain/contact/spam';
import { mailboxKey } from '@tideline/domain/subscriber/email-address';
import type { SubscribeAnswer } from '@tideline/domain/subscriber/subscriber';
import { newId } from '../../core/host/new-id.ts';
import type { Context } from '../../context.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { countCaller, takeAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { countIssueResult } from '../attribution/issue-counts.repository.ts';
import { readTrail } from '../attribution/read-trail.ts';
import { putSubscriberTrail } from '../attribution/trails.repository.ts';
import { findCopyFiller } from '../../core/settings/site-words.repository.ts';
import { findShownCopy } from '../../site/pages/shown/shown-copy.ts';
import { findRetention } from '../../core/settings/retention.repository.ts';
import { findAddressKey, suppressionHash } from './address-keys.ts';
import { waitUntil } from './confirmations.repository.ts';
import { insertSuspicious, subscribe } from './subscribers.repository.ts';
import { deleteSuppression } from './suppressions.repository.ts';

/** Sign-ups from one address, and from one /48 network. Source: security.md §7. */
const LIMITS = {
  own: { limit: 5, windowSeconds: 10 * 60 },
  wide: { limit: 20, windowSeconds: 60 * 60 },
} satisfies Record<string, RateLimit>;
/** Confirmation mails per mailbox: `ada+1@` and `ada+2@` are one. Source: security.md §6. */
const MAIL_LIMIT: RateLimit = { limit: 3, windowSeconds: 24 * 60 * 60 };

/**
 * Subscribes a visitor's address. With a mail server, the same transaction queues a confirmation mail, and again when an
 * unconfirmed person tries once more. Without a mail server, sign-ups need no confirmation.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function signUp(ctx: Context, input: NewSubscriber): Promise<SubscribeAnswer> {
  const now = ctx.now();
  const freshId = newId(); // sorted by time: inserts append to the indexes
  // Only the site's own forms send the trap field. What other programs show to people is unknown.
  const consent = { consentText: typeof input[TRAP_FIELD] === 'string' ? await findPromise(ctx.db) : '' };
  const key = await findAddressKey(ctx.db);
  const hashes = {
    emailHash: suppressionHash(key, input.email),
    mailboxHash: suppressionHash(key, mailboxKey(input.email)),
  };
  const answer = await ctx.db.transaction().execute((trx) => store(trx, hashes));
  if (answer.confirmation === 'sent') ctx.mail.wake();
  return answer;

  async function store(
    trx: Trx,
    { emailHash, mailboxHash }: Record<'emailHash' | 'mailboxHash', string>,
  ): Promise<SubscribeAnswer> {
    await countCaller(trx, 'newsletter', ctx.clientAddress, LIMITS, now);
    if (isFilledByRobot(input)) {
      const isNew = await insertSuspicious(trx, freshId, input, now);
      // The answer to a person and to a robot is the same: it must not reveal that a robot was recognised.
      return toAnswer(isNew, isNew && ctx.mail.server !== null ? 'sent' : undefined);
    }
    if (ctx.mail.server === null) {
      await deleteSuppression(trx, emailHash);
      const { id, isNew } = await subscribe(trx, freshId, { ...input, ...consent, consentAt: now }, 'confirmed', now);
      if (isNew) await noteOrigin(trx, id);
      return toAnswer(isNew);
    }
    const { id, isNew, isWaiting } = await subscribe(trx, freshId, { ...input, ...consent }, 'waiting', now);
    if (!isWaiting) return toAnswer(isNew);
    const isMailed = (await takeAttempt(trx, `confirm:${mailboxHash}`, MAIL_LIMIT, now)) === null;
    if (isMailed) {
      await waitUntil(trx, id, null); // the deadline is set when the mail has been sent
      await queueMail(trx, { id: `confirmation-${randomUUID()}`, kind: 'confirmation', aboutId: id }, now);
    } else if (isNew) {
      // Today's confirmation mails are spent, so the deadline starts now. A sign-up on another day sends one.
      const { unconfirmedDays } = await findRetention(trx);
      await waitUntil(trx, id, later(now, unconfirmedDays * DAY_MS));
    }
    if (isNew) await noteOrigin(trx, id);
    return toAnswer(isNew, isMailed ? 'sent' : 'waiting');
  }

  /** Stores the origin of a new subscription: the trail sent by the browser, and a count for its issue. */
  async function noteOrigin(trx: Trx, id: string): Promise<void> {
    await countIssueResult(trx, input.fromIssue, 'sign-up');
    const trail = await readTrail(trx, ctx, input);
    if (trail) await putSubscriberTrail(trx, id, trail);
  }
}

/** What stands beside the sign-up forms now. */
async function findPromise(db: Db): Promise<string> {
  const [copy, fill] = await Promise.all([findShownCopy(db, ['newsletter']), findCopyFiller(db)]);
  return fill((copy.newsletter?.['form'] ?? newsletter) as typeof newsletter).promise;
}

function toAnswer(isNew: boolean, confirmation?: 'sent' | 'waiting'): SubscribeAnswer {
  return { message: isNew ? 'subscribed' : 'already_subscribed', ...(confirmation && { confirmation }) };
}
