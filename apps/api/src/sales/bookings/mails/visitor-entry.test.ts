import { expect, test } from 'vitest';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { NO_MAIL } from '../../../context.ts';
import { openCalls } from '../../../testing/fill/open-calls.ts';
import { callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { callMailToken, findCallKey } from '../call-link.ts';

/** Monday in Los Angeles, 09:00; the test's now is the Saturday before. */
const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', startsAt: MONDAY_9 };

describeOnEachDatabase('the page of a booked call', (database) => {
  test('says where its emails go, but not behind their links, nor on a site without a mail server', async () => {
    const db = database();
    await openCalls(db);
    const mail = { ...NO_MAIL, server: 'mail.example' };
    const { token, reference } = await callAsVisitor(db, { mail }).bookings.book(ADA);
    const read = (link: string, context = {}) => callAsVisitor(db, context).bookings.links.read({ token: link });
    expect(await read(token, { mail })).toMatchObject({
      mailedTo: 'ada@example.com',
      calendar: { title: 'Discovery call with Tideline', text: `Reference ${reference}. To move or cancel the call:` },
    });
    expect(await read(token)).toMatchObject({ mailedTo: null });
    const { id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const mailed = callMailToken(await findCallKey(db), id);
    expect(await read(mailed, { mail })).toMatchObject({ mailedTo: null, calendar: { title: expect.any(String) } });
    const afterwards = { mail, now: () => later(MONDAY_9, HOUR_MS) };
    expect(await read(token, afterwards)).toMatchObject({ calendar: null });
    expect(await callAsVisitor(db, afterwards).bookings.links.calendar({ token })).toBeNull();
  });
});
