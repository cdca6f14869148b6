import { expect, test } from 'vitest';
import { publicError } from '../../core/rpc/errors.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

describeOnEachDatabase('offered packages', (database) => {
  const staff = () => callAsStaff(database());
  const send = (id: string) => callAsVisitor(database()).contacts.send({ ...CONTACT, package: id });
  async function publish(values: Record<string, string | boolean | string[]>, liveVersion = 0) {
    const kept = await staff().pages.keep({ id: 'home', values, expectedVersion: null, liveVersion });
    return staff().pages.publish({ id: 'home', expectedVersion: kept.version });
  }
  const listed = async (id: string) => (await staff().contacts.list()).items.find((each) => each.package === id);

  test('the built-in packages are offered until staff change them', async () => {
    await send('tide');
    expect(await listed('tide')).toMatchObject({ packageName: 'TIDE' });
    expect(await send('gold').catch(publicError)).toMatchObject({
      status: 400,
      issues: [{ path: 'package', message: 'Package must be one of ripple, wave, tide, custom, or empty.' }],
    });
  });

  test('a renamed package keeps its id, and older enquiries the name that was chosen', async () => {
    await send('wave');
    await publish({ 'packages.wave.name': 'Growth' });
    await send('wave');
    const { items } = await staff().contacts.list({ sort: 'date' });
    expect(new Set(items.map(({ package: id, packageName }) => `${id} ${packageName}`))).toEqual(
      new Set(['wave WAVE', 'wave Growth']),
    );
  });

  test('an added package has an id made from its name, which stays; a retired one is refused and stays readable', async () => {
    await send('ripple');
    const packages = ['wave', 'tide', 'new-a', 'new-b'];
    const named = { 'packages.new-a.name': 'Starter Kit', 'packages.new-b.name': 'Starter kit' };
    const { values } = await publish({ packages, ...named });
    expect(values).toMatchObject({ 'packages.new-a.id': 'starter-kit', 'packages.new-b.id': 'starter-kit-2' });
    const { home } = await callAsVisitor(database()).pages.copy({ ids: ['home'] });
    expect(home?.['packages']).toMatchObject([
      { id: 'wave' },
      { id: 'tide' },
      { id: 'starter-kit' },
      { id: 'starter-kit-2' },
    ]);
    await publish({ 'packages.new-a.name': 'Beginner', 'packages.new-b.hidden': true }, 1);
    await send('starter-kit');
    expect(await listed('starter-kit')).toMatchObject({ packageName: 'Beginner' });
    expect(await send('ripple').catch(publicError)).toMatchObject({
      issues: [{ message: 'RIPPLE is no longer offered. Choose another package.' }],
    });
    expect(await send('starter-kit-2').catch(publicError)).toMatchObject({
      issues: [{ message: 'Package must be one of wave, tide, starter-kit, custom, or empty.' }],
    });
    await publish({ packages: ['wave', 'tide'] }, 2);
    expect(await send('starter-kit').catch(publicError)).toMatchObject({
      issues: [{ message: 'Beginner is no longer offered. Choose another package.' }],
    });
    expect(await listed('ripple')).toMatchObject({ packageName: 'RIPPLE' });
  });

  test.each([
    [{ 'packages.wave.id': 'surf' }, /no such field/],
    [{ packages: ['wave', 'new-a'], 'packages.new-a.id': 'wave' }, /Another item/],
    [{ packages: ['wave', 'new-a'], 'packages.new-a.id': 'Über' }, /small letters/],
  ])('refuses ids in %j', async (values, message) => {
    const kept = staff().pages.keep({ id: 'home', values, expectedVersion: null, liveVersion: 0 });
    expect(await kept.catch(publicError)).toMatchObject({ status: 400, message: expect.stringMatching(message) });
  });
});
