import { expect, test } from 'vitest';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { addReaders, openIssueSender, openIssueSite } from '../../../testing/mail/issue-site.ts';
import { openMailbox } from '../../../testing/mail/mailbox.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { startScheduledIssues } from './start-scheduled.ts';

describeOnEachDatabase('sending an issue', (database) => {
  async function openSite(readers = 3) {
    const mailbox = await openMailbox();
    await addReaders(database(), readers);
    const site = openIssueSite(database(), mailbox);
    return { ...site, mailbox, send: openIssueSender(database(), mailbox, site.clock) };
  }

  test('goes to the agency first and then to each reader once, a minute after Send', async () => {
    const { start, send, clock, mailbox, progress, staff } = await openSite();
    const id = await start();
    expect(await staff.issues.byId({ id })).toMatchObject({
      state: 'sending',
      slug: 'spring-tide',
      startsAt: later(clock.now(), MINUTE_MS),
      startedAt: null,
    });
    clock.pass(MINUTE_MS - 1);
    await send();
    expect(mailbox.arrived).toEqual([]);
    expect(await progress(id)).toMatchObject({ accepted: 0, waiting: 3, refused: 0, bounced: 0, secondsLeft: null });

    clock.pass(1);
    await send();
    const [canary, ...others] = mailbox.arrived.map(({ to }) => to.join());
    expect(canary).toBe('hello@tideline.example');
    expect(others.toSorted()).toEqual(['reader-0@example.com', 'reader-1@example.com', 'reader-2@example.com']);
    expect(mailbox.arrived.map(({ mail }) => mail.subject)).toEqual(Array(4).fill('Spring tide'));
    expect(await progress(id)).toMatchObject({ accepted: 3, waiting: 0, secondsLeft: null, wait: null });
    expect(await staff.issues.byId({ id })).toMatchObject({
      state: 'sent',
      startedAt: clock.now(),
      canaryAcceptedAt: clock.now(),
      finishedAt: clock.now(),
    });
    await send();
    expect(mailbox.arrived).toHaveLength(4);
  });

  test('the Message-ID names the row of the message', async () => {
    const { startNow, send, mailbox } = await openSite(1);
    await startNow();
    await send();
    const row = await database().selectFrom('issue_messages').select('id').executeTakeFirstOrThrow();
    expect(mailbox.arrived[1]?.mail.messageId).toBe(`<issue-${row.id}@www.tideline.example>`);
  });

  test('is refused with a reason, and nothing is stored then', async () => {
    const { staff } = await openSite();
    const { id, version } = await staff.issues.create({ subject: 'Spring tide', content: 'Hello' });
    const expectRefusal = async (changes: object, message: string | RegExp, caller = staff) => {
      await expect(caller.issues.sending.start({ id, version, expected: 3, ...changes })).rejects.toThrow(message);
      expect(await database().selectFrom('issue_messages').select('id').execute()).toEqual([]);
      expect((await staff.issues.byId({ id })).state).toBe('draft');
    };
    await expectRefusal({ expected: 2 }, 'The issue would now go to 3 readers instead of 2. Nothing was sent');
    await expectRefusal({ version: 2 }, 'This issue was changed in the meantime.');
    await expectRefusal({ id: 'nope' }, 'There is no such issue.');
    await expectRefusal({}, 'No mail server is configured.', callAsStaff(database()));

    const send = async (issue: { subject?: string; content?: string; audience?: object }, expected = 3) => {
      const draft = await staff.issues.create({ ...issue, audience: { ...EVERYBODY, ...issue.audience } });
      return staff.issues.sending.start({ id: draft.id, version: draft.version, expected });
    };
    await expect(send({ content: 'Hello' })).rejects.toThrow('The issue has no subject. Nothing was sent.');
    await expect(send({ subject: 'Spring', content: ' \n ' })).rejects.toThrow('The issue has no text.');
    await expect(send({ subject: 'A', content: 'B', audience: { sources: ['none such'] } }, 0)).rejects.toThrow(
      'Nobody would get this issue.',
    );
    await send({ subject: 'A', content: 'B' });
    await expect(send({ subject: 'A', content: 'B' })).resolves.toEqual({});
    const slugs = await database()
      .selectFrom('issues')
      .select('slug')
      .where('slug', 'is not', null)
      .orderBy('slug')
      .execute();
    expect(slugs).toEqual([{ slug: 'a' }, { slug: 'a-2' }]);
  });

  test('can be cancelled for a minute, and is a draft again', async () => {
    const { start, staff, clock, send, mailbox } = await openSite();
    const id = await start();
    clock.pass(MINUTE_MS - 1);
    await staff.issues.sending.cancel({ id });
    expect(await staff.issues.byId({ id })).toMatchObject({ state: 'draft', slug: null, startsAt: null });
    expect(await database().selectFrom('issue_messages').select('id').execute()).toEqual([]);
    clock.pass(1);
    await send();
    expect(mailbox.arrived).toEqual([]);

    await staff.issues.sending.start({ id, version: 1, expected: 3 });
    clock.pass(MINUTE_MS);
    await expect(staff.issues.sending.cancel({ id })).rejects.toThrow('can no longer be canceled');
    await expect(staff.issues.sending.start({ id, version: 1, expected: 3 })).rejects.toThrow('already sent');
  });

  test('is paused and resumed, and stopped for good', async () => {
    const { startNow, staff, send, mailbox, progress } = await openSite();
    const id = await startNow();
    const { pause, resume, stop } = staff.issues.sending;
    await expect(resume({ id })).rejects.toThrow('This issue is not paused.');
    await pause({ id });
    await expect(pause({ id })).rejects.toThrow('This issue is not being sent.');
    await send();
    expect(mailbox.arrived).toEqual([]);
    expect(await staff.issues.byId({ id })).toMatchObject({ state: 'paused', pauseReason: '' });

    await resume({ id });
    await pause({ id });
    await stop({ id });
    expect(await staff.issues.byId({ id })).toMatchObject({ state: 'stopped' });
    expect(await progress(id)).toMatchObject({ accepted: 0, waiting: 0, stopped: 3 });
    await expect(resume({ id })).rejects.toThrow('This issue is not paused.');
    await expect(stop({ id: 'nope' })).rejects.toThrow('There is no such issue.');
    await send();
    expect(mailbox.arrived).toEqual([]);
  });

  test('a scheduled issue starts at its time, also when the program was down then, and on one server only', async () => {
    const { staff, clock, send, mailbox } = await openSite();
    const { id } = await staff.issues.create({ subject: 'Spring tide', content: 'Hello' });
    const at = later(clock.now(), HOUR_MS);
    await database().updateTable('issues').set({ state: 'scheduled', scheduled_at: at }).where('id', '=', id).execute();
    await startScheduledIssues(database(), later(at, -1));
    expect((await staff.issues.byId({ id })).state).toBe('scheduled');
    clock.pass(5 * HOUR_MS);
    await Promise.all([1, 2].map(() => startScheduledIssues(database(), clock.now())));
    expect(await staff.issues.byId({ id })).toMatchObject({ state: 'sending', scheduledAt: null });
    await send();
    expect(mailbox.arrived).toHaveLength(4);
    const acts = await database()
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'issue.send')
      .execute();
    expect(acts).toEqual([{ actor: 'program', detail: '{"count":3}' }]);
  });

  test('a scheduled issue that cannot be sent becomes a draft that says why', async () => {
    const { staff, clock } = await openSite(0);
    const ids: string[] = [];
    for (const content of ['', 'Hello']) {
      const { id } = await staff.issues.create({ subject: 'Spring tide', content });
      ids.push(id);
    }
    await database().updateTable('issues').set({ state: 'scheduled', scheduled_at: clock.now() }).execute();
    await startScheduledIssues(database(), clock.now());
    const issues = await Promise.all(ids.map((id) => staff.issues.byId({ id })));
    expect(issues).toMatchObject([
      { state: 'draft', slug: null, pauseReason: 'The issue has no text.' },
      { state: 'draft', slug: null, pauseReason: 'Nobody would have received this issue.' },
    ]);
  });
});
