import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeAt } from '../../testing/authenticator.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../testing/maya.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase, overtaken } from '../../testing/test-database.ts';
import { updatePassword } from './account/accounts.repository.ts';
import { hashPassword } from './password/password.ts';
import { hashToken } from './session/session.ts';

const NEW_PASSWORD = 'high tide at noon';

describeOnEachDatabase('a sign-in during another change', (database) => {
  const maya = accountOfMaya(database);
  const countSessions = async () => (await database().selectFrom('sessions').select('token_hash').execute()).length;

  /** Signs in with the old password; `happens` after the checks and before the session opens. */
  function signInWhile(happens: () => Promise<unknown>, code?: string) {
    return callAsVisitor(overtaken(database(), happens)).auth.login({
      email: MAYA.email,
      password: MAYAS_PASSWORD,
      ...(code && { code }),
    });
  }

  test('opens no session after a new password', async () => {
    await maya.add();
    const token = await maya.openSession();
    const change = { currentPassword: MAYAS_PASSWORD, newPassword: NEW_PASSWORD };
    const late = signInWhile(() => maya.withToken(token).changePassword(change));
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid email or password' });
    expect(await countSessions()).toBe(1);
    expect(await maya.signIn(undefined, {}, NEW_PASSWORD)).toHaveProperty('token');
  });

  test('opens no session after a new password even with a right code, which stays unused', async () => {
    const { token, secret } = await maya.addWithSecondFactor();
    const code = codeAt(secret, later(30));
    const change = { currentPassword: MAYAS_PASSWORD, newPassword: NEW_PASSWORD };
    const late = signInWhile(() => maya.withToken(token).changePassword(change), code);
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Invalid email or password' });
    expect(await countSessions()).toBe(1);
    expect(await maya.signIn(code, {}, NEW_PASSWORD)).toHaveProperty('token');
  });

  test('asks for a code after the second factor was turned on', async () => {
    await maya.add();
    const own = maya.withToken(await maya.openSession()).secondFactor;
    const { secret } = await own.begin({ password: MAYAS_PASSWORD });
    const late = signInWhile(() => own.confirm({ code: codeAt(secret, TEST_NOW) }));
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED', cause: { name: 'CodeNeeded' } });
    expect(await countSessions()).toBe(1);
  });

  test('opens no session after the account was removed', async () => {
    await maya.add();
    const late = signInWhile(() => database().deleteFrom('staff').execute());
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await countSessions()).toBe(0);
  });

  test('opens a session without other changes, and replaces a hash of an older cost', async () => {
    await maya.add();
    expect(await signInWhile(async () => undefined)).toHaveProperty('token');
    const today = await hashPassword(MAYAS_PASSWORD);
    const old = cheapHash();
    await database().updateTable('staff').set({ password_hash: old }).execute();
    expect(await maya.signIn()).toHaveProperty('token');
    const { password_hash: stored } = await database()
      .selectFrom('staff')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(stored).not.toBe(old);
    expect(stored.split('$').slice(0, 4)).toEqual(today.split('$').slice(0, 4));
    expect(await countSessions()).toBe(2);
  });
});

describeOnEachDatabase('a password change during another change', (database) => {
  const maya = accountOfMaya(database);
  const storedHash = async () =>
    (await database().selectFrom('staff').select('password_hash').executeTakeFirstOrThrow()).password_hash;

  function changeWhile(token: string, happens: () => Promise<unknown>) {
    const caller = callAsStaff(overtaken(database(), happens), { staff: MAYA, tokenHash: hashToken(token) });
    return caller.auth.changePassword({ currentPassword: MAYAS_PASSWORD, newPassword: NEW_PASSWORD });
  }

  test('changes nothing after a reset', async () => {
    await maya.add();
    const late = changeWhile(await maya.openSession(), () =>
      database()
        .transaction()
        .execute((trx) => updatePassword(trx, MAYA.email, cheapHash())),
    );
    await expect(late).rejects.toMatchObject({ message: 'The current password is wrong.' });
    expect(await storedHash()).toBe(cheapHash());
  });

  test('changes nothing after its session has ended', async () => {
    await maya.add();
    const before = await storedHash();
    const late = changeWhile(await maya.openSession(), () => database().deleteFrom('sessions').execute());
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await storedHash()).toBe(before);
  });
});

/** A hash of the old password with an older, lower cost. */
function cheapHash(): string {
  const nonce = Buffer.alloc(16, 'salt');
  const options = { message: MAYAS_PASSWORD, nonce, memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const hash = argon2Sync('argon2id', options);
  return `$argon2id$v=19$m=64,t=1,p=1$${nonce.toString('base64')}$${hash.toString('base64')}`;
}
