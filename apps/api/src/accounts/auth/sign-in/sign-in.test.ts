import { expect, test } from 'vitest';
import { callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { insertStaff, updatePassword } from '../account/accounts.repository.ts';
import { findSession } from '../session/sessions.repository.ts';
import { createFirstAdmin } from '../create-first-admin.ts';
import { hashPassword } from '../password/password.ts';
import { hashToken, SESSION_MS } from '../session/session.ts';

const EMAIL = 'maya@tideline.example';
const PASSWORD = 'low tide at six';

/** Hashed once per worker: hashing is slow by design. */
const passwordHash = hashPassword(PASSWORD);

function later(ms: number) {
  return new Date(Date.parse(TEST_NOW) + ms).toISOString();
}

describeOnEachDatabase('signing in', (database) => {
  async function addStaff() {
    await insertStaff(
      database(),
      { id: 'maya', email: EMAIL, name: 'Maya', passwordHash: await passwordHash },
      TEST_NOW,
    );
  }

  test('answers a token and the account, whatever the case of the address', async () => {
    await addStaff();
    const { token, user } = await callAsVisitor(database()).auth.login({
      email: ` ${EMAIL.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(user).toEqual({ id: 'maya', email: EMAIL, name: 'Maya', role: 'admin' });
    expect(await findSession(database(), hashToken(token), TEST_NOW)).toEqual({ staff: user, confirmedAt: TEST_NOW });
  });

  test('never stores the token itself', async () => {
    await addStaff();
    const { token } = await callAsVisitor(database()).auth.login({ email: EMAIL, password: PASSWORD });
    const sessions = await database().selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    await addStaff();
    const refusal = { code: 'UNAUTHORIZED', message: 'Invalid email or password' };
    const caller = callAsVisitor(database());
    await expect(caller.auth.login({ email: EMAIL, password: 'high tide at six' })).rejects.toMatchObject(refusal);
    await expect(caller.auth.login({ email: 'nobody@tideline.example', password: PASSWORD })).rejects.toMatchObject(
      refusal,
    );
  });

  test('refuses an account after five wrong passwords, also in parallel, and says for how long', async () => {
    await addStaff();
    const caller = callAsVisitor(database());
    const guesses = Array.from({ length: 12 }, (_, index) =>
      caller.auth.login({ email: EMAIL, password: `guess number ${index}` }),
    );
    const results = await Promise.allSettled(guesses);
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'signed in'));
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
    const last = caller.auth.login({ email: EMAIL, password: PASSWORD });
    await expect(last).rejects.toMatchObject({
      message: 'Too many attempts. Try again in 15 minutes.',
      cause: { retryAfterSeconds: 900 },
    });
  });

  test('works from another address during an attack, and from the same one after 15 minutes', async () => {
    await addStaff();
    const attacker = { clientAddress: '198.51.100.7' };
    for (let guess = 0; guess < 8; guess += 1) {
      await callAsVisitor(database(), attacker)
        .auth.login({ email: EMAIL, password: `guess ${guess}` })
        .catch(() => undefined);
    }
    const owner = callAsVisitor(database(), { clientAddress: '203.0.113.9' });
    expect(await owner.auth.login({ email: EMAIL, password: PASSWORD })).toHaveProperty('token');
    const returned = callAsVisitor(database(), { ...attacker, now: () => later(15 * 60_000) });
    expect(await returned.auth.login({ email: EMAIL, password: PASSWORD })).toHaveProperty('token');
  });

  test('counts attempts at unknown accounts in the same way', async () => {
    const caller = callAsVisitor(database());
    const login = { email: 'nobody@tideline.example', password: 'a guess of mine' };
    for (let guess = 0; guess < 5; guess += 1) await caller.auth.login(login).catch(() => undefined);
    await expect(caller.auth.login(login)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('successful sign-ins are not counted', async () => {
    await addStaff();
    const caller = callAsVisitor(database());
    for (let time = 0; time < 7; time += 1) await caller.auth.login({ email: EMAIL, password: PASSWORD });
    await expect(caller.auth.login({ email: EMAIL, password: 'wrong' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('a session ends after its idle time, and after its lifetime even if used', async () => {
    await addStaff();
    const db = database();
    const { token } = await callAsVisitor(db).auth.login({ email: EMAIL, password: PASSWORD });
    const hash = hashToken(token);
    expect(await findSession(db, hash, later(SESSION_MS.idle))).toBeNull();
    for (let at = 0; at < SESSION_MS.max; at += SESSION_MS.idle - 1) {
      expect(await findSession(db, hash, later(at))).not.toBeNull();
    }
    expect(await findSession(db, hash, later(SESSION_MS.max))).toBeNull();
  });

  test('a new password ends every session of the account', async () => {
    await addStaff();
    const db = database();
    const { token } = await callAsVisitor(db).auth.login({ email: EMAIL, password: PASSWORD });
    await db
      .transaction()
      .execute(async (trx) => updatePassword(trx, EMAIL, await hashPassword('another tide at six')));
    expect(await findSession(db, hashToken(token), TEST_NOW)).toBeNull();
  });

  test('signing out ends the session', async () => {
    await addStaff();
    const db = database();
    const { token, user } = await callAsVisitor(db).auth.login({ email: EMAIL, password: PASSWORD });
    await callAsVisitor(db, { staff: user, tokenHash: hashToken(token) }).auth.logout();
    expect(await findSession(db, hashToken(token), TEST_NOW)).toBeNull();
  });
});

describeOnEachDatabase('the first start', (database) => {
  test('creates one account, with a random password if none is set', async () => {
    const none = { email: null, password: null };
    const made = await createFirstAdmin(database(), none, TEST_NOW);
    expect(made?.generatedPassword).toMatch(/^.{20}$/);
    const login = { email: made?.email ?? '', password: made?.generatedPassword ?? '' };
    expect(await callAsVisitor(database()).auth.login(login)).toHaveProperty('token');
    expect(await createFirstAdmin(database(), none, TEST_NOW)).toBeNull();
  });

  test('refuses a weak password, names the variable, and creates no account', async () => {
    for (const password of ['passwordpassword', 'tideline-admin', 'qwertyuiop12', 'tidelinetideline']) {
      const made = createFirstAdmin(database(), { email: EMAIL, password }, TEST_NOW);
      await expect(made).rejects.toThrow(
        /^ADMIN_PASSWORD cannot be the first account's\. Password (?:is|contains) .+\.$/,
      );
    }
    expect(await database().selectFrom('staff').select('id').execute()).toEqual([]);
  });

  test('does not return a password that the operator chose', async () => {
    expect(await createFirstAdmin(database(), { email: EMAIL, password: PASSWORD }, TEST_NOW)).toEqual({
      email: EMAIL,
      generatedPassword: null,
    });
    expect(await callAsVisitor(database()).auth.login({ email: EMAIL, password: PASSWORD })).toHaveProperty('token');
  });
});
