import { expect, test } from 'vitest';
import { runStaffCommand } from '../../admin/staff-commands.ts';
import type { Context } from '../../context.ts';
import { codeAt, RECOVERY_CODES, turnOnSecondFactor, wrongCodeAt } from '../../testing/authenticator.ts';
import { buildContext, callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findSessionStaff, insertSession, insertStaff } from '../auth.repository.ts';
import { hashPassword } from '../password.ts';
import { hashToken, newToken } from '../session.ts';
import { actWithCode } from './act-with-code.ts';
import { plainCode } from './recovery-code.ts';

const MAYA = { id: 'maya', email: 'maya@tideline.example', name: 'Maya', role: 'admin' as const };
const PASSWORD = 'low tide at six';
const WRONG_PASSWORD = { code: 'BAD_REQUEST', message: 'The current password is not right.' };
const WRONG_CODE = 'That code is not right, or it was used already.';

const [FIRST, SECOND] = RECOVERY_CODES;

/** Hashing is slow on purpose: once is enough. */
let passwordHash: Promise<string> | undefined;

function later(seconds: number): string {
  return new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString();
}

describeOnEachDatabase('the second factor', (database) => {
  async function addMaya() {
    passwordHash ??= hashPassword(PASSWORD);
    await insertStaff(database(), { ...MAYA, passwordHash: await passwordHash }, TEST_NOW);
  }
  function signIn(code?: string, changes: Partial<Context> = {}, password = PASSWORD) {
    return callAsVisitor(database(), changes).auth.login({ email: MAYA.email, password, ...(code && { code }) });
  }
  function mayaWith(token: string, changes: Partial<Context> = {}) {
    return callAsStaff(database(), { staff: MAYA, tokenHash: hashToken(token), ...changes }).auth.secondFactor;
  }
  async function isAlive(token: string): Promise<boolean> {
    return (await findSessionStaff(database(), hashToken(token), TEST_NOW)) !== null;
  }
  async function openSession(): Promise<string> {
    const token = newToken();
    const session = { tokenHash: hashToken(token), staffId: MAYA.id, userAgent: 'test', network: '' };
    await database()
      .transaction()
      .execute((trx) => insertSession(trx, session, TEST_NOW));
    return token;
  }
  /** Maya's second factor is on, with the code of `TEST_NOW` used up and two recovery codes. */
  async function turnOn() {
    await addMaya();
    const secret = await turnOnSecondFactor(database(), MAYA.id, TEST_NOW);
    return { secret, token: await openSession() };
  }
  async function listActions(): Promise<string[]> {
    const rows = await database()
      .selectFrom('audit')
      .select('action')
      .where('object', '=', 'second-factor')
      .where('object_id', '=', MAYA.id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.action);
  }

  test('is off at first, and asked for only after the app’s first code has come', async () => {
    await addMaya();
    const token = await openSession();
    const maya = mayaWith(token);
    expect(await maya.status()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
    const { secret, address, qrCode } = await maya.begin({ password: PASSWORD });
    expect(address).toBe(
      `otpauth://totp/Tideline:maya%40tideline.example?issuer=Tideline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qrCode.path).toMatch(/^M4 4h7/);
    expect(await signIn()).toHaveProperty('token');

    await expect(maya.confirm({ code: wrongCodeAt(secret, TEST_NOW) })).rejects.toThrow('That code is not right.');
    expect(await maya.status()).toMatchObject({ confirmedAt: null });
    const { recoveryCodes } = await maya.confirm({ code: codeAt(secret, TEST_NOW) });
    expect(recoveryCodes).toHaveLength(10);
    const stored = JSON.stringify(await database().selectFrom('recovery_codes').selectAll().execute());
    for (const recoveryCode of recoveryCodes) expect(stored).not.toContain(plainCode(recoveryCode));
    expect(await maya.status()).toEqual({ confirmedAt: TEST_NOW, recoveryCodesLeft: 10 });
    expect(await listActions()).toEqual(['second-factor.on']);
  });

  test('ends all other sessions when it is turned on, and again when it is turned off', async () => {
    await addMaya();
    const [mine, other] = [await openSession(), await openSession()];
    const { secret } = await mayaWith(mine).begin({ password: PASSWORD });
    expect(await mayaWith(mine).confirm({ code: codeAt(secret, TEST_NOW) })).toMatchObject({ endedSessions: 1 });
    expect([await isAlive(mine), await isAlive(other)]).toEqual([true, false]);
    const again = await openSession();
    const proof = { password: PASSWORD, code: codeAt(secret, later(30)) };
    expect(await mayaWith(mine).turnOff(proof)).toEqual({ endedSessions: 1 });
    expect([await isAlive(mine), await isAlive(again)]).toEqual([true, false]);
    expect(await signIn()).toHaveProperty('token');
    expect(await listActions()).toEqual(['second-factor.on', 'second-factor.off']);
  });

  test('asks for a code only after the right password, and takes one with the spaces that apps show', async () => {
    const { secret } = await turnOn();
    const needed = { code: 'UNAUTHORIZED', message: 'Enter the code from your authenticator app.' };
    await expect(signIn()).rejects.toMatchObject({ ...needed, cause: { name: 'CodeNeeded' } });
    await expect(signIn(' ')).rejects.toMatchObject(needed);
    const code = codeAt(secret, later(30));
    const wrongPassword = signIn(code, {}, 'high tide at six');
    await expect(wrongPassword).rejects.toMatchObject({ message: 'Invalid email or password', cause: undefined });
    const { user } = await signIn(`${code.slice(0, 3)} ${code.slice(3)} `);
    expect(user).toEqual(MAYA);
  });

  test('takes a code once: not again, and no earlier one after it', async () => {
    const { secret } = await turnOn();
    const at = { now: () => later(60) };
    await expect(signIn(codeAt(secret, TEST_NOW))).rejects.toThrow(WRONG_CODE);
    expect(await signIn(codeAt(secret, later(60)), at)).toHaveProperty('token');
    await expect(signIn(codeAt(secret, later(60)), at)).rejects.toThrow(WRONG_CODE);
    await expect(signIn(codeAt(secret, later(30)), at)).rejects.toThrow(WRONG_CODE);
    expect(await signIn(codeAt(secret, later(90)), at)).toHaveProperty('token');
    expect(await listActions()).toEqual(Array<string>(3).fill('second-factor.refuse'));
  });

  test('bears a clock that is half a minute wrong, and not one that is a minute wrong', async () => {
    const { secret } = await turnOn();
    const at = { now: () => later(300) };
    await expect(signIn(codeAt(secret, later(240)), at)).rejects.toThrow(WRONG_CODE);
    await expect(signIn(codeAt(secret, later(360)), at)).rejects.toThrow(WRONG_CODE);
    expect(await signIn(codeAt(secret, later(270)), at)).toHaveProperty('token');
    expect(await signIn(codeAt(secret, later(330)), at)).toHaveProperty('token');
  });

  test('lets one of several in who send the same code at the same moment', async () => {
    const { secret } = await turnOn();
    for (const code of [codeAt(secret, later(30)), FIRST]) {
      const all = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(code)));
      expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    }
  });

  test('takes each recovery code once, whatever its spelling, and counts what is left', async () => {
    const { token } = await turnOn();
    expect(await mayaWith(token).status()).toMatchObject({ recoveryCodesLeft: 2 });
    expect(await signIn(FIRST)).toHaveProperty('token');
    await expect(signIn(FIRST)).rejects.toMatchObject({ message: WRONG_CODE, cause: { name: 'CodeNeeded' } });
    expect(await signIn(SECOND.toUpperCase().replace('-', ' '))).toHaveProperty('token');
    expect(await mayaWith(token).status()).toMatchObject({ recoveryCodesLeft: 0 });
    expect(await listActions()).toEqual(['second-factor.recover', 'second-factor.refuse', 'second-factor.recover']);
  });

  test('makes new recovery codes for password and code; the old ones are worth nothing', async () => {
    const { token, secret } = await turnOn();
    const maya = mayaWith(token);
    const code = codeAt(secret, later(30));
    await expect(maya.renewRecoveryCodes({ password: 'a guess', code })).rejects.toMatchObject(WRONG_PASSWORD);
    const { recoveryCodes } = await maya.renewRecoveryCodes({ password: PASSWORD, code });
    expect(recoveryCodes).toHaveLength(10);
    await expect(signIn(FIRST)).rejects.toThrow(WRONG_CODE);
    expect(await signIn(recoveryCodes[9])).toHaveProperty('token');
    expect(await listActions()).toContain('second-factor.codes');
  });

  test('is turned on for the password only', async () => {
    await addMaya();
    const token = await openSession();
    await expect(mayaWith(token).begin({ password: 'a guess' })).rejects.toMatchObject(WRONG_PASSWORD);
    expect(await mayaWith(token).status()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
  });

  test('is turned off for password and code only, of which the code may be a recovery code', async () => {
    const { token, secret } = await turnOn();
    await expect(mayaWith(token).begin({ password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' });
    const code = codeAt(secret, later(30));
    await expect(mayaWith(token).turnOff({ password: 'a guess', code })).rejects.toMatchObject(WRONG_PASSWORD);
    const wrong = { password: PASSWORD, code: wrongCodeAt(secret, TEST_NOW) };
    await expect(mayaWith(token).turnOff(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST', message: WRONG_CODE });
    await expect(mayaWith(token).turnOff({ password: PASSWORD, code: '' })).rejects.toThrow('Code is required.');
    expect(await mayaWith(token).status()).toMatchObject({ confirmedAt: TEST_NOW });
    await mayaWith(token).turnOff({ password: PASSWORD, code: FIRST });
    expect(await mayaWith(token).status()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
    await expect(mayaWith(token).turnOff({ password: PASSWORD, code })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('waits a quarter of an hour for the first code, and only for the newest secret’s', async () => {
    await addMaya();
    const token = await openSession();
    const maya = mayaWith(token);
    await expect(maya.confirm({ code: '123456' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const old = await maya.begin({ password: PASSWORD });
    const { secret } = await maya.begin({ password: PASSWORD });
    await expect(maya.confirm({ code: codeAt(old.secret, TEST_NOW) })).rejects.toThrow('That code is not right.');
    const tooLate = mayaWith(token, { now: () => later(900) });
    await expect(tooLate.confirm({ code: codeAt(secret, later(900)) })).rejects.toThrow('This took too long');
    expect(await maya.confirm({ code: codeAt(secret, TEST_NOW) })).toHaveProperty('recoveryCodes');
  });

  test('stops guesses at codes after five, also parallel ones, and goes on to know the owner elsewhere', async () => {
    const { secret } = await turnOn();
    const here = { clientAddress: '203.0.113.7' };
    const wrong = wrongCodeAt(secret, TEST_NOW);
    const typed = { staff: MAYA, secret, code: wrong, refusedAs: 'UNAUTHORIZED' } as const;
    const guess = () => actWithCode(buildContext(database(), here), typed, async () => undefined);
    const guesses = await Promise.allSettled(Array.from({ length: 9 }, guess));
    const codes = guesses.map((result) => (result.status === 'rejected' ? result.reason.code : 'let in'));
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
    const actions = await listActions();
    expect(actions.filter((action) => action === 'second-factor.refuse')).toHaveLength(5);
    expect(actions.filter((action) => action === 'second-factor.limit')).toHaveLength(1);
    const right = codeAt(secret, later(30));
    await expect(signIn(right, here)).rejects.toMatchObject({ cause: { retryAfterSeconds: 900 } });
    await expect(signIn(FIRST, here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await signIn(right, { clientAddress: '198.51.100.9' })).toHaveProperty('token');
  });

  test('stops guesses from many networks after ten in an hour and fifty in a day', async () => {
    const { secret } = await turnOn();
    let looked = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      const now = later(hour * 3_600);
      const typed = { staff: MAYA, secret, code: wrongCodeAt(secret, now), refusedAs: 'UNAUTHORIZED' } as const;
      for (let guess = 0; guess < 11; guess += 1) {
        const context = buildContext(database(), { now: () => now });
        const failure = await actWithCode(context, typed, async () => undefined).catch((error: unknown) => error);
        if (failure instanceof Error && failure.message === WRONG_CODE) looked += 1;
      }
    }
    expect(looked).toBe(50);
  });

  test('a new password forgets the wrong codes that whoever knew the old one has typed', async () => {
    const { token, secret } = await turnOn();
    for (let guess = 0; guess < 11; guess += 1) await signIn(wrongCodeAt(secret, TEST_NOW)).catch(() => undefined);
    const code = codeAt(secret, later(30));
    await expect(signIn(code)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const newPassword = 'high tide at noon';
    const maya = callAsStaff(database(), { staff: MAYA, tokenHash: hashToken(token) });
    await maya.auth.changePassword({ currentPassword: PASSWORD, newPassword });
    expect(await signIn(code, {}, newPassword)).toHaveProperty('token');
  });

  test('signing in correctly again and again uses no attempts up', async () => {
    const { secret } = await turnOn();
    const here = { clientAddress: '203.0.113.7' };
    for (let step = 1; step <= 7; step += 1) {
      const now = later(step * 30);
      expect(await signIn(codeAt(secret, now), { ...here, now: () => now })).toHaveProperty('token');
    }
  });

  test('is turned off from the command line for a lost phone, which ends the sessions', async () => {
    const { token } = await turnOn();
    function run(...args: string[]) {
      return runStaffCommand({ db: database(), now: TEST_NOW, askPassword: async () => '' }, args);
    }
    expect(await run('list')).toBe('maya@tideline.example  Maya  (admin, two-step sign-in)');
    expect(await run('second-factor-off', 'MAYA@tideline.example')).toBe(
      'MAYA@tideline.example signs in with the password alone now; all its sessions have ended.',
    );
    expect(await isAlive(token)).toBe(false);
    expect(await signIn()).toHaveProperty('token');
    await expect(run('second-factor-off', MAYA.email)).rejects.toThrow('signs in with the password alone already.');
    await expect(run('second-factor-off', 'nobody@tideline.example')).rejects.toThrow('There is no account');
    const line = await database()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'second-factor.off')
      .executeTakeFirst();
    expect(line).toMatchObject({ actor: 'command', object_id: MAYA.id });
  });
});
