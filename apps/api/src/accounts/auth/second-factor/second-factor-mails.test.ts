import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { codeAt } from '../../../testing/authenticator.ts';
import { mailDoor, openSender, openTestClock } from '../../../testing/mail/mail-round.ts';
import { openMailbox } from '../../../testing/mail/mailbox.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../../testing/maya.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const PROOF = { password: MAYAS_PASSWORD };

describeOnEachDatabase('mails about two-step sign-in', (database) => {
  const maya = accountOfMaya(database);

  /** The second factor of an account; `turnOff` takes the code of a minute later. */
  async function openAccount(changes: Partial<Context> = {}) {
    await maya.add();
    const token = await maya.openSession();
    const own = maya.withToken(token, changes).secondFactor;
    const { secret } = await own.begin(PROOF);
    const { recoveryCodes } = await own.confirm({ code: codeAt(secret, TEST_NOW) });
    const atLater = maya.withToken(token, { ...changes, now: () => later(60) }).secondFactor;
    const turnOff = (password = MAYAS_PASSWORD) => atLater.turnOff({ password, code: codeAt(secret, later(60)) });
    return { secret, recoveryCodes, turnOff };
  }

  test('tell the person that it was turned on or off, and nothing secret', async () => {
    const mailbox = await openMailbox();
    const clock = openTestClock();
    const send = openSender(database(), mailbox, clock);
    const { secret, recoveryCodes, turnOff } = await openAccount({ mail: mailDoor(mailbox) });
    await send();
    clock.pass(60_000);
    await turnOff();
    await send();
    expect(mailbox.arrived.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [[MAYA.email], 'Two-step sign-in was turned on for your account at Tideline'],
      [[MAYA.email], 'Two-step sign-in was turned off for your account at Tideline'],
    ]);
    for (const text of [secret, ...recoveryCodes, MAYAS_PASSWORD]) {
      expect(JSON.stringify(mailbox.arrived)).not.toContain(text);
    }
  });

  test('are not written for a refused change, nor without a mail server', async () => {
    const { turnOff } = await openAccount();
    await expect(turnOff('not it, I am afraid')).rejects.toThrow('is wrong');
    await turnOff();
    expect(await database().selectFrom('mails').select('kind').execute()).toEqual([]);
  });
});
