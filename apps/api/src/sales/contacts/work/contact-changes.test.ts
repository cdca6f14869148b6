import { expect, test } from 'vitest';
import type { ContactStatus } from '@tideline/domain/contact/contact';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const LATER = '2026-11-21T21:00:00.000Z';
const LATEST = '2026-11-22T09:00:00.000Z';

const person = (firstName: string) => ({ firstName, lastName: 'Marsh', email: `${firstName}@example.com` });

describeOnEachDatabase('changes of enquiries', (database) => {
  const staff = (now = LATER) => callAsStaff(database(), { now: () => now }).contacts;

  async function send(...names: string[]): Promise<string[]> {
    for (const firstName of names) {
      await callAsVisitor(database()).contacts.send({ firstName, lastName: 'Marsh', email: 'ada@example.com' });
    }
    const { items } = await staff().list({ sort: 'name' });
    return names.map((name) => items.find(({ firstName }) => firstName === name)?.id ?? '');
  }
  async function states(): Promise<[string, ContactStatus, string | null][]> {
    const { items } = await staff().list({ sort: 'name' });
    return items.map(({ firstName, status, answeredAt }) => [firstName, status, answeredAt]);
  }

  test('the first answer of an enquiry has its time, which later changes keep', async () => {
    const [id = ''] = await send('Ada');
    expect(await staff().updateStatus({ id, status: 'contacted' })).toMatchObject({ answeredAt: LATER });
    expect(await staff(LATEST).updateStatus({ id, status: 'won' })).toMatchObject({ answeredAt: LATER });
    expect(await staff().byId({ id })).toMatchObject({ status: 'won', answeredAt: LATER });
    await expect(staff().byId({ id: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an enquiry that is won or lost without an answer has none; a later one counts (issue 29)', async () => {
    const [ada = '', bea = ''] = await send('Ada', 'Bea');
    expect(await staff().updateStatus({ id: ada, status: 'won' })).toMatchObject({ answeredAt: null });
    await staff().bulkStatus({ ids: [bea], status: 'lost' });
    expect(await states()).toEqual([
      ['Ada', 'won', null],
      ['Bea', 'lost', null],
    ]);
    expect((await callAsStaff(database()).stats.overview()).medianAnswerSeconds).toBeNull();
    expect(await staff(LATEST).updateStatus({ id: ada, status: 'contacted' })).toMatchObject({ answeredAt: LATEST });
  });

  test('several enquiries change together; undo gives each its status back, without an answer', async () => {
    const [ada = '', bea = '', cy = ''] = await send('Ada', 'Bea', 'Cy');
    await staff(TEST_NOW).updateStatus({ id: bea, status: 'qualified' });
    await staff(TEST_NOW).updateStatus({ id: cy, status: 'contacted' });
    const changes = await staff().bulkStatus({ ids: [cy, bea, ada, ada, 'gone'], status: 'contacted' });
    expect(changes).toHaveLength(2); // one already had it
    expect(await states()).toEqual([
      ['Ada', 'contacted', LATER],
      ['Bea', 'contacted', TEST_NOW],
      ['Cy', 'contacted', TEST_NOW],
    ]);
    expect(await staff(LATEST).undoStatus({ changes })).toEqual({ restored: 2 });
    expect(await states()).toEqual([
      ['Ada', 'pending', null],
      ['Bea', 'qualified', TEST_NOW],
      ['Cy', 'contacted', TEST_NOW],
    ]);
    const { medianAnswerSeconds } = await callAsStaff(database()).stats.overview();
    expect(medianAnswerSeconds).toBe(0);
  });

  test('a value and a reason are stored, each without the other, and do not stand in the way of an undo', async () => {
    const [id = ''] = await send('Ada');
    const changes = await staff().bulkStatus({ ids: [id], status: 'won' });
    expect(await staff(LATEST).updateOutcome({ id, value: 4_000 })).toMatchObject({ value: 4_000, lostReason: '' });
    expect(await staff(LATEST).updateOutcome({ id, lostReason: ' Price ' })).toMatchObject({ lostReason: 'Price' });
    expect(await staff(LATEST).byId({ id })).toMatchObject({ value: 4_000, status: 'won' });
    expect(await staff(LATEST).updateOutcome({ id, value: null })).toMatchObject({ value: null, lostReason: 'Price' });
    await staff(LATEST).undoStatus({ changes });
    expect(await states()).toEqual([['Ada', 'pending', null]]);
  });

  test.each([-1, 0.5, 1_000_000_001, '7', Number.NaN])('the value %s is refused', async (value) => {
    const [id = ''] = await send('Ada');
    const refused = staff().updateOutcome({ id, value: value as number });
    await expect(refused).rejects.toThrow('Value must be a whole number from 0 to 1,000,000,000.');
    await expect(staff().updateOutcome({ id: 'gone', value: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('undo leaves what somebody has changed since', async () => {
    const [ada = '', bea = ''] = await send('Ada', 'Bea');
    const changes = await staff().bulkStatus({ ids: [ada, bea], status: 'contacted' });
    await staff(LATEST).updateStatus({ id: ada, status: 'won' });
    expect(await staff(LATEST).undoStatus({ changes })).toEqual({ restored: 1 });
    expect(await states()).toEqual([
      ['Ada', 'won', LATER],
      ['Bea', 'pending', null],
    ]);
  });

  test('undo of a later change keeps the time of the answer', async () => {
    const [id = ''] = await send('Ada');
    await staff().updateStatus({ id, status: 'contacted' });
    await staff(LATEST).updateStatus({ id, status: 'pending' });
    const changes = await staff(LATEST).bulkStatus({ ids: [id], status: 'won' });
    await staff(LATEST).undoStatus({ changes });
    expect(await states()).toEqual([['Ada', 'pending', LATER]]);
  });

  test('an enquiry that staff enter has their source and causes no mail', async () => {
    const added = await staff().add({
      firstName: ' Ada ',
      lastName: 'Marsh',
      email: 'ada@example.com',
      package: 'wave',
      message: 'Rang.',
    });
    expect(added).toMatchObject({ name: 'Ada Marsh', source: 'staff', status: 'pending', dateSubmitted: LATER });
    expect(added.reference).toMatch(/^TL-/);
    expect(await staff().byId({ id: added.id })).toEqual(added);
    expect(await database().selectFrom('mails').select('id').execute()).toEqual([]);
    const unnamed = staff().add({ firstName: '', lastName: 'Marsh', email: 'ada@example.com' });
    await expect(unnamed).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('several enquiries are entered together, in their order, or none of them', async () => {
    const names = ['Ada', 'Bea', 'Cy'];
    const added = await staff().addMany({ contacts: names.map(person) });
    const stored = await Promise.all(added.map(({ id }) => staff().byId({ id })));
    expect(stored.map(({ firstName, source, status }) => [firstName, source, status])).toEqual(
      names.map((name) => [name, 'staff', 'pending']),
    );
    expect(added).toEqual(stored.map(({ id, reference }) => ({ id, reference })));
    expect(await database().selectFrom('mails').select('id').execute()).toEqual([]);
    const half = staff().addMany({ contacts: [person('Dee'), person('')] });
    await expect(half).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const many = staff().addMany({ contacts: Array.from({ length: 101 }, () => person('Eve')) });
    await expect(many).rejects.toThrow('contacts must have at most 100 inquiries.');
    await expect(staff().addMany({ contacts: [] })).rejects.toThrow('contacts must have at least one inquiry.');
    expect((await staff().list()).total).toBe(names.length);
  });

  test('the history names who did what, newest first', async () => {
    await database()
      .insertInto('staff')
      .values({
        id: TEST_STAFF.id,
        email: TEST_STAFF.email,
        email_key: TEST_STAFF.email,
        name: 'Noor',
        role: 'admin',
        password_hash: 'none',
        created_at: TEST_NOW,
      })
      .execute();
    const { id } = await staff(TEST_NOW).add({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    await staff(LATER).updateStatus({ id, status: 'contacted' });
    const stranger = { ...TEST_STAFF, id: 'staff-9', email: 'gone@example.com' };
    const colleague = callAsStaff(database(), { staff: stranger, now: () => LATEST });
    await colleague.contacts.updateStatus({ id, status: 'won' });
    await colleague.contacts.notes.add({ contactId: id, text: 'Signed.' });
    const { items } = await staff().history({ id });
    // Two at the same moment: in either order.
    const byTime = items.toSorted((a, b) => b.at.localeCompare(a.at) || a.kind.localeCompare(b.kind));
    expect(byTime).toMatchObject([
      { at: LATEST, actor: 'gone@example.com', kind: 'contact.status', status: 'won' },
      { at: LATEST, actor: TEST_STAFF.name, kind: 'note.add', status: null },
      { at: LATER, actor: 'Noor', kind: 'contact.status', status: 'contacted' },
      { at: TEST_NOW, actor: 'Noor', kind: 'contact.add', status: null },
    ]);
    expect(await staff().history({ id: 'gone' })).toEqual({ items: [], nextCursor: null, total: 0 });
  });

  test('the number without an answer counts pending enquiries only', async () => {
    const [ada = ''] = await send('Ada', 'Bea', 'Cy');
    await staff().updateStatus({ id: ada, status: 'spam' });
    expect(await staff().countWaiting()).toBe(2);
  });
});
