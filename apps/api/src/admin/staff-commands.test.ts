import { expect, test } from 'vitest';
import { findSessionStaff } from '../auth/auth.repository.ts';
import { hashToken } from '../auth/session.ts';
import { callAsVisitor, TEST_NOW } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { runStaffCommand } from './staff-commands.ts';

const PASSWORD = 'low tide at six';

describeOnEachDatabase('the admin command', (database) => {
  function run(args: string[], password = PASSWORD) {
    return runStaffCommand({ db: database(), now: TEST_NOW, askPassword: async () => password }, args);
  }
  function signIn(password: string) {
    return callAsVisitor(database()).auth.login({ email: 'maya@tideline.example', password });
  }

  test('adds somebody who can then sign in, lists and removes them', async () => {
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
    expect(await findSessionStaff(database(), hashToken(token), TEST_NOW)).toBeNull();
  });

  test('keeps the last account, so that somebody can still sign in', async () => {
    await run(['add', 'maya@tideline.example']);
    await expect(run(['remove', 'maya@tideline.example'])).rejects.toThrow('is the only account');
    expect(await signIn(PASSWORD)).toHaveProperty('token');
  });

  test('refuses a password that anybody would try', async () => {
    await expect(run(['add', 'maya@tideline.example'], 'Tideline2026!')).rejects.toThrow(/anybody would try/);
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
      'There is no account with the address nobody@tideline.example. See: pnpm admin list',
    ],
    [
      ['remove', 'nobody@tideline.example'],
      PASSWORD,
      'There is no account with the address nobody@tideline.example. See: pnpm admin list',
    ],
    [['dance', 'maya@tideline.example'], PASSWORD, /^Usage/],
    [['reset'], PASSWORD, /^Usage/],
  ])('refuses %j with %j in words', async (args, password, message) => {
    await expect(run(args, password)).rejects.toThrow(message);
  });

  test('does not add an address twice', async () => {
    await run(['add', 'maya@tideline.example']);
    await expect(run(['add', 'Maya@Tideline.example'])).rejects.toThrow('Maya@Tideline.example can already sign in.');
  });
});
