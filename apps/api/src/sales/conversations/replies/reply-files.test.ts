import { randomBytes, randomUUID } from 'node:crypto';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from '@tideline/domain/conversation/attachment';
import type { ContactMessage } from '@tideline/domain/conversation/message';
import { HOUR_MS } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { attach } from '../../../testing/mail/attach.ts';
import { smtpError, openMailbox } from '../../../testing/mail/mailbox.ts';
import { openSender } from '../../../testing/mail/mail-round.ts';
import { KIM, openReplySite } from '../../../testing/mail/reply-site.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const OFFER = randomBytes(250_000); // of several parts
const RTL_NAME = 'عرض السعر.pdf';

describeOnEachDatabase('the files of a reply', (database) => {
  /** A site with an enquiry, and a way to send a reply with all files of the draft. */
  async function open() {
    const site = await openReplySite(database());
    const contactId = await site.enquire();
    const read = (id = contactId) => site.staff.conversations.read({ contactId: id });
    async function send(id = contactId): Promise<ContactMessage> {
      const { messages, draftFiles } = await read(id);
      const attachmentIds = draftFiles.map((file) => file.id);
      const lastSeenId = messages.at(-1)?.id ?? null;
      return site.staff.conversations.send({
        contactId: id,
        text: 'See the offer.',
        key: randomUUID(),
        lastSeenId,
        attachmentIds,
      });
    }
    const draftNames = async (id = contactId) => (await read(id)).draftFiles.map(({ name }) => name);
    return { ...site, contactId, read, send, draftNames };
  }
  const count = async (table: 'contact_attachments' | 'contact_attachment_parts' | 'contact_reply_drafts') =>
    (await database().selectFrom(table).selectAll().execute()).length;

  test('arrive byte for byte with their names and types, and stand at the sent message', async () => {
    const { staff, contactId, mailbox, read, send, deliver } = await open();
    await attach(staff, contactId, 'offer.pdf', OFFER);
    await attach(staff, contactId, RTL_NAME, 'ثمن');
    const waiting = await send();
    expect(waiting.attachments.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['offer.pdf', OFFER.length],
      [RTL_NAME, 6],
    ]);
    await deliver();
    const arrived = mailbox.arrived[0]?.mail.attachments ?? [];
    expect(arrived.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual([
      ['offer.pdf', 'application/pdf', 'attachment'],
      [RTL_NAME, 'application/pdf', 'attachment'],
    ]);
    expect(Buffer.from(arrived[0]?.content as ArrayBuffer).equals(OFFER)).toBe(true);
    expect(mailbox.arrived[0]?.mail.text).toMatch(/^See the offer\./);
    const { messages, draftFiles } = await read();
    expect([messages.at(-1)?.state, messages.at(-1)?.attachments, draftFiles]).toEqual([
      'sent',
      waiting.attachments,
      [],
    ]);
    const stored = await staff.conversations.attachment({ id: waiting.attachments[0]?.id ?? '' });
    expect(stored.content.equals(OFFER)).toBe(true);
  });

  test('belong to the draft of their writer: kept with its text and without one, gone when removed or discarded', async () => {
    const { staff, kim, contactId, read, draftNames } = await open();
    const { id } = await attach(staff, contactId, 'offer.pdf');
    await staff.conversations.saveDraft({ contactId, text: 'Dear Ada' });
    await attach(staff, contactId, 'plan.txt');
    expect(await read()).toMatchObject({
      draft: 'Dear Ada',
      draftFiles: [{ name: 'offer.pdf' }, { name: 'plan.txt' }],
    });
    await staff.conversations.saveDraft({ contactId, text: '' });
    expect(await draftNames()).toEqual(['offer.pdf', 'plan.txt']);

    expect(await kim.conversations.read({ contactId })).toMatchObject({ draftFiles: [], others: [{ name: 'Staff' }] });
    await expect(kim.conversations.attachment({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(kim.conversations.detach({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await staff.conversations.attachment({ id })).content.toString()).toBe('offer.pdf');

    await staff.conversations.detach({ id });
    expect([await draftNames(), await count('contact_attachment_parts')]).toEqual([['plan.txt'], 1]);
    await staff.conversations.discardDraft({ contactId });
    for (const table of ['contact_attachments', 'contact_attachment_parts', 'contact_reply_drafts'] as const) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    const only = await attach(staff, contactId, 'offer.pdf');
    await staff.conversations.detach({ id: only.id });
    expect(await count('contact_reply_drafts')).toBe(0);
  });

  test('are the draft’s again after an undo, and after “Edit” of a reply that was refused', async () => {
    const { staff, contactId, mailbox, clock, read, send, sendMails, deliver, draftNames } = await open();
    await attach(staff, contactId, 'offer.pdf', OFFER);
    const { id } = await send();
    await attach(staff, contactId, 'later.txt');
    await staff.conversations.undo({ id });
    expect((await draftNames()).toSorted()).toEqual(['later.txt', 'offer.pdf']);
    await deliver();
    expect(mailbox.arrived).toEqual([]);

    const refused = await send();
    clock.pass(HOUR_MS);
    const full = await openMailbox({ onRcptTo: (_address, _session, done) => done(smtpError(552, 'too large')) });
    await openSender(database(), full, clock)();
    expect((await read()).messages.at(-1)).toMatchObject({ state: 'failed', attachments: { length: 2 } });
    await staff.conversations.undo({ id: refused.id });
    expect((await draftNames()).toSorted()).toEqual(['later.txt', 'offer.pdf']);
    await send();
    await sendMails();
    await deliver();
    expect(mailbox.arrived[0]?.mail.attachments).toHaveLength(2);
  });

  test('are only those that the reply names; a file that is gone is not left out silently', async () => {
    const { staff, kim, contactId, draftNames, read } = await open();
    const { id } = await attach(staff, contactId, 'offer.pdf');
    const others = await attach(kim, contactId, 'kim.pdf');
    const reply = { contactId, text: 'Hello', lastSeenId: null };
    for (const attachmentIds of [[randomUUID()], [others.id], [id, others.id]]) {
      const refused = staff.conversations.send({ ...reply, key: randomUUID(), attachmentIds });
      await expect(refused).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'A file attached to this reply is gone. Attach it again.',
      });
    }
    expect((await read()).messages).toEqual([]);
    await staff.conversations.send({ ...reply, key: randomUUID() });
    expect(await draftNames()).toEqual(['offer.pdf']);
  });

  test('are refused with their name and the reason', async () => {
    const { staff, contactId } = await open();
    const refusal = (name: string, content?: Uint8Array | string) =>
      attach(staff, contactId, name, content).then(
        () => null,
        ({ code, message }) => `${code}: ${message}`,
      );
    for (const name of ['report.exe', 'page.html', 'logo.svg', 'run.js', 'offer.pdf.exe', 'folder']) {
      expect(await refusal(name)).toMatch(`BAD_REQUEST: ${name} cannot be attached: this type of file cannot be sent.`);
    }
    expect(await refusal('notes.txt', '')).toBe('BAD_REQUEST: notes.txt cannot be attached: it is empty.');
    const tooLarge = Buffer.alloc(ATTACHMENT_MAX_BYTES + 1);
    expect(await refusal('film.zip', tooLarge)).toBe(
      'PAYLOAD_TOO_LARGE: film.zip cannot be attached: it is larger than 10 MB.',
    );
    expect(await count('contact_reply_drafts')).toBe(0);
    const large = Buffer.alloc(ATTACHMENT_MAX_BYTES);
    expect([await refusal('1.zip', large), await refusal('2.zip', large)]).toEqual([null, null]);
    expect(await refusal('3.txt', 'x')).toBe(
      'BAD_REQUEST: 3.txt cannot be attached: the files of a reply can have at most 20 MB in total.',
    );
    await expect(attach(staff, 'gone', 'offer.pdf')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are at most twenty, also when they are attached at the same time or come back by an undo', async () => {
    const { staff, contactId, send, draftNames, read } = await open();
    const attachAll = () =>
      Promise.allSettled(Array.from({ length: 7 }, (_, at) => attach(staff, contactId, `${at}.txt`)));
    for (let round = 0; round < 3; round += 1) await attachAll();
    expect(await draftNames()).toHaveLength(ATTACHMENTS_MAX);
    const { id } = await send();
    await attach(staff, contactId, 'more.txt');
    await staff.conversations.undo({ id });
    expect(await draftNames()).toHaveLength(ATTACHMENTS_MAX + 1);
    await expect(send()).rejects.toThrow('A reply can have at most 20 files.');
    await staff.conversations.detach({ id: (await read()).draftFiles[0]?.id ?? '' });
    expect((await send()).attachments).toHaveLength(ATTACHMENTS_MAX);
  });

  test('stay with a merged enquiry, and come back into the draft of the one that goes on', async () => {
    const { staff, contactId: first, enquire, read, send, deliver, draftNames } = await open();
    const second = await enquire({ message: 'Second' });
    await attach(staff, first, 'offer.pdf');
    await send();
    await deliver();
    await attach(staff, first, 'plan.pdf');
    const { id } = await send();
    await staff.conversations.work.merge({ contactId: first, intoId: second });
    expect((await read(second)).messages.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
      ['offer.pdf'],
      ['plan.pdf'],
    ]);
    await staff.conversations.undo({ id });
    expect([await draftNames(second), (await read(second)).draft]).toEqual([['plan.pdf'], 'See the offer.']);
  });

  test('go with their enquiry, and to the colleague who takes over the draft', async () => {
    const { staff, kim, contactId, draftNames } = await open();
    await attach(kim, contactId, 'offer.pdf');
    await staff.team.remove({ id: KIM.id, toId: 'staff-1' });
    expect(await draftNames()).toEqual(['offer.pdf']);
    await database().deleteFrom('contacts').execute();
    expect([await count('contact_attachments'), await count('contact_attachment_parts')]).toEqual([0, 0]);
  });
});
