import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@tideline/domain/time/instant';
import { CONTACT, KIM, openReplySite } from '../../../testing/mail/reply-site.ts';
import { openMailbox, smtpError } from '../../../testing/mail/mailbox.ts';
import { openSender, openTestClock } from '../../../testing/mail/mail-round.ts';
import { insertTestMessage } from '../../../testing/insert-message.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('a reply', (database) => {
  test('is sent after ten seconds with the reference, thread headers and the enquiry as a quote', async () => {
    const { staff, mailbox, enquire, reply, deliver, sendMails } = await openReplySite(database());
    const id = await enquire();
    const { reference } = await staff.contacts.byId({ id });
    const sent = await reply(id, 'Yes, we can.\nWhen shall we talk?');
    expect(sent).toMatchObject({ direction: 'out', kind: 'reply', state: 'waiting', fromName: 'Staff', isOwn: true });
    await sendMails();
    expect(mailbox.arrived).toEqual([]);
    await deliver();
    const [arrived] = mailbox.arrived;
    expect(arrived?.to).toEqual([CONTACT.email]);
    expect(arrived?.mail.subject).toBe(`Your inquiry at Tideline (${reference})`);
    expect(arrived?.mail.from).toEqual({ name: 'Staff, Tideline', address: 'hello@tideline.example' });
    expect(arrived?.mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      'Yes, we can.\nWhen shall we talk?\n\nOn November 21, 2026, Ada Marsh wrote:\n> We need a site.\n> Can you help?',
    );
    expect(arrived?.raw).not.toContain('Auto-Submitted');
    expect((await staff.conversations.read({ contactId: id })).messages).toMatchObject([{ state: 'sent', error: '' }]);
  });

  test('answers what the enquirer wrote: In-Reply-To, References, their subject and their words', async () => {
    const { clock, staff, mailbox, enquire, reply, deliver } = await openReplySite(database());
    const id = await enquire();
    await reply(id);
    await deliver();
    const first = mailbox.arrived[0]?.mail.messageId;
    await insertTestMessage(database(), id, {
      text: 'Tuesday?',
      messageId: '<tuesday@example.com>',
      createdAt: clock.now(),
    });
    clock.pass(1000);
    const { messages } = await staff.conversations.read({ contactId: id });
    expect(messages.map(({ text }) => text)).toEqual(['Yes, we can.', 'Tuesday?']);
    await reply(id, 'Tuesday it is.');
    await deliver();
    const [, second] = mailbox.arrived;
    expect(second?.mail.inReplyTo).toBe('<tuesday@example.com>');
    expect(second?.mail.references).toBe(`${first} <tuesday@example.com>`);
    expect(second?.mail.subject).toMatch(/^Re: Your enquiry \(TL-\w{6}\)$/);
    expect(second?.mail.text).toContain('> Tuesday?');
  });

  test('sets the enquiry to contacted and stops its clock when the mail server has accepted it', async () => {
    const { clock, staff, enquire, reply, deliver } = await openReplySite(database());
    const id = await enquire();
    clock.pass(HOUR_MS);
    await reply(id);
    expect(await staff.contacts.byId({ id })).toMatchObject({ status: 'pending', answeredAt: null });
    await deliver();
    const contact = await staff.contacts.byId({ id });
    expect(contact).toMatchObject({ status: 'contacted', answeredAt: clock.now() });
    expect((await staff.contacts.history({ id })).items).toContainEqual(
      expect.objectContaining({ actor: 'Staff', status: 'contacted' }),
    );
    await staff.contacts.updateStatus({ id, status: 'won' });
    await reply(id, 'Welcome.');
    await deliver();
    expect(await staff.contacts.byId({ id })).toMatchObject({ status: 'won', answeredAt: contact.answeredAt });
  });

  test('can be undone for ten seconds; its text is the draft again, before what was typed since', async () => {
    const { staff, mailbox, clock, enquire, reply, sendMails, deliver } = await openReplySite(database());
    const id = await enquire();
    const { id: first } = await reply(id, 'Too soon');
    clock.pass(9_999);
    await sendMails();
    expect(await staff.conversations.undo({ id: first })).toEqual({ draft: 'Too soon' });
    expect(await staff.conversations.read({ contactId: id })).toMatchObject({ messages: [], draft: 'Too soon' });
    const { id: second } = await reply(id, 'Too soon');
    await staff.conversations.saveDraft({ contactId: id, text: 'And one more thing' });
    expect(await staff.conversations.undo({ id: second })).toEqual({ draft: 'Too soon\n\nAnd one more thing' });
    await deliver();
    expect(mailbox.arrived).toEqual([]);
    const { id: third } = await reply(id, 'Now');
    await deliver();
    await expect(staff.conversations.undo({ id: third })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(mailbox.arrived).toHaveLength(1);
  });

  test('of another member of staff cannot be undone', async () => {
    const { kim, enquire, reply } = await openReplySite(database());
    const { id } = await reply(await enquire());
    await expect(kim.conversations.undo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of two at once, the second is refused until its writer has read the first', async () => {
    const { staff, kim, enquire, reply } = await openReplySite(database());
    const contactId = await enquire();
    const write = (by: typeof staff, text: string) =>
      by.conversations.send({ contactId, text, key: randomUUID(), lastSeenId: null });
    const results = await Promise.allSettled([write(staff, 'One'), write(kim, 'Two')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'CONFLICT' });
    expect(String(refused?.reason)).toMatch(/(?:Staff|Kim) has replied in the meantime/);
    expect((await staff.conversations.read({ contactId })).messages).toHaveLength(1);
    await reply(contactId, 'Two after all', kim);
    expect((await staff.conversations.read({ contactId })).messages).toHaveLength(2);
  });

  test('sent twice under one key is one message', async () => {
    const { staff, enquire } = await openReplySite(database());
    const call = { contactId: await enquire(), text: 'Once', key: randomUUID(), lastSeenId: null };
    const [one, two] = await Promise.all([staff.conversations.send(call), staff.conversations.send(call)]);
    expect(two.id).toBe(one.id);
  });

  test('that the mail server refuses shows why, and can be sent again or taken back', async () => {
    const { staff, mailbox, enquire, reply, deliver, sendMails } = await openReplySite(database());
    const id = await enquire();
    await reply(id);
    await mailbox.stop();
    await deliver();
    const shown = async () => (await staff.conversations.read({ contactId: id })).messages.at(-1);
    expect(await shown()).toMatchObject({ state: 'waiting', error: expect.stringContaining('ECONNREFUSED') });
    const sendRefused = await openRefusingSender();
    await sendRefused();
    expect(await shown()).toMatchObject({ state: 'failed', error: '550 no such mailbox' });
    expect(await staff.contacts.byId({ id })).toMatchObject({ status: 'pending' });
    await staff.conversations.retry({ id: (await shown())?.id ?? '' });
    expect(await shown()).toMatchObject({ state: 'waiting' });
    await sendRefused();
    expect(await staff.conversations.undo({ id: (await shown())?.id ?? '' })).toEqual({ draft: 'Yes, we can.' });
    await sendMails();
    expect(await shown()).toBeUndefined();
  });

  test('needs a mail server, a text and an enquiry', async () => {
    const { staff, enquire } = await openReplySite(database());
    const contactId = await enquire();
    const call = { contactId, text: 'Hello', key: randomUUID(), lastSeenId: null };
    await expect(callAsStaff(database()).conversations.send(call)).rejects.toThrow('Set one in Settings, Mail first.');
    expect(await callAsStaff(database()).conversations.read({ contactId })).toMatchObject({ canSend: false });
    await expect(staff.conversations.send({ ...call, text: ' \n' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(staff.conversations.send({ ...call, contactId: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(staff.conversations.saveDraft({ contactId: 'gone', text: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('that is not sent yet is stored for its writer alone; colleagues see that somebody writes', async () => {
    const { staff, kim, clock, enquire, reply } = await openReplySite(database());
    const contactId = await enquire();
    await kim.conversations.saveDraft({ contactId, text: 'Dear Ada' });
    expect(await kim.conversations.read({ contactId })).toMatchObject({ draft: 'Dear Ada', others: [] });
    expect(await staff.conversations.read({ contactId })).toMatchObject({
      draft: '',
      others: [{ name: KIM.name, typedAt: clock.now() }],
    });
    await reply(contactId, 'Dear Ada, yes.', kim);
    expect(await kim.conversations.read({ contactId })).toMatchObject({ draft: '' });
    expect(await staff.conversations.read({ contactId })).toMatchObject({ others: [] });
  });

  /** Sends through a mail server that refuses every recipient. */
  async function openRefusingSender() {
    const mailbox = await openMailbox({
      onRcptTo: (_address, _session, done) => done(smtpError(550, 'no such mailbox')),
    });
    const clock = openTestClock();
    const send = openSender(database(), mailbox, clock);
    return () => {
      clock.pass(HOUR_MS);
      return send();
    };
  }
});
