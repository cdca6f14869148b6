import { TRPCError } from '@trpc/server';
import {
  MESSAGES_PAGE_MAX,
  replySubject,
  UNDO_SECONDS,
  type ContactMessage,
} from '@tideline/domain/conversation/message';
import type { NewReply } from '@tideline/domain/conversation/message.schema';
import { later } from '@tideline/domain/time/instant';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import type { Context } from '../../../context.ts';
import { queueMail } from '../../../core/mail/outbox.repository.ts';
import { messageIdOf } from '../../../core/mail/mail-options.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { dialectOf } from '../../../core/store/dialect/dialect-of.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findIdByKey, findMessage, insertMessage, listMessages } from '../../threads/messages.repository.ts';
import { newId } from '../../../core/host/new-id.ts';
import { replyAddresses } from '../../threads/reply-address.ts';
import { endDraft } from './end-draft.ts';

const NO_SERVER = 'No mail server is configured, so replies cannot be sent from here. Set one in Settings, Mail first.';

/**
 * Queues a reply, to be sent in ten seconds. Status, clock and audit entry follow when the mail server has accepted it.
 * @throws TRPCError CONFLICT when somebody has written since the caller looked, or without a mail server
 */
export async function sendReply(ctx: Context & { staff: Account }, reply: NewReply): Promise<ContactMessage> {
  if (ctx.mail.server === null) throw new TRPCError({ code: 'CONFLICT', message: NO_SERVER });
  const { staff } = ctx;
  const now = ctx.now();
  const replyTo = await replyAddresses(ctx.db, ctx.mail.mailbox !== null);
  const message = await ctx.db.transaction().execute(async (trx) => {
    const contact = await lockContact(trx, reply.contactId);
    if (!contact) throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
    const known = await findIdByKey(trx, reply.key);
    if (known !== null) return findMessage(trx, known, staff);
    const { items: before } = await listMessages(trx, { contactId: contact.id, limit: MESSAGES_PAGE_MAX }, staff);
    refuseIfUnseen(before, reply.lastSeenId);
    const { contactEmail, siteTitle } = await findSettings(trx);
    const id = newId();
    const key = `reply-${id}`;
    const sendAt = later(now, UNDO_SECONDS * 1000);
    await insertMessage(trx, {
      id,
      contact_id: contact.id,
      direction: 'out',
      kind: 'reply',
      from_name: staffLabel(staff),
      from_address: contactEmail,
      to_address: contact.email,
      reply_to: replyTo(contact.reference),
      subject: replySubject({ reference: contact.reference, siteTitle }, lastSubject(before)),
      body: reply.text,
      message_id: messageIdOf(key, ctx.origin),
      in_reply_to: await findAnswered(trx, contact.id),
      state: 'waiting',
      idempotency_key: reply.key,
      staff_id: staff.id,
      staff_name: staffLabel(staff),
      created_at: now,
      send_at: sendAt,
    });
    await queueMail(trx, { id: key, kind: 'reply', aboutId: id, sendAt }, now);
    await endDraft(trx, { contactId: contact.id, staffId: staff.id }, reply.attachmentIds, id);
    const act = { action: 'contact.reply', objectId: contact.id, detail: { messageId: id } } as const;
    await recordAction(trx, ctx.actor, act, now);
    return findMessage(trx, id, staff);
  });
  if (!message) throw new TRPCError({ code: 'NOT_FOUND', message: 'This reply no longer exists.' });
  setTimeout(ctx.mail.wake, UNDO_SECONDS * 1000 + 50).unref();
  return message;
}

/** Concurrent replies to an enquiry wait for each other. An answered enquiry is no longer sample data. */
async function lockContact(trx: Trx, id: string) {
  await trx.updateTable('contacts').set({ is_sample: 0 }).where('id', '=', id).where('is_sample', '=', 1).execute();
  return trx
    .selectFrom('contacts')
    .select(['id', 'email', 'reference'])
    .where('id', '=', id)
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
}

/** Acknowledgements do not count: a person's reply should not use a program's subject. */
function lastSubject(messages: readonly ContactMessage[]): string {
  return messages.findLast(({ subject, kind }) => subject !== '' && kind !== 'acknowledgement')?.subject ?? '';
}

function refuseIfUnseen(messages: readonly ContactMessage[], lastSeenId: string | null): void {
  const newest = messages.at(-1);
  if ((newest?.id ?? null) === lastSeenId || newest === undefined) return;
  const writer = newest.fromName || newest.fromAddress;
  const act = newest.direction === 'out' ? 'has replied' : 'has written';
  throw new TRPCError({ code: 'CONFLICT', message: `${writer} ${act} in the meantime. Read that first.` });
}

/** The `Message-ID` of the enquirer's last mail, else of the last mail to them. */
async function findAnswered(trx: Trx, contactId: string): Promise<string> {
  const row = await trx
    .selectFrom('contact_messages')
    .select('message_id')
    .where('contact_id', '=', contactId)
    .where('message_id', '<>', '')
    .where('kind', '!=', 'automatic')
    .orderBy('direction') // `in` first
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.message_id ?? '';
}
