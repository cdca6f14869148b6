import { expect, test } from 'vitest';
import { SAVED_VIEWS_MAX } from '@tideline/domain/contact/saved-view';
import { deletePerson } from '../../../care/privacy/delete-person.repository.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const NOOR = { ...TEST_STAFF, id: 'staff-2', email: 'noor@example.com', name: 'Noor' };

describeOnEachDatabase('saved views of enquiries', (database) => {
  const views = async (staff = TEST_STAFF) => {
    const account = { id: staff.id, email: staff.email, email_key: staff.email, name: staff.name };
    await database()
      .insertInto('staff')
      .values({ ...account, role: 'admin', password_hash: 'none', created_at: TEST_NOW })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return callAsStaff(database(), { staff }).contacts.views;
  };

  test('belong to a person unless they are shared; only their owner renames and deletes them', async () => {
    const [own, noor] = [await views(), await views(NOOR)];
    const mine = await own.add({ name: ' Hot leads ', status: 'qualified', sort: '-date' });
    const shared = await own.add({ name: 'Clinics', q: 'clinic', isShared: true });
    const listed = await own.list(); // both of the same moment
    expect(listed.toSorted((a, b) => (a.name < b.name ? 1 : -1))).toEqual([
      { ...mine, name: 'Hot leads', isOwn: true, isShared: false, status: 'qualified', sort: '-date', q: undefined },
      { ...shared, name: 'Clinics', isOwn: true, isShared: true, q: 'clinic', status: undefined, sort: undefined },
    ]);
    expect(await noor.list()).toEqual([{ ...shared, isOwn: false }]);
    const refused = { code: 'NOT_FOUND' };
    await expect(noor.rename({ id: shared.id, name: 'Mine' })).rejects.toMatchObject(refused);
    await expect(noor.remove({ id: shared.id })).rejects.toMatchObject(refused);
    await own.rename({ id: shared.id, name: 'Practices' });
    expect(await noor.list()).toMatchObject([{ name: 'Practices' }]);
    await own.remove({ id: shared.id });
    expect(await noor.list()).toEqual([]);
  });

  test('are bounded in number and name', async () => {
    const own = await views();
    for (let number = 1; number <= SAVED_VIEWS_MAX; number += 1) await own.add({ name: `View ${number}` });
    await expect(own.add({ name: 'One more' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(own.add({ name: '  ' })).rejects.toThrow('Name is required.');
    await expect(own.add({ name: 'x'.repeat(61) })).rejects.toThrow('at most 60 characters');
  });

  test('end with the account, and with the erasure of an address that they search for', async () => {
    const [own, noor] = [await views(), await views(NOOR)];
    await own.add({ name: 'Ada', q: 'ADA@example.com', isShared: true });
    await own.add({ name: 'ada@example.com' });
    await own.add({ name: 'Others', q: 'bob@example.com', isShared: true });
    await noor.add({ name: 'Noor’s', isShared: true });
    const erasure = { until: TEST_NOW, addressKey: 'key' };
    await database()
      .transaction()
      .execute((trx) => deletePerson(trx, 'Ada@Example.com', erasure));
    expect((await own.list()).map(({ name }) => name).toSorted()).toEqual(['Noor’s', 'Others']);
    await database().deleteFrom('staff').where('id', '=', NOOR.id).execute();
    expect(await own.list()).toMatchObject([{ name: 'Others' }]);
  });
});
