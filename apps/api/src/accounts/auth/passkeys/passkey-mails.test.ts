import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { mailDoor, openSender, openTestClock } from '../../../testing/mail/mail-round.ts';
import { openMailbox } from '../../../testing/mail/mailbox.ts';
import { accountOfMaya, MAYA, MAYAS_PASSWORD } from '../../../testing/maya.ts';
import { PasskeyDevice } from '../../../testing/server/passkey-device.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const PROOF = { password: MAYAS_PASSWORD };

describeOnEachDatabase('mails about passkeys', (database) => {
  const maya = accountOfMaya(database);

  async function openAccount(changes: Partial<Context> = {}) {
    await maya.add();
    const own = maya.withToken(await maya.openSession(), changes);
    const add = async (name: string) =>
      own.passkeys.add({ name, response: new PasskeyDevice().register(await own.passkeys.begin(PROOF)) });
    return { own, add };
  }

  test('tell the person which passkeys there are after one was added or removed, and nothing secret', async () => {
    const mailbox = await openMailbox();
    const send = openSender(database(), mailbox, openTestClock());
    const { own, add } = await openAccount({ mail: mailDoor(mailbox) });
    const laptop = await add('Laptop');
    await add('Phone');
    await send();
    await own.passkeys.remove({ id: laptop.id, ...PROOF });
    await send();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([[MAYA.email], [MAYA.email], [MAYA.email]]);
    const [added, second, removed] = mailbox.arrived.map(({ mail }) => mail);
    expect([added, second, removed].map((mail) => mail?.subject)).toEqual([
      'A passkey was added to your account at Tideline',
      'A passkey was added to your account at Tideline',
      'A passkey was removed from your account at Tideline',
    ]);
    expect(second?.text).toContain('- Laptop\n- Phone\n');
    expect(removed?.text).not.toContain('Laptop');
    const { credential_id: id, public_key: key } = await database()
      .selectFrom('passkeys')
      .select(['credential_id', 'public_key'])
      .executeTakeFirstOrThrow();
    for (const secret of [id, key, MAYAS_PASSWORD]) expect(JSON.stringify(mailbox.arrived)).not.toContain(secret);
  });

  test('are not written for a refused removal, nor without a mail server', async () => {
    const { own, add } = await openAccount();
    const { id } = await add('Laptop');
    await expect(own.passkeys.remove({ id, password: 'not it, I am afraid' })).rejects.toThrow('is wrong');
    await own.passkeys.remove({ id, ...PROOF });
    expect(await database().selectFrom('mails').select('kind').execute()).toEqual([]);
  });
});
