import type { OwnDataAct } from '@tideline/domain/privacy/own-data';
import type { Db } from '../../core/store/schema.ts';
import { mailDoor, openSender, openTestClock, TEST_ORIGIN } from './mail-round.ts';
import { openMailbox, type Arrived } from './mailbox.ts';
import { callAsStaff, callAsVisitor } from '../test-caller.ts';

/** The subscriber. */
export const EMAIL = 'ada@example.com';

/** The token of a mail's link to a page. */
export function tokenIn(arrived: Arrived | undefined, page: 'confirm' | 'unsubscribe' | OwnDataAct): string {
  const link = new RegExp(`^${TEST_ORIGIN}/newsletter/${page}\\?t=(\\S+)$`, 'm').exec(arrived?.mail.text ?? '');
  return link?.[1] ?? '';
}

/** A newsletter with an SMTP server and a test clock. */
export async function openNewsletterSite(db: Db) {
  const [clock, mailbox] = [openTestClock(), await openMailbox()];
  const changes = { mail: mailDoor(mailbox), now: clock.now };
  const visitor = () => callAsVisitor(db, changes);
  const staff = callAsStaff(db, changes);
  const send = openSender(db, mailbox, clock);
  const list = async () =>
    (await staff.subscribers.list()).items.map(({ email, status, confirmation }) => [email, status, confirmation]);
  /** Advances the clock without an SMTP server until a mail has failed permanently. */
  async function untilGivenUp(): Promise<void> {
    await mailbox.stop();
    while ((await staff.mail.status()).counts.failed === 0) {
      await send();
      clock.pass(4 * 3_600_000);
    }
  }
  /** Signs up and sends the confirmation mail. @returns the id of the row */
  async function signUp(): Promise<string> {
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    const [row] = (await staff.subscribers.list()).items;
    return row?.id ?? '';
  }
  return { clock, mailbox, visitor, staff, send, list, signUp, untilGivenUp };
}
