import type { ContactAnswer } from '@tideline/domain/contact/contact';
import type { NewContact } from '@tideline/domain/contact/contact.schema';
import { isFilledByRobot, looksAdvertised } from '@tideline/domain/contact/spam';
import { newId } from '../../core/host/new-id.ts';
import type { Context } from '../../context.ts';
import { queueAcknowledgement } from '../threads/queue-acknowledgement.ts';
import { replyAddresses } from '../threads/reply-address.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { countCaller } from '../../core/limits/rate-limit.ts';
import { countIssueResult } from '../../audience/attribution/issue-counts.repository.ts';
import { readTrail } from '../../audience/attribution/read-trail.ts';
import { insertContactTrail } from '../../audience/attribution/trails.repository.ts';
import { checkContact } from './check-contact.ts';
import { findReferenceByKey, insertContact } from './contacts.repository.ts';
import { newReference } from './reference.ts';
import { findShownWording } from './shown-wording.ts';

/** Enquiries from one address, and from one /48 network. Source: security.md §7. */
const BURST = { own: { limit: 5, windowSeconds: 10 * 60 }, wide: { limit: 20, windowSeconds: 60 * 60 } };
const DAY = { own: { limit: 20, windowSeconds: 24 * 60 * 60 }, wide: { limit: 80, windowSeconds: 24 * 60 * 60 } };

const REFERENCE_ATTEMPTS = 10;

/**
 * Stores an enquiry and queues its notice. Likely spam is stored as `spam` and gets the same answer. A repeated idempotency
 * key returns the first reference and does not count against the rate limit. One transaction inserts first and counts
 * second: a simultaneous request waits and finds the row, and a refused request is rolled back.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function sendContact(
  ctx: Context,
  contact: NewContact,
  makeReference = newReference,
): Promise<ContactAnswer> {
  const now = ctx.now();
  const status = isFilledByRobot(contact) || looksAdvertised(contact) ? 'spam' : 'pending';
  const checked = {
    ...(await checkContact(ctx.db, contact, '/')),
    wording: await findShownWording(ctx.db, 'contact', contact),
  };
  const replyTo = await replyAddresses(ctx.db, ctx.mail.mailbox !== null);
  const reference = await ctx.db.transaction().execute(async (trx) => {
    for (let attempt = 1; attempt <= REFERENCE_ATTEMPTS; attempt += 1) {
      const reference = makeReference();
      const id = newId(); // sorted by time: inserts append to the indexes
      if (await insertContact(trx, { id, reference, status, ...checked }, now)) {
        if (status !== 'spam') {
          await queueMail(trx, { id: `enquiry-${id}`, kind: 'enquiry', aboutId: id }, now);
          const enquiry = { id, reference, ...contact };
          await queueAcknowledgement(trx, ctx, enquiry, { replyTo: replyTo(reference), now });
        }
        await countCaller(trx, 'contact', ctx.clientAddress, BURST, now);
        await countCaller(trx, 'contact-day', ctx.clientAddress, DAY, now);
        if (status !== 'spam') await countIssueResult(trx, contact.fromIssue, 'enquiry');
        const trail = await readTrail(trx, ctx, contact);
        if (trail) await insertContactTrail(trx, { contact_id: id, submitted_at: now }, trail);
        return reference;
      }
      const known = contact.idempotencyKey ? await findReferenceByKey(trx, contact.idempotencyKey) : null;
      if (known) return known;
    }
    throw new Error('No free reference was found for an inquiry.');
  });
  ctx.mail.wake();
  return { message: 'received', reference };
}
