import { NO_HOURS } from '@tideline/domain/booking/hours';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { mailDoor, openSender, openTestClock } from './mail-round.ts';
import { openMailbox } from './mailbox.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../test-caller.ts';

const NAME = { firstName: 'Ada', lastName: 'Byron' };

/** A site with mail that takes calls on weekdays, and the acts of its visitors. */
export async function openCallSite(db: Db) {
  const [clock, mailbox] = [openTestClock(), await openMailbox()];
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  const weekly = NO_HOURS.map((_, day) => (day < 5 ? [{ from: '09:00', to: '17:00' }] : []));
  await callAsStaff(db).bookings.updateHours({ staffId: TEST_STAFF.id, weekly, daysOff: [], place: '' });
  const changes = { mail: mailDoor(mailbox), now: clock.now };
  const visitor = () => callAsVisitor(db, changes); // each from another network
  const freeTimes = async () => (await visitor().bookings.times({ days: 31 })).days.flatMap(({ times }) => times);
  const send = openSender(db, mailbox, clock);
  const book = (email: string, startsAt: string) => visitor().bookings.book({ ...NAME, email, startsAt });
  /** The link in the latest mail to an address. */
  const linkTo = (email: string) => {
    const text = mailbox.arrived.findLast(({ to }) => to[0] === email)?.mail.text ?? '';
    return decodeURIComponent(/[?&]t=([^&\s]+)/.exec(text)?.[1] ?? '');
  };
  return { clock, mailbox, visitor, freeTimes, send, book, linkTo, staff: callAsStaff(db, changes) };
}
