/** @module-tag long */
import { HOLD_MINUTES } from '@tideline/domain/booking/booking';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { openCallSite } from '../../../testing/mail/call-site.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { releaseEndedHolds } from './held-calls.repository.ts';

/** Strangers who are booked at once in an hour. */
const AT_ONCE = 20;
/** Times that are reserved at once. */
const HOLDS_MAX = 20;

describeOnEachDatabase('an attack from thousands of addresses', (database) => {
  test('leaves a visitor free times within 30 minutes, and a mail that books one', { timeout: 600_000 }, async () => {
    const { clock, freeTimes, send, book, linkTo, visitor, mailbox } = await openCallSite(database());
    const before = (await freeTimes()).length;
    const outcomes = { booked: 0, unconfirmed: 0, taken: 0 };
    for (let round = 0; round < 10; round += 1) {
      const times = await freeTimes();
      for (let number = 0; number < 200; number += 1) {
        const email = `robot${round}-${number}@host${number}.example`;
        const attempt = book(email, times[number % times.length] ?? '');
        const outcome = await attempt.then(
          ({ message }) => message,
          () => 'taken' as const,
        );
        outcomes[outcome] += 1;
      }
      for (let number = 0; number < 20; number += 1) {
        await visitor().subscribers.subscribe({ email: `reader${round}-${number}@example.com` });
      }
    }
    expect(outcomes.booked).toBe(AT_ONCE);
    expect(outcomes.unconfirmed).toBeGreaterThan(1_000);
    // During the attack already: what is booked and reserved is bounded.
    expect((await freeTimes()).length).toBeGreaterThan(before - 3 * (AT_ONCE + HOLDS_MAX));
    clock.pass(HOLD_MINUTES * MINUTE_MS);
    await releaseEndedHolds(database(), clock.now());
    const free = await freeTimes();
    expect(free.length).toBeGreaterThan(before - 3 * AT_ONCE);

    await send();
    const kinds = mailbox.arrived.map(({ mail: { subject = '' } }) => subject);
    const lastInvitation = kinds.findLastIndex((subject) => subject.startsWith('Booked: '));
    expect(kinds.filter((subject) => subject.startsWith('Booked: '))).toHaveLength(AT_ONCE);
    expect(lastInvitation).toBeLessThan(kinds.findIndex((subject) => /confirm/i.test(subject)));
    // The requests of the attack that were not sent are given up: the next visitor gets one in time.
    clock.pass(2 * HOUR_MS);
    await releaseEndedHolds(database(), clock.now());
    for (let number = 0; number < AT_ONCE; number += 1) await book(`more${number}@example.com`, free[number * 3] ?? '');
    const [wanted = ''] = await freeTimes();
    expect(await book('client@example.com', wanted)).toMatchObject({ message: 'unconfirmed', confirmBy: 'email' });
    await send();
    const token = linkTo('client@example.com');
    expect(await visitor().bookings.links.confirm({ token })).toMatchObject({ message: 'booked', startsAt: wanted });
  });
});
