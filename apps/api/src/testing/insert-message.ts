import { newId } from '../core/host/new-id.ts';
import { insertMessage } from '../sales/threads/messages.repository.ts';
import type { Db } from '../core/store/schema.ts';
import { TEST_NOW } from './test-caller.ts';

/** Inserts a message of the enquirer as received by mail. Returns its id. */
export async function insertTestMessage(
  db: Db,
  contactId: string,
  { text = 'Thank you.', createdAt = TEST_NOW, messageId = '' } = {},
): Promise<string> {
  const id = newId();
  await db.transaction().execute((trx) =>
    insertMessage(trx, {
      id,
      contact_id: contactId,
      direction: 'in',
      kind: 'mail',
      from_name: 'Ada Marsh',
      from_address: 'ada@example.com',
      to_address: 'hello@tideline.example',
      reply_to: '',
      subject: 'Re: Your enquiry',
      body: text,
      message_id: messageId,
      in_reply_to: '',
      state: 'received',
      idempotency_key: null,
      staff_id: null,
      staff_name: '',
      created_at: createdAt,
      send_at: null,
    }),
  );
  return id;
}
