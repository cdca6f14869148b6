import { randomUUID } from 'node:crypto';
import { UNDO_SECONDS } from '@tideline/domain/conversation/message';
import type { Staff } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../test-caller.ts';
import { mailDoor, openSender, openTestClock } from './mail-round.ts';
import { openMailbox } from './mailbox.ts';

/** A second member of staff. */
export const KIM: Staff = { id: 'staff-2', email: 'kim@example.com', name: 'Kim', role: 'admin' };

export const CONTACT = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada@example.com',
  message: 'We need a site.\nCan you help?',
};

/** A site with a mail server, two members of staff and a test clock. */
export async function openReplySite(db: Db) {
  const [clock, mailbox] = [openTestClock(), await openMailbox()];
  const changes = { mail: mailDoor(mailbox), now: clock.now };
  for (const staff of [TEST_STAFF, KIM]) await insertStaff(db, { ...staff, passwordHash: 'none' }, TEST_NOW);
  const [staff, kim] = [callAsStaff(db, changes), callAsStaff(db, { ...changes, staff: KIM })];
  const sendMails = openSender(db, mailbox, clock);

  /**
   * Adds an enquiry whose notice was sent, and returns its id. By default there is no mail server, and thus no
   * acknowledgement.
   */
  async function enquire(
    fields: Partial<typeof CONTACT> = {},
    visit: Partial<Context> = { now: clock.now },
  ): Promise<string> {
    const { reference } = await callAsVisitor(db, visit).contacts.send({ ...CONTACT, ...fields });
    await sendMails();
    mailbox.arrived.length = 0;
    const row = await db
      .selectFrom('contacts')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  /** Writes a reply after reading everything. */
  async function reply(contactId: string, text = 'Yes, we can.', by = staff, attachmentIds: string[] = []) {
    const { messages } = await by.conversations.read({ contactId });
    const lastSeenId = messages.at(-1)?.id ?? null;
    return by.conversations.send({ contactId, text, key: randomUUID(), lastSeenId, attachmentIds });
  }
  /** Sends due mails once replies can no longer be undone. */
  async function deliver(): Promise<void> {
    clock.pass(UNDO_SECONDS * 1000);
    await sendMails();
  }
  const visitor = () => callAsVisitor(db, changes);
  return { clock, mailbox, staff, visitor, kim, changes, sendMails, enquire, reply, deliver };
}
