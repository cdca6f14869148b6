import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import type { IssueFields } from '@tideline/domain/newsletter/issue';
import { mailDoor, openSender, openTestClock } from '../../../testing/mail/mail-round.ts';
import { openMailbox } from '../../../testing/mail/mailbox.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const FIELDS: IssueFields = {
  subject: 'What changed',
  previewText: 'Three things',
  content: 'Hello **reader**',
  senderName: 'Maya at Tideline',
  replyTo: 'maya@tideline.example',
  layout: 'letter',
  audience: EVERYBODY,
  archive: 'public',
};

describeOnEachDatabase('the mail of an issue', (database) => {
  test('is shown as stored, with changes that are not saved, and without an issue', async () => {
    const { issues } = callAsStaff(database());
    const { id } = await issues.create(FIELDS);
    const stored = await issues.messages.preview({ id });
    expect(stored.html).toContain('Hello <strong>reader</strong>');
    expect(stored.text).toContain('Hello *reader*');
    expect(stored.bytes).toBe(Buffer.byteLength(stored.html));
    expect(stored.isCut).toBe(false);
    const changed = await issues.messages.preview({ id, content: 'Changed', layout: 'digest' });
    expect(changed.text).toMatch(/^What changed\n\nThree things\n\nChanged\n/);
    expect((await issues.messages.preview({ content: 'New' })).text).toMatch(/^New\n/);
    await expect(issues.messages.preview({ id: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is sent as a test to the address that staff give, and its unsubscribe link names no message', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const { issues } = callAsStaff(database(), { mail: mailDoor(mailbox) });
    const { id } = await issues.create(FIELDS);
    expect(await issues.messages.sendTest({ id, to: 'ada@example.com' })).toEqual({ to: 'ada@example.com' });
    await openSender(database(), mailbox, clock)();
    const [arrived] = mailbox.arrived;
    expect(arrived).toMatchObject({ from: 'hello@tideline.example', to: ['ada@example.com'] });
    expect(arrived?.mail).toMatchObject({
      subject: '[Test] What changed',
      from: { name: 'Maya at Tideline', address: 'hello@tideline.example' },
      replyTo: [{ name: 'Maya at Tideline', address: 'maya@tideline.example' }],
    });
    expect(arrived?.mail.html).toContain('Hello <strong>reader</strong>');
    expect(arrived?.mail.text).toMatch(/\/newsletter\/unsubscribe\?t=[\w-]+\n/);
    const acts = await database().selectFrom('audit').select(['action', 'object_id']).execute();
    expect(acts).toContainEqual({ action: 'issue.test', object_id: id });
  });

  test('as a test is limited, needs a mail server, and is dropped with its issue', async () => {
    const [clock, mailbox] = [openTestClock(), await openMailbox()];
    const { issues } = callAsStaff(database(), { mail: mailDoor(mailbox) });
    const { id } = await issues.create(FIELDS);
    const send = () => issues.messages.sendTest({ id, to: 'ada@example.com' });
    for (let time = 1; time <= 20; time += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await database().deleteFrom('issues').execute();
    await openSender(database(), mailbox, clock)();
    expect(mailbox.arrived).toEqual([]);
    expect(await database().selectFrom('mails').select('id').execute()).toEqual([]);
    await expect(send()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await issues.create(FIELDS);
    const withoutServer = callAsStaff(database()).issues.messages;
    await expect(withoutServer.sendTest({ id: other.id, to: 'ada@example.com' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('is checked', async () => {
    const { id } = await callAsStaff(database()).issues.create({ ...FIELDS, content: '[x](/blog/none)' });
    const { findings } = await callAsStaff(database()).issues.messages.check({ id });
    expect(findings.map(({ text }) => text)).toEqual(['There is no public page at /blog/none.']);
    await expect(callAsStaff(database()).issues.messages.check({ id: randomUUIDv7() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
