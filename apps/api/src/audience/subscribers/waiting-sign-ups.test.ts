import { expect, test } from 'vitest';
import { DAY_MS } from '@tideline/domain/time/instant';
import { openSender } from '../../testing/mail/mail-round.ts';
import { openMailbox, smtpError } from '../../testing/mail/mailbox.ts';
import { EMAIL, tokenIn, openNewsletterSite } from '../../testing/mail/newsletter-site.ts';
import { callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteUnconfirmed } from './confirmations.repository.ts';

describeOnEachDatabase('an unconfirmed sign-up', (database) => {
  const openSite = () => openNewsletterSite(database());

  test('can be confirmed for seven days after the mail was sent, and is deleted then', async () => {
    const { clock, mailbox, visitor, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    clock.pass(20 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0); // the confirmation mail is not sent yet
    await send();
    clock.pass(7 * DAY_MS - 1);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    clock.pass(1);
    const token = tokenIn(mailbox.arrived[0], 'confirm');
    expect(await visitor().subscribers.links.confirm({ token })).toEqual({ outcome: 'ended' });
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
    expect(await list()).toEqual([]);
  });

  test('is not deleted when confirmed, or when a new mail was sent in time', async () => {
    const { clock, mailbox, visitor, send, list } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await visitor().subscribers.subscribe({ email: 'bob@example.com' });
    await send();
    clock.pass(6 * DAY_MS);
    await visitor().subscribers.subscribe({ email: 'bob@example.com' });
    await send();
    const ada = mailbox.arrived.find(({ to }) => to.includes(EMAIL));
    await visitor().subscribers.links.confirm({ token: tokenIn(ada, 'confirm') });
    clock.pass(2 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    expect(new Set((await list()).map(String))).toEqual(
      new Set([`${EMAIL},active,confirmed`, 'bob@example.com,active,waiting']),
    );
  });

  test('sends at most three mails a day to one address', async () => {
    const { clock, mailbox, visitor, send } = await openSite();
    const answers = [];
    for (let time = 1; time <= 5; time += 1) answers.push(await visitor().subscribers.subscribe({ email: EMAIL }));
    expect(answers).toEqual([
      { message: 'subscribed', confirmation: 'sent' },
      { message: 'already_subscribed', confirmation: 'sent' },
      { message: 'already_subscribed', confirmation: 'sent' },
      { message: 'already_subscribed', confirmation: 'waiting' },
      { message: 'already_subscribed', confirmation: 'waiting' },
    ]);
    await send();
    expect(mailbox.arrived).toHaveLength(3);
    expect(new Set(mailbox.arrived.map((arrived) => tokenIn(arrived, 'confirm'))).size).toBe(3);
    clock.pass(DAY_MS);
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    expect(mailbox.arrived).toHaveLength(4);
    // The first link that is used ends all of them.
    expect(await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[3], 'confirm') })).toEqual({
      outcome: 'confirmed',
    });
    expect(await database().selectFrom('confirmation_links').selectAll().execute()).toEqual([]);
  });

  test('gets no mail when a robot made it', async () => {
    const { mailbox, visitor, send } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL, website: 'https://x.example' });
    await send();
    expect(mailbox.arrived).toEqual([]);
  });

  test('is deleted after seven days when the address does not exist', async () => {
    const { clock, visitor } = await openSite();
    const refusing = await openMailbox({
      onRcptTo: (_address, _session, done) => done(smtpError(550, 'No such person')),
    });
    await visitor().subscribers.subscribe({ email: EMAIL });
    await openSender(database(), refusing, clock)();
    clock.pass(7 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
  });

  test('is deleted after seven days when the daily mail limit was reached', async () => {
    const { clock, mailbox, visitor, send } = await openSite();
    for (let time = 1; time <= 3; time += 1) await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    await visitor().subscribers.links.unsubscribe({ token: tokenIn(mailbox.arrived[0], 'unsubscribe') });
    expect(await visitor().subscribers.subscribe({ email: EMAIL })).toEqual({
      message: 'subscribed',
      confirmation: 'waiting',
    });
    await send();
    expect(mailbox.arrived).toHaveLength(3);
    clock.pass(7 * DAY_MS - 1);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    clock.pass(1);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
  });

  test('is deleted seven days after its mail failed, but not during a retry by staff', async () => {
    const { clock, mailbox, visitor, staff, send, list, untilGivenUp } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await untilGivenUp();
    clock.pass(7 * DAY_MS);
    await staff.mail.retry({});
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    await mailbox.start();
    await send();
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    clock.pass(7 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
    expect(await list()).toEqual([]);
  });

  test('is deleted seven days after its mail failed without a retry', async () => {
    const { clock, visitor, untilGivenUp } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await untilGivenUp();
    clock.pass(7 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(1);
  });

  test('is not deleted while a later mail to it is queued', async () => {
    const { clock, mailbox, visitor, send } = await openSite();
    await visitor().subscribers.subscribe({ email: EMAIL });
    await send();
    clock.pass(6 * DAY_MS);
    await visitor().subscribers.subscribe({ email: EMAIL });
    clock.pass(2 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    await send();
    expect(mailbox.arrived).toHaveLength(2);
  });

  test('is confirmed at once without a mail server, and never expires', async () => {
    const { clock, list } = await openSite();
    await callAsVisitor(database(), { now: clock.now }).subscribers.subscribe({ email: EMAIL });
    clock.pass(400 * DAY_MS);
    expect(await deleteUnconfirmed(database(), clock.now())).toBe(0);
    expect(await list()).toEqual([[EMAIL, 'active', 'confirmed']]);
    expect(await database().selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});
