import { expect, test } from 'vitest';
import { runStaffCommand } from '../../../doors/commands/staff-commands.ts';
import { codeAt, RECOVERY_CODES, wrongCodeAt } from '../../../testing/authenticator.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../../testing/maya.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { plainCode } from './recovery-code.ts';

const WRONG_PASSWORD = {
  code: 'BAD_REQUEST',
  message: 'The current password is wrong.',
  cause: { name: 'FieldRefused', path: 'password' },
};
const WRONG_CODE = 'That code is wrong, or it was already used.';
const [FIRST] = RECOVERY_CODES;

describeOnEachDatabase('the second factor', (database) => {
  const maya = accountOfMaya(database);

  test('is off at first, and on after the first code from the app', async () => {
    await maya.add();
    const token = await maya.openSession();
    const own = maya.withToken(token).secondFactor;
    expect(await own.status()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
    const { secret, address, qrCode } = await own.begin({ password: MAYAS_PASSWORD });
    expect(address).toBe(
      `otpauth://totp/Tideline:maya%40tideline.example?issuer=Tideline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qrCode.path).toMatch(/^M4 4h7/);
    expect(await maya.signIn()).toHaveProperty('token');

    await expect(own.confirm({ code: wrongCodeAt(secret, TEST_NOW) })).rejects.toThrow('That code is wrong.');
    expect(await own.status()).toMatchObject({ confirmedAt: null });
    const { recoveryCodes } = await own.confirm({ code: codeAt(secret, TEST_NOW) });
    expect(recoveryCodes).toHaveLength(10);
    const stored = JSON.stringify(await database().selectFrom('recovery_codes').selectAll().execute());
    for (const recoveryCode of recoveryCodes) expect(stored).not.toContain(plainCode(recoveryCode));
    expect(await own.status()).toEqual({ confirmedAt: TEST_NOW, recoveryCodesLeft: 10 });
    expect(await maya.listActions()).toEqual(['second-factor.on']);
  });

  test('ends all other sessions when turned on and when turned off', async () => {
    await maya.add();
    const [mine, other] = [await maya.openSession(), await maya.openSession()];
    const { secret } = await maya.withToken(mine).secondFactor.begin({ password: MAYAS_PASSWORD });
    expect(await maya.withToken(mine).secondFactor.confirm({ code: codeAt(secret, TEST_NOW) })).toMatchObject({
      endedSessions: 1,
    });
    expect([await maya.isAlive(mine), await maya.isAlive(other)]).toEqual([true, false]);
    const again = await maya.openSession();
    const proof = { password: MAYAS_PASSWORD, code: codeAt(secret, later(30)) };
    expect(await maya.withToken(mine).secondFactor.turnOff(proof)).toEqual({ endedSessions: 1 });
    expect([await maya.isAlive(mine), await maya.isAlive(again)]).toEqual([true, false]);
    expect(await maya.signIn()).toHaveProperty('token');
    expect(await maya.listActions()).toEqual(['second-factor.on', 'second-factor.off']);
  });

  test('replaces the recovery codes, given password and code', async () => {
    const { token, secret } = await maya.addWithSecondFactor();
    const own = maya.withToken(token).secondFactor;
    const code = codeAt(secret, later(30));
    await expect(own.renewRecoveryCodes({ password: 'a guess', code })).rejects.toMatchObject(WRONG_PASSWORD);
    const { recoveryCodes } = await own.renewRecoveryCodes({ password: MAYAS_PASSWORD, code });
    expect(recoveryCodes).toHaveLength(10);
    await expect(maya.signIn(FIRST)).rejects.toThrow(WRONG_CODE);
    expect(await maya.signIn(recoveryCodes[9])).toHaveProperty('token');
    expect(await maya.listActions()).toContain('second-factor.codes');
  });

  test('needs the password to be turned on', async () => {
    await maya.add();
    const token = await maya.openSession();
    await expect(maya.withToken(token).secondFactor.begin({ password: 'a guess' })).rejects.toMatchObject(
      WRONG_PASSWORD,
    );
    expect(await maya.withToken(token).secondFactor.status()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
  });

  test('needs password and code, or a recovery code, to be turned off', async () => {
    const { token, secret } = await maya.addWithSecondFactor();
    await expect(maya.withToken(token).secondFactor.begin({ password: MAYAS_PASSWORD })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const code = codeAt(secret, later(30));
    await expect(maya.withToken(token).secondFactor.turnOff({ password: 'a guess', code })).rejects.toMatchObject(
      WRONG_PASSWORD,
    );
    const wrong = { password: MAYAS_PASSWORD, code: wrongCodeAt(secret, TEST_NOW) };
    await expect(maya.withToken(token).secondFactor.turnOff(wrong)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: WRONG_CODE,
    });
    await expect(maya.withToken(token).secondFactor.turnOff({ password: MAYAS_PASSWORD, code: '' })).rejects.toThrow(
      'Code is required.',
    );
    expect(await maya.withToken(token).secondFactor.status()).toMatchObject({ confirmedAt: TEST_NOW });
    await maya.withToken(token).secondFactor.turnOff({ password: MAYAS_PASSWORD, code: FIRST });
    expect(await maya.withToken(token).secondFactor.status()).toEqual({ confirmedAt: null, recoveryCodesLeft: 0 });
    await expect(maya.withToken(token).secondFactor.turnOff({ password: MAYAS_PASSWORD, code })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('accepts the first code for 15 minutes, and only of the newest secret', async () => {
    await maya.add();
    const token = await maya.openSession();
    const own = maya.withToken(token).secondFactor;
    await expect(own.confirm({ code: '123456' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const old = await own.begin({ password: MAYAS_PASSWORD });
    const { secret } = await own.begin({ password: MAYAS_PASSWORD });
    await expect(own.confirm({ code: codeAt(old.secret, TEST_NOW) })).rejects.toThrow('That code is wrong.');
    const tooLate = maya.withToken(token, { now: () => later(900) }).secondFactor;
    await expect(tooLate.confirm({ code: codeAt(secret, later(900)) })).rejects.toThrow('This took too long');
    expect(await own.confirm({ code: codeAt(secret, TEST_NOW) })).toHaveProperty('recoveryCodes');
  });

  test('is turned off on the command line, which ends all sessions', async () => {
    const { token } = await maya.addWithSecondFactor();
    function run(...args: string[]) {
      return runStaffCommand({ db: database(), now: TEST_NOW, askPassword: async () => '' }, args);
    }
    expect(await run('list')).toBe('maya@tideline.example  Maya  (admin, two-step sign-in)');
    expect(await run('second-factor-off', 'MAYA@tideline.example')).toBe(
      'MAYA@tideline.example signs in with the password alone now; all its sessions have ended.',
    );
    expect(await maya.isAlive(token)).toBe(false);
    expect(await maya.signIn()).toHaveProperty('token');
    await expect(run('second-factor-off', MAYA.email)).rejects.toThrow('already signs in with the password alone.');
    await expect(run('second-factor-off', 'nobody@tideline.example')).rejects.toThrow('There is no account');
    const line = await database()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'second-factor.off')
      .executeTakeFirst();
    expect(line).toMatchObject({ actor: 'command', object_id: MAYA.id });
  });
});
