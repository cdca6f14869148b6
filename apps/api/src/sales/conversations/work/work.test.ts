import { expect, test } from 'vitest';
import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { updateConversationSettings } from '../../threads/settings.repository.ts';
import { KIM, openReplySite } from '../../../testing/mail/reply-site.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { escalate } from './escalate.ts';

describeOnEachDatabase('the work on enquiries', (database) => {
  test('an enquiry has an owner and a next step with a day; Overview gets the steps of open ones, earliest first', async () => {
    const { staff, enquire } = await openReplySite(database());
    const [ada, bob] = [await enquire(), await enquire({ firstName: 'Bob', email: 'bob@example.com' })];
    const { work } = staff.conversations;
    await work.setOwner({ contactId: ada, ownerId: KIM.id });
    await work.setNextStep({ contactId: ada, text: 'Send the offer', on: '2026-12-01' });
    await work.setNextStep({ contactId: bob, text: 'Call', on: '2026-11-30' });
    expect(await work.list({ contactIds: [ada] })).toEqual([
      { contactId: ada, ownerId: KIM.id, ownerName: 'Kim', nextStep: 'Send the offer', nextStepOn: '2026-12-01' },
    ]);
    const steps = async () => (await work.nextSteps()).map(({ name, nextStep }) => `${name}: ${nextStep}`);
    expect(await steps()).toEqual(['Bob Marsh: Call', 'Ada Marsh: Send the offer']);
    await staff.contacts.updateStatus({ id: bob, status: 'lost' });
    expect(await steps()).toEqual(['Ada Marsh: Send the offer']);
    await work.setNextStep({ contactId: ada, text: '', on: '2026-12-01' });
    expect(await work.list({ contactIds: [ada] })).toMatchObject([
      { ownerName: 'Kim', nextStep: '', nextStepOn: null },
    ]);
    expect(await steps()).toEqual([]);
    await expect(work.setOwner({ contactId: 'gone', ownerId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await work.owners()).map(({ name }) => name)).toEqual(['Kim', 'Staff']);
  });

  test('several enquiries get one owner, or none of them', async () => {
    const { staff, enquire } = await openReplySite(database());
    const [ada, bob] = [await enquire(), await enquire({ firstName: 'Bob', email: 'bob@example.com' })];
    const { work } = staff.conversations;
    await work.setNextStep({ contactId: ada, text: 'Call', on: null });
    expect(await work.setOwners({ ids: [bob, 'gone', ada, bob], ownerId: KIM.id })).toEqual([
      { contactId: bob, ownerId: KIM.id, ownerName: 'Kim', nextStep: '', nextStepOn: null },
      { contactId: ada, ownerId: KIM.id, ownerName: 'Kim', nextStep: 'Call', nextStepOn: null },
    ]);
    await expect(work.setOwners({ ids: [ada, bob], ownerId: 'nobody' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const owners = async () => (await work.list({ contactIds: [ada, bob] })).map(({ ownerId }) => ownerId);
    expect(await owners()).toEqual([KIM.id, KIM.id]);
    expect(await work.setOwners({ ids: [ada], ownerId: null })).toMatchObject([{ contactId: ada, ownerId: null }]);
    const tooMany = work.setOwners({ ids: Array.from({ length: 101 }, (_, at) => `id-${at}`), ownerId: null });
    await expect(tooMany).rejects.toThrow('ids must name at most 100 inquiries.');
  });

  test('saved replies are shared, changed and deleted', async () => {
    const { staff, kim } = await openReplySite(database());
    const { id } = await staff.conversations.savedReplies.save({ name: 'Thanks', text: 'Dear {firstName}' });
    await kim.conversations.savedReplies.save({ id, name: 'Thank you', text: 'Hello {firstName}' });
    expect(await staff.conversations.savedReplies.list()).toEqual([
      { id, name: 'Thank you', text: 'Hello {firstName}' },
    ]);
    await kim.conversations.savedReplies.remove({ id });
    expect(await staff.conversations.savedReplies.list()).toEqual([]);
  });

  test('two enquiries of one person become one, with all messages and notes, and can be taken apart', async () => {
    const { staff, enquire, reply, deliver } = await openReplySite(database());
    const [first, second] = [await enquire({ message: 'First' }), await enquire({ message: 'Second' })];
    await reply(first, 'About the first');
    await deliver();
    await staff.contacts.notes.add({ contactId: first, text: 'She called.' });
    const { work } = staff.conversations;
    expect((await work.related({ contactId: second })).others).toMatchObject([{ id: first, message: 'First' }]);
    await work.merge({ contactId: first, intoId: second });
    const list = async () => {
      const { items, total } = await staff.contacts.list();
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await list()).toEqual([second]);
    expect(await staff.contacts.countWaiting()).toBe(1);
    const days = async () =>
      (await staff.stats.analytics({ range: '7d' })).days.reduce((sum, day) => sum + day.enquiries, 0);
    expect(await staff.stats.overview()).toMatchObject({ totalContacts: 1, contactsThisWeek: 1 });
    const { activity } = await staff.stats.overview();
    expect(activity.filter(({ kind }) => kind === 'contact').map(({ id }) => id)).toEqual([second]);
    expect((await staff.stats.funnel({ range: '7d' })).received).toBe(1);
    expect(await days()).toBe(1);
    expect((await staff.conversations.read({ contactId: second })).messages).toMatchObject([
      { text: 'About the first' },
    ]);
    expect(await staff.contacts.notes.list({ contactId: second })).toMatchObject([{ text: 'She called.' }]);
    expect((await work.related({ contactId: second })).merged).toMatchObject([{ id: first, message: 'First' }]);
    const kinds = (await staff.contacts.history({ id: second })).items.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['contact.merge', 'contact.status', 'message.out', 'note.add']);
    await expect(work.merge({ contactId: second, intoId: first })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await work.unmerge({ contactId: first });
    expect(await staff.stats.overview()).toMatchObject({ totalContacts: 2, contactsThisWeek: 2 });
    expect(await days()).toBe(2);
    expect((await list()).toSorted()).toEqual([first, second].toSorted());
    expect((await staff.conversations.read({ contactId: first })).messages).toMatchObject([
      { text: 'About the first' },
    ]);
    expect((await staff.conversations.read({ contactId: second })).messages).toEqual([]);
  });

  test('the history of an enquiry has acts, messages and notes', async () => {
    const { staff, clock, enquire, reply, deliver } = await openReplySite(database());
    const id = await enquire();
    const steps = [
      () => staff.conversations.work.setOwner({ contactId: id, ownerId: KIM.id }),
      () => staff.contacts.notes.add({ contactId: id, text: 'She called.' }),
      () => reply(id),
      () => deliver(),
      () => staff.conversations.paste({ contactId: id, direction: 'in', text: 'Thank you.' }),
    ];
    for (const step of steps) {
      await step();
      clock.pass(MINUTE_MS);
    }
    expect((await staff.contacts.history({ id })).items.map(({ kind }) => kind)).toEqual([
      'message.in',
      'contact.status',
      'message.out',
      'note.add',
      'contact.owner',
    ]);
  });

  test('staff are warned once before the promised time ends: the owner, else the agency', async () => {
    const { clock, mailbox, staff, kim, enquire, reply, sendMails } = await openReplySite(database());
    const [ada, bob] = [await enquire(), await enquire({ firstName: 'Bob', email: 'bob@example.com' })];
    const answered = await enquire({ firstName: 'Cy', email: 'cy@example.com' });
    await staff.conversations.work.setOwner({ contactId: ada, ownerId: KIM.id });
    const run = async () => {
      await escalate(database(), clock.now());
      await sendMails();
      return mailbox.arrived.splice(0).filter(({ mail }) => mail.subject?.startsWith('No reply yet'));
    };
    clock.pass(20 * HOUR_MS - MINUTE_MS);
    expect(await run()).toEqual([]);
    await reply(answered, 'Hello Cy', kim);
    clock.pass(MINUTE_MS);
    const sent = await run();
    expect(Object.fromEntries(sent.map(({ to, mail }) => [to[0], mail.subject?.slice(0, 23)]))).toEqual({
      'hello@tideline.example': 'No reply yet: Bob Marsh',
      'kim@example.com': 'No reply yet: Ada Marsh',
    });
    expect(sent[0]?.mail.text).toContain('Sunday, November 22, 2026 at 10:00 AM');
    clock.pass(HOUR_MS);
    expect(await run()).toEqual([]);
    expect((await staff.contacts.history({ id: bob })).items.map(({ kind }) => kind)).toContain('contact.warn');
  });

  test('a warning goes to the agency once the role of the owner may not read enquiries, who owns none then', async () => {
    const { clock, mailbox, staff, enquire, sendMails } = await openReplySite(database());
    const id = await enquire();
    const { work } = staff.conversations;
    await work.setOwner({ contactId: id, ownerId: KIM.id });
    await database().updateTable('staff').set({ role: 'editor' }).where('id', '=', KIM.id).execute();
    clock.pass(20 * HOUR_MS);
    await escalate(database(), clock.now());
    await sendMails();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([['hello@tideline.example']]);
    expect((await work.owners()).map(({ name }) => name)).toEqual(['Staff']);
    await expect(work.setOwner({ contactId: id, ownerId: KIM.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('warnings follow the opening hours, and can be turned off', async () => {
    const { clock, enquire } = await openReplySite(database()); // on a Saturday
    const day = { from: '09:00', to: '17:00' };
    const openingHours = {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: null,
      sunday: null,
    };
    const settings = { ...DEFAULT_CONVERSATION_SETTINGS, openingHours };
    await updateConversationSettings(database(), settings, clock.now());
    await enquire();
    const queued = async () => {
      await escalate(database(), clock.now());
      return (await database().selectFrom('mails').select('id').where('kind', '=', 'escalation').execute()).length;
    };
    clock.pass(30 * HOUR_MS);
    expect(await queued()).toBe(0);
    clock.pass(17 * HOUR_MS); // Monday, 9 AM
    await updateConversationSettings(database(), { ...settings, isEscalating: false }, clock.now());
    expect(await queued()).toBe(0);
    await updateConversationSettings(database(), settings, clock.now());
    expect(await queued()).toBe(1);
  });
});
