import { expect, test } from 'vitest';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { NO_MAIL } from '../../context.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { claimMailbox } from '../../core/mailbox/mailbox-reader.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { saveCallHours } from '../../sales/bookings/times/hours.repository.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { accountOfMaya, MAYA } from '../../testing/maya.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { claimBackup, updateBackup } from '../backup/backups.repository.ts';

const MAIL = { ...NO_MAIL, server: 'mail.example:587', mailbox: { name: 'hello@example.com', key: 'box' } };
const LONG_AGO = earlier(TEST_NOW, 60 * MINUTE_MS);
const A_MINUTE_AGO = earlier(TEST_NOW, MINUTE_MS);

/** Each problem, and what mends it again. */
const CASES: Record<
  string,
  { break: (db: Db) => Promise<unknown>; mend: (db: Db) => Promise<unknown>; found: object }
> = {
  backup: {
    async break(db) {
      for (const [id, at] of [
        ['proven', LONG_AGO],
        ['failed', A_MINUTE_AGO],
      ] as const) {
        await claimBackup(db, { id, slot: null, retryBefore: at }, at);
      }
      await updateBackup(db, 'proven', { proven_at: LONG_AGO });
      await updateBackup(db, 'failed', { problem: 'The disk is full.' });
    },
    mend: (db) => updateBackup(db, 'failed', { problem: null }),
    found: { title: 'Backups have stopped', reasons: ['The disk is full.'], lastWorkedAt: LONG_AGO },
  },
  mail: {
    async break(db) {
      await queueMail(db, { id: 'one', kind: 'test', recipient: 'a@example.com' }, LONG_AGO);
      await db.updateTable('mails').set({ tried_at: LONG_AGO, last_error: 'Connection refused.' }).execute();
    },
    mend: (db) => db.updateTable('mails').set({ tried_at: A_MINUTE_AGO }).execute(),
    found: { title: 'Email cannot be sent', reasons: ['Connection refused.'] },
  },
  'failed mail': {
    async break(db) {
      await queueMail(db, { id: 'one', kind: 'test', recipient: 'a@example.com' }, LONG_AGO);
      const failed = {
        tried_at: A_MINUTE_AGO,
        failed_at: A_MINUTE_AGO,
        next_attempt_at: null,
        last_error: 'No such user.',
      };
      await db.updateTable('mails').set(failed).execute();
    },
    mend: (db) => db.deleteFrom('mails').execute(),
    found: { kind: 'mail', title: '1 email could not be sent', reasons: ['No such user.'] },
  },
  mailbox: {
    async break(db) {
      await claimMailbox(db, 'box', 'server', LONG_AGO);
      const state = { last_read_at: LONG_AGO, last_error: 'Signing in failed.', failed_at: TEST_NOW };
      await db.updateTable('mailbox_reader').set(state).execute();
    },
    mend: (db) => db.updateTable('mailbox_reader').set({ last_read_at: A_MINUTE_AGO }).execute(),
    found: { title: 'The mailbox cannot be read', reasons: ['Signing in failed.'], lastWorkedAt: LONG_AGO },
  },
  calendar: {
    async break(db) {
      await accountOfMaya(() => db).add();
      await db.transaction().execute(async (trx) => {
        await saveCallHours(
          trx,
          { staffId: MAYA.id, weekly: NO_HOURS.map((day) => [...day]), daysOff: [], place: '' },
          TEST_NOW,
        );
      });
      const feed = { feed_url: 'https://calendar.example/maya.ics', feed_error: 'It answered with status 500.' };
      await db
        .updateTable('call_hours')
        .set({ ...feed, feed_failed_at: TEST_NOW, feed_read_at: LONG_AGO })
        .execute();
    },
    mend: (db) => db.updateTable('call_hours').set({ feed_failed_at: null }).execute(),
    found: {
      title: 'A private calendar cannot be read',
      reasons: ['Maya: It answered with status 500.'],
      lastWorkedAt: LONG_AGO,
    },
  },
  webhook: {
    async break(db) {
      await insertTestWebhook(db, { id: 'board', name: 'Board' });
      await db.updateTable('webhooks').set({ state: 'disabled', disabled_reason: 'It answered with 500.' }).execute();
    },
    mend: (db) => db.updateTable('webhooks').set({ state: 'active' }).execute(),
    found: { title: 'A webhook was disabled', reasons: ['Board: It answered with 500.'] },
  },
};

describeOnEachDatabase('problems', (database) => {
  const list = (changes = {}) => callAsStaff(database(), { mail: MAIL, ...changes }).problems.list();
  const kinds = async (...rights: string[]) => {
    const capabilities = new Set(['settings.read', ...rights]);
    return (await list({ capabilities })).map(({ kind }) => kind);
  };

  test('there are none on a new site', async () => expect(await list()).toEqual([]));

  test.each(Object.entries(CASES))('%s: named with its reasons until it is mended', async (name, each) => {
    await each.break(database());
    expect(await list()).toEqual([expect.objectContaining({ kind: name, ...each.found })]);
    await each.mend(database());
    expect(await list()).toEqual([]);
  });

  test('issues that wait for a mail server are counted', async () => {
    await insertSentIssue(database(), { slug: null, state: 'scheduled' });
    await insertSentIssue(database(), { slug: null, state: 'sending' });
    expect(await list()).toEqual([]);
    const [found, ...others] = await list({ mail: NO_MAIL });
    expect(found).toMatchObject({ kind: 'issues', title: '2 issues of the newsletter cannot be sent' });
    expect(found?.effect).toContain('Set one up in Settings');
    expect(others).toEqual([]);
    const reader = await list({ mail: NO_MAIL, capabilities: new Set(['settings.read', 'mail.read']) });
    expect(reader[0]?.effect).toBe('An admin can set one up in Settings.');
  });

  test('a mail server whose password cannot be read here is one, before any mail has failed', async () => {
    const sealed = { user_name: 'a', sealed_password: 'of another key', staff_id: null, updated_at: TEST_NOW };
    const account = { kind: 'smtp', host: 'mail.example', port: 587, security: 'starttls', ...sealed } as const;
    await database().insertInto('mail_accounts').values(account).execute();
    const environment = { dataDir: await openTestFolder(), smtp: null, imap: null, dkim: null };
    const accounts = { environment, refresh: async () => undefined };
    const [found] = await list({ mail: { ...MAIL, accounts } });
    expect(found).toMatchObject({ kind: 'mail', title: 'Email cannot be sent', effect: 'Email waits until then.' });
    expect(found?.reasons[0]).toMatch(/^The password cannot be read on this server: .* Set it again\.$/);
  });

  test('each is shown to those who may read it only', async () => {
    for (const name of ['backup', 'mail', 'mailbox', 'calendar', 'webhook']) await CASES[name]?.break(database());
    expect(await kinds()).toEqual([]);
    expect(await kinds('bookings.read')).toEqual(['calendar']);
    expect(await kinds('mail.read')).toEqual(['mail', 'mailbox']);
    expect(await kinds('backups.read', 'webhooks.read')).toEqual(['backup', 'webhook']);
  });
});
