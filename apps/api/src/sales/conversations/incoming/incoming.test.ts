import { expect, test } from 'vitest';
import { DEFAULT_CONVERSATION_SETTINGS } from '@tideline/domain/conversation/conversation-settings';
import { mailboxKey } from '../../../core/mailbox/imap-address.ts';
import { mailboxReader } from '../../../core/mailbox/read-mailbox.ts';
import { mailboxHandlers } from '../../../doors/ops/mailbox-handlers.ts';
import type { Db } from '../../../core/store/schema.ts';
import { openTestImap } from '../../../testing/mail/imap-mailbox.ts';
import { mailDoor, openSender } from '../../../testing/mail/mail-round.ts';
import { CONTACT, KIM, openReplySite } from '../../../testing/mail/reply-site.ts';
import { buildBounce } from '../../../testing/mail/sent-issue.ts';
import { callAsStaff, callAsVisitor, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { DESKTOP_SHAPES } from '../../../testing/corpora/answers/desktop-shapes.ts';
import { mail, NO_THREAD, reply, type ShapeContext } from '../../../testing/corpora/answers/shape.ts';
import { THREAD_SHAPES } from '../../../testing/corpora/answers/thread-shapes.ts';
import { WEBMAIL_SHAPES } from '../../../testing/corpora/answers/webmail-shapes.ts';

const SHAPES = [...WEBMAIL_SHAPES, ...DESKTOP_SHAPES, ...THREAD_SHAPES];
const AGENCY = 'hello@tideline.example';
const AUTH_HOST = 'mx.tideline.example';

/** A mail of Kim about an enquiry, as the mail server of the mailbox delivers it: with its result on top. */
function fromKim({ reference }: { reference: string }, headers: Record<string, string | null>, text = 'Hello'): string {
  const all = {
    'Authentication-Results': `${AUTH_HOST}; spf=pass smtp.mailfrom=example.com;\n dmarc=pass (p=NONE) header.from=example.com`,
    ...headers,
    ...NO_THREAD,
  };
  const subject = `Re: New inquiry (${reference})`;
  return mail(() => ({ ...all, From: KIM.email, Subject: subject }), text)({} as ShapeContext);
}

/** Ada has enquired and was answered; Bob has enquired, too. The site reads a mailbox. */
async function openThread(db: Db) {
  const [site, imap] = [await openReplySite(db), await openTestImap()];
  const mailing = { ...mailDoor(site.mailbox), mailbox: { name: 'box', key: mailboxKey(imap.mailbox) } };
  const changes = { ...site.changes, mail: mailing };
  const staff = callAsStaff(db, changes);
  await staff.conversations.settings.update({
    ...DEFAULT_CONVERSATION_SETTINGS,
    isAcknowledging: false,
    replyAddress: 'reply@tideline.example',
    authHost: AUTH_HOST,
  });
  const [contactId, bobId] = [await site.enquire(), await site.enquire({ firstName: 'Bob', email: 'bob@example.com' })];
  await site.reply(contactId, 'Yes, we can.\n\nWhen shall we talk?', staff);
  const sendMails = openSender(db, site.mailbox, site.clock, { hasMailbox: true });
  site.clock.pass(10_000);
  await sendMails();
  const [sent] = site.mailbox.arrived;
  const { reference } = await staff.contacts.byId({ id: contactId });
  const context: ShapeContext = {
    person: CONTACT.email,
    tag: sent?.mail.replyTo?.[0]?.address ?? '',
    replyId: sent?.mail.messageId ?? '',
    reference,
    staff: TEST_STAFF.email,
    agency: AGENCY,
  };
  const readBox = mailboxReader({
    db,
    mailbox: imap.mailbox,
    handlers: mailboxHandlers(await openTestFolder()),
    log: { info: () => undefined, warn: () => undefined },
    stop: new AbortController().signal,
    now: site.clock.now,
  });
  async function receive(...raws: string[]): Promise<void> {
    for (const raw of raws) imap.deliver(raw);
    site.clock.pass(1000);
    await readBox();
  }
  const messages = async (id = contactId) => (await staff.conversations.read({ contactId: id })).messages;
  const visitor = () => callAsVisitor(db, changes);
  return { ...site, staff, visitor, imap, context, contactId, bobId, receive, messages, sendMails };
}

describeOnEachDatabase('mail about an enquiry', (database) => {
  test(`${SHAPES.length} shapes of replies come into the right conversation, with what they quote folded`, async () => {
    const { context, receive, messages, bobId, imap } = await openThread(database());
    expect(SHAPES.length).toBeGreaterThanOrEqual(40);
    expect(context.tag).toMatch(/^reply\+tl-[a-z0-9]{6}\.[0-9a-f]{12}@tideline\.example$/);
    await receive(...SHAPES.map(({ raw }) => raw(context)));
    const [, ...received] = await messages();
    const found = received.map(({ text, direction, kind, attachments }) => {
      return { text, direction, kind, files: attachments.map(({ name }) => name) };
    });
    const expected = SHAPES.map(({ text, direction = 'in', kind = 'mail', files = [] }) => {
      return { text, direction, kind, files };
    });
    const named = (all: unknown[]) => SHAPES.map(({ name }, at) => [name, all[at]]);
    expect(named(found)).toEqual(named(expected));
    expect(received).toHaveLength(SHAPES.length);
    expect(await messages(bobId)).toEqual([]);
    expect(imap.seen()).toHaveLength(SHAPES.length);
  });

  test('that names no enquiry beyond doubt is left unread for a person', async () => {
    const { context, staff, receive, messages, bobId, imap, visitor } = await openThread(database());
    const bob = await staff.contacts.byId({ id: bobId });
    const { reference: second } = await visitor().contacts.send(CONTACT);
    const bobsTag = context.tag.replace(context.reference.toLowerCase(), bob.reference.toLowerCase());
    const left = [
      mail(
        ({ tag }) => ({ ...NO_THREAD, To: tag.replace(/\.[0-9a-f]{12}@/, '.0123456789ab@'), Subject: 'Hi' }),
        'A wrong checksum.',
      ),
      mail(() => ({ ...NO_THREAD, To: bobsTag, Subject: 'Hi' }), 'The checksum of another enquiry.'),
      mail(
        ({ agency, reference }) => ({ ...NO_THREAD, From: 'eve@evil.example', To: agency, Subject: reference }),
        'A stranger.',
      ),
      mail(
        ({ agency, reference }) => ({ ...NO_THREAD, To: agency, Subject: `${reference} and ${second}` }),
        'Two of hers.',
      ),
      mail(({ agency }) => ({ ...NO_THREAD, To: agency, Subject: bob.reference }), 'Ada about the enquiry of Bob.'),
      mail(({ agency }) => ({ ...NO_THREAD, To: agency, Subject: 'Hello' }), `It is ${context.reference}.`),
      mail(
        ({ agency }) => ({ To: agency, Subject: 'Re: lunch', 'In-Reply-To': '<lunch@example.com>', References: null }),
        'Lunch?',
      ),
      mail(
        ({ agency, reference }) => ({
          ...NO_THREAD,
          From: agency,
          To: agency,
          Subject: `New inquiry (${reference})`,
          'Auto-Submitted': 'auto-generated',
        }),
        'Our own notice.',
      ),
      mail(
        ({ staff: from, tag }) => ({ From: from, To: tag, Subject: 'Automatic reply: New inquiry' }),
        'Staff are away.',
      ),
      mail(
        ({ staff: from, reference }) => ({ ...NO_THREAD, From: from, To: 'eve@evil.example', Subject: reference }),
        'Staff to a stranger.',
      ),
    ];
    await receive(...left.map((raw) => raw(context)));
    expect(await messages()).toHaveLength(1);
    expect(await messages(bobId)).toEqual([]);
    expect(imap.seen()).toEqual([]);
  });

  test('tells staff of an answer once; their reply to the notice comes into the conversation', async () => {
    const { context, contactId, mailbox, messages, receive, sendMails } = await openThread(database());
    mailbox.arrived.length = 0;
    await receive(reply('Tuesday?', { 'Message-ID': '<tuesday@example.com>' })(context));
    await sendMails();
    await sendMails();
    expect(mailbox.arrived.map(({ to }) => to)).toEqual([[AGENCY]]);
    const [notice] = mailbox.arrived;
    expect(notice?.mail.subject).toBe(`Ada Marsh replied (${context.reference})`);
    expect(notice?.mail.replyTo?.map(({ address }) => address)).toEqual([context.person, context.tag]);
    expect(notice?.mail.text).toContain(`/admin?tab=contacts&contact=${contactId}`);
    await receive(
      mail(
        () => ({
          From: KIM.email,
          To: `${context.person}, ${context.tag}`,
          Subject: `Re: ${notice?.mail.subject}`,
          'In-Reply-To': notice?.mail.messageId ?? '',
        }),
        'Tuesday it is.',
      )(context),
    );
    expect((await messages()).at(-1)).toMatchObject({ direction: 'out', fromName: 'Kim', text: 'Tuesday it is.' });
  });

  test('from staff answers an enquiry and stops its clock; what they write about it does not', async () => {
    const { staff, bobId, receive, clock } = await openThread(database());
    const bob = await staff.contacts.byId({ id: bobId });
    await receive(fromKim(bob, { To: AGENCY }));
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'pending' });
    await receive(fromKim(bob, { To: `Bob <${bob.email}>` }));
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'contacted', answeredAt: clock.now() });
    expect((await staff.contacts.history({ id: bobId })).items).toContainEqual(
      expect.objectContaining({ actor: 'Kim', status: 'contacted' }),
    );
  });

  test('that claims to be of staff waits for a person, without a trusted result that says so', async () => {
    const forged: Record<string, Record<string, string>> = {
      'without a result': {},
      'a failed one': { 'Authentication-Results': `${AUTH_HOST}; dmarc=fail header.from=example.com` },
      'that of another host': { 'Authentication-Results': 'mx.evil.example; dmarc=pass header.from=example.com' },
      'that of another domain': { 'Authentication-Results': `${AUTH_HOST}; dmarc=pass header.from=evil.example` },
      'one in a comment': { 'Authentication-Results': `${AUTH_HOST}; spf=fail (; dmarc=pass header.from=example.com)` },
      'one that its sender wrote below that of the server': {
        'Authentication-Results': `${AUTH_HOST}; spf=none; dmarc=fail header.from=example.com`,
        'authentication-results': `${AUTH_HOST}; dmarc=pass header.from=example.com`,
      },
    };
    const { staff, bobId, receive, messages, imap } = await openThread(database());
    const bob = await staff.contacts.byId({ id: bobId });
    const headers = { To: bob.email, 'Authentication-Results': null };
    await receive(...Object.entries(forged).map(([name, results]) => fromKim(bob, { ...headers, ...results }, name)));
    expect(await messages(bobId)).toMatchObject(
      Object.keys(forged).map((text) => {
        return { text, isUnverified: true, direction: 'note-in', fromName: '', isOwn: false };
      }),
    );
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'pending' });
    expect(imap.seen()).toEqual([]);
    expect(JSON.stringify((await staff.contacts.history({ id: bobId })).items)).not.toContain('Kim');
  });

  test('that claims to be of staff is accepted as our answer, or dismissed, once', async () => {
    const { staff, bobId, receive, messages, clock } = await openThread(database());
    const bob = await staff.contacts.byId({ id: bobId });
    const forged = (text: string) => fromKim(bob, { To: bob.email, 'Authentication-Results': null }, text);
    await receive(forged('Pay here.'), forged('We start in May.'));
    const [first, second] = await messages(bobId);
    await staff.conversations.decide({ id: first?.id ?? '', as: 'dismissed' });
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'pending' });
    await staff.conversations.decide({ id: second?.id ?? '', as: 'ours' });
    expect(await messages(bobId)).toMatchObject([{ text: 'We start in May.', direction: 'out', isUnverified: false }]);
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'contacted', answeredAt: clock.now() });
    const again = staff.conversations.decide({ id: second?.id ?? '', as: 'dismissed' });
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that arrives twice is stored once, also as a copy of what this site has sent', async () => {
    const { context, mailbox, messages, receive } = await openThread(database());
    const copy = reply('Once.', { 'Message-ID': '<once@example.com>' })(context);
    await receive(copy, copy.replace('From:', 'Received: by another server\r\nFrom:'), mailbox.arrived[0]?.raw ?? '');
    expect((await messages()).map(({ text }) => text)).toEqual(['Yes, we can.\n\nWhen shall we talk?', 'Once.']);
  });

  test('an automatic reply is shown as one, and a loop of two programs ends after one message', async () => {
    const { context, staff, contactId, mailbox, messages, receive, sendMails } = await openThread(database());
    mailbox.arrived.length = 0;
    // A responder that answers every mail it gets, without saying that it is a program.
    const respond = (to: string) => reply('I am away.', { Subject: 'Out of office', To: to })(context);
    for (let round = 0; round < 5; round += 1) {
      const got = mailbox.arrived.splice(0).filter(({ to }) => to.includes(context.person));
      const raws = round === 0 ? [respond(context.tag)] : got.map(({ from }) => respond(from));
      await receive(...raws);
      await sendMails();
    }
    expect((await messages()).map(({ kind }) => kind)).toEqual(['reply', 'automatic']);
    expect(await staff.contacts.byId({ id: contactId })).toMatchObject({ status: 'contacted' });
    expect(await database().selectFrom('mails').select('id').where('kind', '=', 'answer').execute()).toEqual([]);
  });

  test('that could not be delivered is shown at the message, with the reason of the other mail server', async () => {
    const { context, messages, receive } = await openThread(database());
    const bounce = buildBounce('00000000-0000-7000-8000-000000000000', context.person);
    await receive(bounce.replace(/Message-ID: .*/, `Message-ID: ${context.replyId}`));
    expect(await messages()).toMatchObject([{ state: 'failed', error: expect.stringContaining('550 5.1.1') }]);
  });

  test('can be pasted; what was sent elsewhere answers the enquiry', async () => {
    const { staff, bobId, messages } = await openThread(database());
    await staff.conversations.paste({
      contactId: bobId,
      direction: 'in',
      text: 'Any news?\n\nOn Nov 23, 2026, Staff wrote:\n> Hi',
    });
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'pending' });
    await staff.conversations.paste({ contactId: bobId, direction: 'out', text: 'Yes: we start in May.' });
    expect(await staff.contacts.byId({ id: bobId })).toMatchObject({ status: 'contacted' });
    expect(await messages(bobId)).toMatchObject([
      {
        direction: 'in',
        kind: 'pasted',
        fromName: 'Bob Marsh',
        text: 'Any news?',
        quotedText: expect.stringContaining('> Hi'),
      },
      { direction: 'out', kind: 'pasted', fromName: 'Staff' },
    ]);
  });
});
