import { describe, expect, test } from 'vitest';
import { newContactSchema } from '@tideline/domain/contact/contact.schema';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { buildContext, callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { newReference } from './reference.ts';
import { sendContact } from './send-contact.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const REFERENCE = /^TL-[34679ACDEFGHJKMNPQRTVWXY]{6}$/;

describeOnEachDatabase('contacts', (database) => {
  test('stores an enquiry exactly as sent, as pending', async () => {
    const message = '  Two lines,\nwith space around. \n';
    const { reference } = await callAsVisitor(database()).contacts.send({
      ...CONTACT,
      package: '',
      topic: 'SEO',
      message,
    });
    const { items } = await callAsStaff(database()).contacts.list();
    expect(items).toEqual([
      {
        id: expect.any(String),
        reference,
        ...CONTACT,
        name: 'Ada Lovelace',
        company: '',
        package: null,
        topic: 'SEO',
        message,
        source: 'website',
        status: 'pending',
        dateSubmitted: TEST_NOW,
        answeredAt: null,
        value: null,
        lostReason: '',
        isSample: false,
        packageName: '',
        answers: [],
      },
    ]);
    expect(reference).toMatch(REFERENCE);
  });

  test('answers a repeated key with the first reference and stores nothing twice', async () => {
    const visitor = callAsVisitor(database());
    const idempotencyKey = 'a-key-of-the-form';
    const first = await visitor.contacts.send({ ...CONTACT, idempotencyKey });
    for (let again = 0; again < 9; again += 1) {
      expect(await visitor.contacts.send({ ...CONTACT, idempotencyKey })).toEqual(first);
    }
    expect((await callAsStaff(database()).contacts.list()).total).toBe(1);
    expect(await visitor.contacts.send({ ...CONTACT, idempotencyKey: 'another-key' })).not.toEqual(first);
  });

  test('concurrent sends with one key make and count one enquiry', async () => {
    const visitor = callAsVisitor(database());
    const sends = Array.from({ length: 8 }, () =>
      visitor.contacts.send({ ...CONTACT, idempotencyKey: 'one-click-too-many' }),
    );
    const references = new Set((await Promise.all(sends)).map(({ reference }) => reference));
    expect(references.size).toBe(1);
    for (let more = 0; more < 4; more += 1) await visitor.contacts.send(CONTACT);
    expect((await callAsStaff(database()).contacts.list()).total).toBe(5);
  });

  test.each([
    ['has something in the field that people do not see', { website: 'https://x.example' }],
    ['was filled in within two seconds', { website: '', filledInMs: 1999 }],
    ['says one thing three times', { message: 'Buy our backlinks today!\n'.repeat(3) }],
  ])('stores an enquiry as spam that %s, with the usual response', async (_what, signs) => {
    const answer = await callAsVisitor(database()).contacts.send({ ...CONTACT, ...signs });
    expect(answer).toEqual({ message: 'received', reference: expect.stringMatching(REFERENCE) });
    const { items } = await callAsStaff(database()).contacts.list();
    expect(items).toMatchObject([{ ...CONTACT, reference: answer.reference, status: 'spam' }]);
  });

  test('accepts an enquiry typed at human speed', async () => {
    await callAsVisitor(database()).contacts.send({ ...CONTACT, website: '', filledInMs: 2000 });
    expect((await callAsStaff(database()).contacts.list()).items).toMatchObject([{ status: 'pending' }]);
  });

  test('refuses the sixth enquiry from one address within ten minutes and stores nothing of it', async () => {
    const visitor = callAsVisitor(database());
    const sends = Array.from({ length: 9 }, () => visitor.contacts.send(CONTACT));
    const results = await Promise.allSettled(sends);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(visitor.contacts.send(CONTACT)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await callAsStaff(database()).contacts.list()).total).toBe(5);
  });

  test('refuses the twenty-first enquiry of a day', async () => {
    const clientAddress = '2001:db8:1:2::3';
    for (let index = 0; index < 20; index += 1) {
      const now = () => later(TEST_NOW, index * 11 * MINUTE_MS);
      await callAsVisitor(database(), { clientAddress, now }).contacts.send(CONTACT);
    }
    const sameNetwork = { clientAddress: '2001:db8:1:2:ffff::9', now: () => '2026-11-22T12:00:00.000Z' };
    await expect(callAsVisitor(database(), sameNetwork).contacts.send(CONTACT)).rejects.toMatchObject({
      cause: { retryAfterSeconds: 6 * 3600 },
    });
    const nextDay = { clientAddress, now: () => '2026-11-22T18:00:00.000Z' };
    await callAsVisitor(database(), nextDay).contacts.send(CONTACT);
  });

  test('uses another reference when the first one exists', async () => {
    const references = ['TL-AAAAAA', 'TL-AAAAAA', 'TL-CCCCCC'];
    const makeReference = () => references.shift() ?? 'TL-DDDDDD';
    const contact = newContactSchema.parse(CONTACT);
    const context = buildContext(database());
    expect(await sendContact(context, contact, makeReference)).toMatchObject({ reference: 'TL-AAAAAA' });
    expect(await sendContact(context, contact, makeReference)).toMatchObject({ reference: 'TL-CCCCCC' });
  });

  test('finds an enquiry by name, address or company', async () => {
    const visitor = callAsVisitor(database());
    await visitor.contacts.send({ ...CONTACT, company: 'Ägir & Söhne' });
    await visitor.contacts.send({ ...CONTACT, firstName: 'Bob', email: 'bob@example.org' });
    const staff = callAsStaff(database());
    for (const q of ['ÄGIR', 'ada love', 'ada@']) {
      expect(await staff.contacts.list({ q })).toMatchObject({ items: [{ firstName: 'Ada' }], total: 1 });
    }
    expect((await staff.contacts.list({ q: '%' })).total).toBe(0);
  });

  test('changes the status and filters by it', async () => {
    await callAsVisitor(database()).contacts.send(CONTACT);
    const staff = callAsStaff(database());
    const [contact] = (await staff.contacts.list()).items;
    const id = contact?.id ?? '';
    expect(await staff.contacts.updateStatus({ id, status: 'won' })).toMatchObject({ id, status: 'won' });
    expect((await staff.contacts.list({ status: 'pending' })).total).toBe(0);
    expect((await staff.contacts.list({ status: 'won' })).items).toHaveLength(1);
    await expect(staff.contacts.updateStatus({ id: 'none', status: 'won' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('lists in pages and refuses an invalid cursor', async () => {
    for (let index = 0; index < 5; index += 1) await callAsVisitor(database()).contacts.send(CONTACT);
    const staff = callAsStaff(database());
    const first = await staff.contacts.list({ limit: 3 });
    const second = await staff.contacts.list({ limit: 3, cursor: first.nextCursor ?? '' });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5);
    expect(second.nextCursor).toBeNull();
    await expect(staff.contacts.list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('references', () => {
  test('contain no lookalike characters', () => {
    for (let count = 0; count < 200; count += 1) expect(newReference()).toMatch(REFERENCE);
  });
});
