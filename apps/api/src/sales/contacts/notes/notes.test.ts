import { expect, test } from 'vitest';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const NOOR = { ...TEST_STAFF, id: 'staff-2', name: 'Noor' };
const LATER = '2026-11-21T19:00:00.000Z';

describeOnEachDatabase('notes about an enquiry', (database) => {
  async function addContact(): Promise<string> {
    const sender = { firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' };
    await callAsVisitor(database()).contacts.send(sender);
    const [contact] = (await callAsStaff(database()).contacts.list()).items;
    return contact?.id ?? '';
  }

  test('are stored with author and time, oldest first', async () => {
    const contactId = await addContact();
    await callAsStaff(database()).contacts.notes.add({ contactId, text: '  Called.\nNo answer. ' });
    const noor = callAsStaff(database(), { staff: NOOR, now: () => LATER });
    await noor.contacts.notes.add({ contactId, text: '=1+1 <b>"quoted"</b>' });
    expect(await noor.contacts.notes.list({ contactId })).toMatchObject([
      { text: 'Called.\nNo answer.', authorName: 'Staff', isOwn: false, createdAt: TEST_NOW },
      { text: '=1+1 <b>"quoted"</b>', authorName: 'Noor', isOwn: true, createdAt: LATER },
    ]);
  });

  test('can be deleted by their author only', async () => {
    const contactId = await addContact();
    const { id } = await callAsStaff(database()).contacts.notes.add({ contactId, text: 'Mine.' });
    const noor = callAsStaff(database(), { staff: NOOR });
    await expect(noor.contacts.notes.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await callAsStaff(database()).contacts.notes.remove({ id });
    expect(await noor.contacts.notes.list({ contactId })).toEqual([]);
  });

  test('are deleted with their enquiry', async () => {
    const contactId = await addContact();
    await callAsStaff(database()).contacts.notes.add({ contactId, text: 'Soon gone.' });
    await database().deleteFrom('contacts').where('id', '=', contactId).execute();
    expect(await database().selectFrom('contact_notes').select('id').execute()).toEqual([]);
  });

  test.each([
    ['an empty one', '  \n ', 'Note is required.'],
    ['one of 5,001 characters', 'x'.repeat(5_001), 'Note must be at most 5,000 characters long.'],
    ['one with NUL', 'a\0b', 'Note has characters that cannot be stored.'],
  ])('refuse %s', async (_name, text, message) => {
    const contactId = await addContact();
    await expect(callAsStaff(database()).contacts.notes.add({ contactId, text })).rejects.toThrow(message);
  });

  test('refuse an unknown enquiry', async () => {
    const add = callAsStaff(database()).contacts.notes.add({ contactId: 'nobody', text: 'For whom?' });
    await expect(add).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
