import { describe, expect, test } from 'vitest';
import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { DEFAULT_RETENTION } from '@tideline/domain/privacy/retention';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { MINUTE_MS, later } from '@tideline/domain/time/instant';
import { openSender, openTestClock } from '../../testing/mail/mail-round.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

type Caller = ReturnType<typeof callAsStaff>;

const MAILBOX = { server: 'mail.example:587', wake: () => undefined, mailbox: 'imap.example:993', dkim: null };
const ANSWERS = { ...DEFAULT_CONVERSATION_SETTINGS, replyAddress: 'reply@example.com' };

/** What turns mail elsewhere, deletes in bulk or ends a secret, with the action in the audit log. */
const ACTS: Record<string, { act: (caller: Caller) => Promise<unknown>; action: string }> = {
  'the contact email': {
    act: (caller) => caller.settings.update({ ...DEFAULT_SETTINGS, contactEmail: 'new@example.com' }),
    action: 'settings.change',
  },
  'the reply address': { act: (caller) => caller.conversations.settings.update(ANSWERS), action: 'settings.change' },
  'the host that checks mail': {
    act: (caller) => caller.conversations.settings.update({ ...DEFAULT_CONVERSATION_SETTINGS, authHost: 'mx.example' }),
    action: 'settings.change',
  },
  'the secret of the bounce hook': { act: (caller) => caller.bounces.makeSecret(), action: 'bounce.secret' },
  'the retention': {
    act: (caller) => caller.privacy.updateRetention({ ...DEFAULT_RETENTION, contactMonths: 1 }),
    action: 'retention.change',
  },
};

describeOnEachDatabase('without a recent password (issue 29)', (database) => {
  const changes = { mail: MAILBOX as never };
  const fresh = () => callAsStaff(database(), changes);
  const stale = () => callAsStaff(database(), { ...changes, now: () => later(TEST_NOW, 11 * MINUTE_MS) });
  const withKey = () => callAsStaff(database(), { ...changes, apiKey: { id: 'key-1' } as never, confirmedAt: null });
  const actions = async () =>
    (await database().selectFrom('audit').select('action').execute()).map(({ action }) => action);

  describe.each(Object.entries(ACTS))('%s', (_what, { act, action }) => {
    test('is not changed, nor by a key; with one it is, and the log says so', async () => {
      await expect(act(stale())).rejects.toMatchObject({ code: 'FORBIDDEN', cause: { name: 'PasswordNeeded' } });
      await expect(act(withKey())).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('API keys may not do this: it takes a person.'),
      });
      expect(await actions()).toEqual([]);
      await act(fresh());
      expect(await actions()).toEqual([action]);
    });
  });

  test('the other settings of conversations can be changed', async () => {
    await fresh().conversations.settings.update(ANSWERS);
    await stale().conversations.settings.update({ ...ANSWERS, isEscalating: false });
    await withKey().conversations.settings.update({ ...ANSWERS, isAcknowledging: false });
    expect(await fresh().conversations.settings.read()).toMatchObject({ ...ANSWERS, isAcknowledging: false });
  });
});

describeOnEachDatabase('another reply address', (database) => {
  test('is mailed to the old one, or to the contact email that had the answers before', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const staff = callAsStaff(database(), { now: clock.now, confirmedAt: clock.now(), mail: MAILBOX as never });
    await staff.settings.update({ ...DEFAULT_SETTINGS, contactEmail: 'agency@example.com' });
    const send = openSender(database(), mailbox, clock);
    for (const replyAddress of ['reply@example.com', 'thief@example.com']) {
      await staff.conversations.settings.update({ ...ANSWERS, replyAddress });
      await send();
    }
    expect(mailbox.arrived.map(({ mail }) => [mail.to?.[0]?.address, mail.subject])).toEqual([
      ['agency@example.com', 'The reply address for Tideline was changed'],
      ['reply@example.com', 'The reply address for Tideline was changed'],
    ]);
    expect(mailbox.arrived[1]?.mail.text).toContain('now go to thief@example.com');
  });
});
