import { TRPCError } from '@trpc/server';
import type { ContactMessage } from '@tideline/domain/conversation/message';
import type { PastedMessage } from '@tideline/domain/conversation/message.schema';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { findContact } from '../../contacts/contacts.repository.ts';
import type { Context } from '../../../context.ts';
import { splitQuote } from '../../../core/mailbox/parse/split-quote.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { findMessage, insertMessage } from '../../threads/messages.repository.ts';
import { newId } from '../../../core/host/new-id.ts';
import { markAnswered } from '../replies/record-delivery.ts';

/** Stores a message that staff received or sent in another program. A message to the enquirer answers the enquiry. */
export async function pasteMessage(ctx: Context & { staff: Account }, pasted: PastedMessage): Promise<ContactMessage> {
  const { staff } = ctx;
  const now = ctx.now();
  const isIn = pasted.direction === 'in';
  const stored = await ctx.db.transaction().execute(async (trx) => {
    const contact = await findContact(trx, pasted.contactId);
    if (!contact) return null;
    const { contactEmail } = await findSettings(trx);
    const { text, quotedText } = splitQuote(pasted.text);
    const id = newId();
    await insertMessage(trx, {
      id,
      contact_id: contact.id,
      direction: pasted.direction,
      kind: 'pasted',
      from_name: isIn ? contact.name : staffLabel(staff),
      from_address: isIn ? contact.email : contactEmail,
      to_address: isIn ? contactEmail : contact.email,
      reply_to: '',
      subject: '',
      body: text,
      quoted_body: quotedText,
      message_id: '',
      in_reply_to: '',
      state: 'received',
      idempotency_key: null,
      staff_id: staff.id,
      staff_name: staffLabel(staff),
      created_at: now,
      send_at: null,
    });
    const act = { action: 'contact.paste', objectId: contact.id, detail: { messageId: id } } as const;
    await recordAction(trx, ctx.actor, act, now);
    if (!isIn) await markAnswered(trx, contact.id, ctx.actor, now);
    return findMessage(trx, id, staff);
  });
  if (!stored) throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
  return stored;
}
