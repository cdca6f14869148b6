import { expect, test } from 'vitest';
import { codeAt, RECOVERY_CODES, wrongCodeAt } from '../../../testing/authenticator.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../../testing/maya.ts';
import { buildContext, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { actWithCode } from './act-with-code.ts';

const WRONG_CODE = 'That code is wrong, or it was already used.';
const [FIRST, SECOND] = RECOVERY_CODES;

describeOnEachDatabase('a sign-in that asks for a code', (database) => {
  const maya = accountOfMaya(database);

  test('asks for a code only after the right password, and accepts the spaces that apps show', async () => {
    const { secret } = await maya.addWithSecondFactor();
    const needed = { code: 'UNAUTHORIZED', message: 'Enter the code from your authenticator app.' };
    await expect(maya.signIn()).rejects.toMatchObject({ ...needed, cause: { name: 'CodeNeeded' } });
    await expect(maya.signIn(' ')).rejects.toMatchObject(needed);
    const code = codeAt(secret, later(30));
    const wrongPassword = maya.signIn(code, {}, 'high tide at six');
    await expect(wrongPassword).rejects.toMatchObject({ message: 'Invalid email or password', cause: undefined });
    const { user } = await maya.signIn(`${code.slice(0, 3)} ${code.slice(3)} `);
    expect(user).toEqual(MAYA);
  });

  test('accepts a code once, and no earlier one after it', async () => {
    const { secret } = await maya.addWithSecondFactor();
    const at = { now: () => later(60) };
    await expect(maya.signIn(codeAt(secret, TEST_NOW))).rejects.toThrow(WRONG_CODE);
    expect(await maya.signIn(codeAt(secret, later(60)), at)).toHaveProperty('token');
    await expect(maya.signIn(codeAt(secret, later(60)), at)).rejects.toThrow(WRONG_CODE);
    await expect(maya.signIn(codeAt(secret, later(30)), at)).rejects.toThrow(WRONG_CODE);
    expect(await maya.signIn(codeAt(secret, later(90)), at)).toHaveProperty('token');
    expect(await maya.listActions()).toEqual(Array<string>(3).fill('second-factor.refuse'));
  });

  test('accepts a clock that is half a minute off, but not a minute', async () => {
    const { secret } = await maya.addWithSecondFactor();
    const at = { now: () => later(300) };
    await expect(maya.signIn(codeAt(secret, later(240)), at)).rejects.toThrow(WRONG_CODE);
    await expect(maya.signIn(codeAt(secret, later(360)), at)).rejects.toThrow(WRONG_CODE);
    expect(await maya.signIn(codeAt(secret, later(270)), at)).toHaveProperty('token');
    expect(await maya.signIn(codeAt(secret, later(330)), at)).toHaveProperty('token');
  });

  test('accepts one of several parallel uses of a code', async () => {
    const { secret } = await maya.addWithSecondFactor();
    for (const code of [codeAt(secret, later(30)), FIRST]) {
      const all = await Promise.allSettled(Array.from({ length: 4 }, () => maya.signIn(code)));
      expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    }
  });

  test('accepts each recovery code once, in any spelling, and counts the rest', async () => {
    const { token } = await maya.addWithSecondFactor();
    expect(await maya.withToken(token).secondFactor.status()).toMatchObject({ recoveryCodesLeft: 2 });
    expect(await maya.signIn(FIRST)).toHaveProperty('token');
    await expect(maya.signIn(FIRST)).rejects.toMatchObject({ message: WRONG_CODE, cause: { name: 'CodeNeeded' } });
    expect(await maya.signIn(SECOND.toUpperCase().replace('-', ' '))).toHaveProperty('token');
    expect(await maya.withToken(token).secondFactor.status()).toMatchObject({ recoveryCodesLeft: 0 });
    expect(await maya.listActions()).toEqual([
      'second-factor.recover',
      'second-factor.refuse',
      'second-factor.recover',
    ]);
  });

  test('refuses after five wrong codes, also in parallel, but not the owner elsewhere', async () => {
    const { secret } = await maya.addWithSecondFactor();
    const here = { clientAddress: '203.0.113.7' };
    const wrong = wrongCodeAt(secret, TEST_NOW);
    const typed = { staff: MAYA, secret, code: wrong, refusedAs: 'UNAUTHORIZED' } as const;
    const guess = () => actWithCode(buildContext(database(), here), typed, async () => undefined);
    const guesses = await Promise.allSettled(Array.from({ length: 9 }, guess));
    const codes = guesses.map((result) => (result.status === 'rejected' ? result.reason.code : 'accepted'));
    expect(codes.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
    const actions = await maya.listActions();
    expect(actions.filter((action) => action === 'second-factor.refuse')).toHaveLength(5);
    expect(actions.filter((action) => action === 'second-factor.limit')).toHaveLength(1);
    const right = codeAt(secret, later(30));
    await expect(maya.signIn(right, here)).rejects.toMatchObject({ cause: { retryAfterSeconds: 900 } });
    await expect(maya.signIn(FIRST, here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await maya.signIn(right, { clientAddress: '198.51.100.9' })).toHaveProperty('token');
  });

  test('refuses wrong codes from many networks after ten in an hour and fifty in a day', async () => {
    const { secret } = await maya.addWithSecondFactor();
    let checked = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      const now = later(hour * 3_600);
      const typed = { staff: MAYA, secret, code: wrongCodeAt(secret, now), refusedAs: 'UNAUTHORIZED' } as const;
      for (let guess = 0; guess < 11; guess += 1) {
        const context = buildContext(database(), { now: () => now });
        const failure = await actWithCode(context, typed, async () => undefined).catch((error: unknown) => error);
        if (failure instanceof Error && failure.message === WRONG_CODE) checked += 1;
      }
    }
    expect(checked).toBe(50);
  });

  test('a recovery code works when wrong codes have exhausted the limits of the account', async () => {
    const { secret } = await maya.addWithSecondFactor();
    for (let guess = 0; guess < 11; guess += 1) await maya.signIn(wrongCodeAt(secret, TEST_NOW)).catch(() => undefined);
    await expect(maya.signIn(codeAt(secret, later(30)))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await maya.signIn(FIRST)).toHaveProperty('token');
    const here = { clientAddress: '203.0.113.7' };
    for (let guess = 0; guess < 5; guess += 1) await expect(maya.signIn(FIRST, here)).rejects.toThrow(WRONG_CODE);
    await expect(maya.signIn(SECOND, here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('a new password resets the limits of wrong codes', async () => {
    const { token, secret } = await maya.addWithSecondFactor();
    for (let guess = 0; guess < 11; guess += 1) await maya.signIn(wrongCodeAt(secret, TEST_NOW)).catch(() => undefined);
    const code = codeAt(secret, later(30));
    await expect(maya.signIn(code)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const newPassword = 'high tide at noon';
    await maya.withToken(token).changePassword({ currentPassword: MAYAS_PASSWORD, newPassword });
    expect(await maya.signIn(code, {}, newPassword)).toHaveProperty('token');
  });

  test('successful sign-ins are not counted', async () => {
    const { secret } = await maya.addWithSecondFactor();
    const here = { clientAddress: '203.0.113.7' };
    for (let step = 1; step <= 7; step += 1) {
      const now = later(step * 30);
      expect(await maya.signIn(codeAt(secret, now), { ...here, now: () => now })).toHaveProperty('token');
    }
  });
});
