import { expect, onTestFinished, test } from 'vitest';
import { hashToken } from './session/session.ts';
import { codeAt, wrongCodeAt } from '../../testing/authenticator.ts';
import { accountOfMaya, later, MAYA, MAYAS_PASSWORD } from '../../testing/maya.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';

const HERE = { clientAddress: '203.0.113.7' };
const WINDOW_SECONDS = 15 * 60;
const ADA = 'ada@example.com';

type Caller = ReturnType<typeof callAsStaff>;
/** What a call may need: the password, right or wrong, and a code of the second factor, always right or always wrong. */
type Secrets = { password: string; code: string };

/** Every call that checks a password or a code: wrong attempts until the limit, who makes them, and the call. */
const CALLS: [name: string, limit: number, account: 'plain' | 'second factor' | 'pending', call: Call][] = [
  ['auth.login', 5, 'plain', ({ auth }, { password }) => auth.login({ email: MAYA.email, password })],
  [
    'auth.login with a code',
    5,
    'second factor',
    ({ auth }, { code }) => auth.login({ email: MAYA.email, password: MAYAS_PASSWORD, code }),
  ],
  ['auth.confirmPassword', 5, 'plain', ({ auth }, { password }) => auth.confirmPassword({ password })],
  [
    'auth.changePassword',
    5,
    'plain',
    ({ auth }, { password }) => auth.changePassword({ currentPassword: password, newPassword: 'high tide at noon' }),
  ],
  ['auth.secondFactor.begin', 5, 'plain', ({ auth }, { password }) => auth.secondFactor.begin({ password })],
  ['auth.secondFactor.confirm', 20, 'pending', ({ auth }, { code }) => auth.secondFactor.confirm({ code })],
  [
    'auth.secondFactor.renewRecoveryCodes',
    5,
    'second factor',
    ({ auth }, { code }) => auth.secondFactor.renewRecoveryCodes({ password: MAYAS_PASSWORD, code }),
  ],
  ['auth.secondFactor.turnOff', 5, 'second factor', ({ auth }, secrets) => auth.secondFactor.turnOff(secrets)],
  ['privacy.export', 5, 'plain', ({ privacy }, { password }) => privacy.export({ email: ADA, password })],
  ['privacy.erase', 5, 'plain', ({ privacy }, { password }) => privacy.erase({ email: ADA, password })],
];
type Call = (caller: Caller, secrets: Secrets) => Promise<unknown>;

test.each(CALLS)(
  '%s refuses after %i wrong attempts, and works again after the window',
  async (name, limit, account, call) => {
    const { db, close } = await openTestSqlite();
    onTestFinished(close);
    const maya = accountOfMaya(() => db);
    let secret = '';
    let token = '';
    if (account === 'second factor') ({ secret, token } = await maya.addWithSecondFactor());
    else {
      await maya.add();
      token = await maya.openSession();
    }
    const pending = () => maya.withToken(token, HERE).secondFactor.begin({ password: MAYAS_PASSWORD });
    if (account === 'pending') ({ secret } = await pending());

    const attempt = (now: string, isRight: boolean) => {
      const context = { ...HERE, now: () => now };
      const caller: Caller = name.startsWith('auth.login')
        ? callAsVisitor(db, context)
        : callAsStaff(db, { ...context, staff: MAYA, tokenHash: hashToken(token) });
      const code = secret && (isRight ? codeAt(secret, now) : wrongCodeAt(secret, now));
      return call(caller, { password: isRight ? MAYAS_PASSWORD : 'a wrong password', code });
    };
    const now = later(30);
    for (let count = 0; count < limit; count += 1) {
      await expect(attempt(now, false)).rejects.toMatchObject({
        code: expect.stringMatching(/^(UNAUTHORIZED|BAD_REQUEST)$/),
      });
    }
    await expect(attempt(now, true)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const afterWindow = later(30 + WINDOW_SECONDS);
    if (account === 'pending') {
      await db.updateTable('second_factors').set({ started_at: afterWindow }).execute(); // it would have expired
    }
    expect(await attempt(afterWindow, true)).toBeTruthy();
  },
);
