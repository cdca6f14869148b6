import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { identify } from '../../accounts/auth/session/identify.ts';
import { findSession } from '../../accounts/auth/session/sessions.repository.ts';
import { hashToken } from '../../accounts/auth/session/session.ts';
import { openCalls } from '../../testing/fill/open-calls.ts';
import { attack } from '../../testing/server/attack.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { runStaffCommand } from './staff-commands.ts';

const PASSWORD = 'low tide at six';

describeOnEachDatabase('the admin command', (database) => {
  function run(args: string[], password = PASSWORD) {
    return runStaffCommand({ db: database(), now: TEST_NOW, askPassword: async () => password }, args);
  }
  function signIn(password: string) {
    return callAsVisitor(database()).auth.login({ email: 'maya@tideline.example', password });
  }

  test('adds an account that can then sign in, lists and removes it', async () => {
    expect(await run(['list'])).toContain('Nobody can sign in yet');
    expect(await run(['add', 'maya@tideline.example', 'Maya', 'Alvarez'])).toBe(
      'maya@tideline.example can sign in now.',
    );
    expect(await run(['list'])).toBe('maya@tideline.example  Maya Alvarez  (admin)');
    expect(await signIn(PASSWORD)).toHaveProperty('user.name', 'Maya Alvarez');
    await run(['add', 'noor@tideline.example']);
    await run(['remove', 'MAYA@tideline.example']);
    await expect(signIn(PASSWORD)).rejects.toThrow('Invalid email or password');
  });

  test('sets a new password', async () => {
    await run(['add', 'maya@tideline.example']);
    await run(['reset', 'maya@tideline.example'], 'high tide at noon');
    await expect(signIn(PASSWORD)).rejects.toThrow('Invalid email or password');
    expect(await signIn('high tide at noon')).toHaveProperty('token');
  });

  test('a new password ends every session of the account', async () => {
    await run(['add', 'maya@tideline.example']);
    const { token } = await signIn(PASSWORD);
    await run(['reset', 'maya@tideline.example'], 'high tide at noon');
    expect(await findSession(database(), hashToken(token), TEST_NOW)).toBeNull();
  });

  test('refuses to remove the last account', async () => {
    await run(['add', 'maya@tideline.example']);
    await expect(run(['remove', 'maya@tideline.example'])).rejects.toThrow('is the only account');
    expect(await signIn(PASSWORD)).toHaveProperty('token');
  });

  test('names the API keys of an account, and removes it with them only when that is confirmed', async () => {
    const create = (name: string) =>
      callAsStaff(database()).auth.apiKeys.create({ name, scopes: ['posts.edit'], networks: [], expiresInDays: null });
    await run(['add', 'maya@tideline.example']);
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: 'none' }, TEST_NOW);
    await create('Sync');
    const { key } = await create('Newsroom');
    const ended = await create('Old import');
    const before = '2026-01-01T00:00:00.000Z';
    await database().updateTable('api_keys').set({ expires_at: before }).where('id', '=', ended.apiKey.id).execute();
    const removal = run(['remove', TEST_STAFF.email]);
    await expect(removal).rejects.toThrow(
      `${TEST_STAFF.email} has API keys, which end with the account: “Sync” and “Newsroom”. Programs that use them stop. Nothing was changed.`,
    );
    await expect(removal).rejects.toThrow('add --yes');
    expect(await identify(database(), key, 'test', TEST_NOW)).toMatchObject({ staff: { id: TEST_STAFF.id } });

    expect(await run(['remove', TEST_STAFF.email, '--yes', '--to=maya@tideline.example'])).toBe(
      `${TEST_STAFF.email} can no longer sign in. maya@tideline.example has its posts, inquiries and calls. API keys that ended: “Sync” and “Newsroom”.`,
    );
    expect(await identify(database(), key, 'test', TEST_NOW)).toMatchObject({ staff: null });
  });

  test('removes an account with upcoming calls only when a colleague takes them, and invites again', async () => {
    const NINE = '2026-11-23T17:00:00.000Z'; // Monday in Los Angeles
    await openCalls(database());
    await run(['add', 'maya@tideline.example', 'Maya']);
    await callAsVisitor(database()).bookings.book({
      firstName: 'Ada',
      lastName: 'Marsh',
      email: 'ada@example.com',
      startsAt: NINE,
    });
    const callOf = async () => (await callAsStaff(database()).bookings.list({})).items[0];
    const removal = run(['remove', TEST_STAFF.email]);
    await expect(removal).rejects.toThrow(
      'upcoming calls: Monday, November 23, 2026, 9:00 – 9:30 AM PST with Ada Marsh. Move or cancel them first',
    );
    await expect(removal).rejects.toThrow(`npm run admin -- remove ${TEST_STAFF.email} --to=`);
    expect(await callOf()).toMatchObject({ staffId: TEST_STAFF.id });
    await expect(run(['remove', TEST_STAFF.email, '--to=nobody@tideline.example'])).rejects.toThrow('no account');
    await expect(run(['remove', TEST_STAFF.email, `--to=${TEST_STAFF.email}`])).rejects.toThrow('who stays');

    expect(await run(['remove', TEST_STAFF.email, '--to=MAYA@tideline.example'])).toBe(
      'staff@example.com can no longer sign in. maya@tideline.example has its posts, inquiries and calls.',
    );
    expect(await callOf()).toMatchObject({ staffName: 'Maya', sequence: 1 });
    const mails = await database().selectFrom('mails').select('id').where('about_kind', '=', 'call').execute();
    expect(mails.map(({ id }) => id.slice(-2))).toEqual(['-1', '-1']);
  });

  test('accepts sign-ins from one new network, and no other, while others guess at the password', async () => {
    const email = 'maya@tideline.example';
    await run(['add', email]);
    await attack(database(), email, TEST_NOW);
    // As some programs show it: the same address as 2001:db8::7.
    const address = '2001:0DB8:0000:0000:0000:0000:0000:0007';
    expect(await run(['let-in', email, address])).toContain(`can sign in from ${address} for a day`);
    const signInFrom = (clientAddress: string) =>
      callAsVisitor(database(), { clientAddress }).auth.login({ email, password: PASSWORD });
    await expect(signInFrom('203.0.113.10')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await signInFrom('2001:db8::8')).toHaveProperty('token'); // the same network
    const lines = await database().selectFrom('audit').select(['action', 'actor']).orderBy('id').execute();
    expect(lines).toContainEqual({ action: 'session.let-in', actor: 'command' });
  });

  test('refuses a weak password', async () => {
    await expect(run(['add', 'maya@tideline.example'], 'Tideline2026!')).rejects.toThrow(/anyone would try/);
    await run(['add', 'maya@tideline.example']);
    await expect(run(['reset', 'maya@tideline.example'], 'passwordpassword')).rejects.toThrow(/easy to guess/);
    expect(await signIn(PASSWORD)).toHaveProperty('token');
  });

  test.each([
    [['add', 'maya'], PASSWORD, 'Email must look like name@example.com.'],
    [['add', 'maya@tideline.example'], 'short', 'Password must be at least 12 characters long.'],
    [
      ['reset', 'nobody@tideline.example'],
      PASSWORD,
      'There is no account with the address nobody@tideline.example. See: npm run admin -- list',
    ],
    [
      ['remove', 'nobody@tideline.example'],
      PASSWORD,
      'There is no account with the address nobody@tideline.example. See: npm run admin -- list',
    ],
    [['let-in', 'nobody@tideline.example', '203.0.113.7'], PASSWORD, /^There is no account/],
    [['remove', 'maya@tideline.example', 'kim@tideline.example'], PASSWORD, /^Usage/],
    [['remove', 'maya@tideline.example', '--yes', '--yes'], PASSWORD, /^Usage/],
    [['let-in', 'maya@tideline.example'], PASSWORD, /^Usage/],
    [['let-in', 'maya@tideline.example', '203.0.113.7', 'please'], PASSWORD, /^Usage/],
    [['dance', 'maya@tideline.example'], PASSWORD, /^Usage/],
    [['reset'], PASSWORD, /^Usage/],
  ])('refuses %j with %j with a sentence', async (args, password, message) => {
    await expect(run(args, password)).rejects.toThrow(message);
  });

  test('refuses let-in with an invalid IP address', async () => {
    await run(['add', 'maya@tideline.example']);
    await expect(run(['let-in', 'maya@tideline.example', 'hotel'])).rejects.toThrow('hotel is not an IP address.');
  });

  test('does not add an address twice', async () => {
    await run(['add', 'maya@tideline.example']);
    await expect(run(['add', 'Maya@Tideline.example'])).rejects.toThrow('Maya@Tideline.example can already sign in.');
  });
});
