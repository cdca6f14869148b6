import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { insertStaff } from './account/accounts.repository.ts';
import { findSession } from './session/sessions.repository.ts';
import { hashPassword } from './password/password.ts';
import { hashToken } from './session/session.ts';

const MAYA = { id: 'maya', email: 'maya@tideline.example', name: 'Maya', role: 'admin' as const };
const PASSWORD = 'low tide at six';
const NEW_PASSWORD = 'high tide at noon';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** Hashed once per worker: hashing is slow by design. */
const passwordHash = hashPassword(PASSWORD);

function later(minutes: number) {
  return new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString();
}

describeOnEachDatabase('an account', (database) => {
  async function addMaya() {
    await insertStaff(database(), { ...MAYA, passwordHash: await passwordHash }, TEST_NOW);
  }
  async function openSession(changes: Partial<Context> = {}, password = PASSWORD): Promise<string> {
    return (await callAsVisitor(database(), changes).auth.login({ email: MAYA.email, password })).token;
  }
  function callWith(token: string, changes: Partial<Context> = {}) {
    return callAsStaff(database(), { staff: MAYA, tokenHash: hashToken(token), ...changes });
  }
  async function isAlive(token: string): Promise<boolean> {
    return (await findSession(database(), hashToken(token), TEST_NOW)) !== null;
  }

  test('lists its live sessions with device, shortened address and last use, and marks the current one', async () => {
    await addMaya();
    const first = await openSession({ userAgent: FIREFOX, clientAddress: '203.0.113.7' });
    const second = await openSession({ userAgent: 'curl/8.5.0', clientAddress: '2001:db8::1', now: () => later(5) });
    expect(await callWith(first, { now: () => later(6) }).auth.sessions()).toEqual([
      {
        id: hashToken(second).slice(0, 16),
        device: 'curl',
        network: '2001:db8:0:0::',
        startedAt: later(5),
        lastUsedAt: later(5),
        isCurrent: false,
      },
      {
        id: hashToken(first).slice(0, 16),
        device: 'Firefox on Linux',
        network: '203.0.113.x',
        startedAt: TEST_NOW,
        lastUsedAt: TEST_NOW,
        isCurrent: true,
      },
    ]);
    const halfADayLater = later(12 * 60 + 2);
    expect(await callWith(second, { now: () => halfADayLater }).auth.sessions()).toHaveLength(1);
  });

  test('ends one of its sessions, and never one of another account', async () => {
    await addMaya();
    const [mine, lost] = [await openSession(), await openSession()];
    const id = hashToken(lost).slice(0, 16);
    await expect(callAsStaff(database()).auth.endSession({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await isAlive(lost)).toBe(true);
    await callWith(mine).auth.endSession({ id });
    expect(await isAlive(lost)).toBe(false);
    expect(await isAlive(mine)).toBe(true);
    await expect(callWith(mine).auth.endSession({ id })).rejects.toThrow('This session has already ended.');
  });

  test('ends all its other sessions', async () => {
    await addMaya();
    const [mine, ...others] = [await openSession(), await openSession(), await openSession()];
    expect(await callWith(mine).auth.endOtherSessions()).toEqual({ endedSessions: 2 });
    expect(await isAlive(mine)).toBe(true);
    for (const other of others) expect(await isAlive(other)).toBe(false);
  });

  test('changes its password with the current one, which ends its other sessions', async () => {
    await addMaya();
    const [mine, other] = [await openSession(), await openSession()];
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await callWith(mine).auth.changePassword(change)).toEqual({ endedSessions: 1 });
    expect(await isAlive(mine)).toBe(true);
    expect(await isAlive(other)).toBe(false);
    await expect(openSession()).rejects.toThrow('Invalid email or password');
    expect(await openSession({}, NEW_PASSWORD)).toMatch(/./);
  });

  test.each([
    ['a wrong current password', 'not the password', NEW_PASSWORD, 'currentPassword', /^The current password is wrong/],
    ['no current password', '', NEW_PASSWORD, 'currentPassword', /^Password is required\.$/],
    ['a short one', PASSWORD, 'high tide', 'newPassword', /^Password must be at least 12 characters long\.$/],
    ['one of 257 characters', PASSWORD, 'x'.repeat(257), 'newPassword', /^Password must be at most 256 characters/],
    ['one with NUL', PASSWORD, 'high tide\0at noon', 'newPassword', /^Password has characters that cannot be used/],
    ['a common one', PASSWORD, 'passwordpassword', 'newPassword', /^Password is easy to guess\./],
    ['one made of the agency’s name', PASSWORD, 'Tideline2026!', 'newPassword', /^Password contains a word/],
    ['the one it has', PASSWORD, PASSWORD, 'newPassword', /^The new password is the same as the current one\./],
  ])('keeps its password when given %s, and names the field', async (_name, current, next, path, text) => {
    await addMaya();
    const [mine, other] = [await openSession(), await openSession()];
    const change = { currentPassword: current, newPassword: next };
    const refusal = await callWith(mine).auth.changePassword(change).catch(publicError);
    const message = expect.stringMatching(text);
    expect(refusal).toMatchObject({ status: 400, message, issues: [{ path, message }] });
    expect(await isAlive(other)).toBe(true);
    expect(await openSession()).toMatch(/./);
  });

  test('confirming the password counts for that session only, and a wrong one for none', async () => {
    await addMaya();
    const [mine, other] = [await openSession(), await openSession()];
    const confirmedAt = async (token: string) =>
      (await findSession(database(), hashToken(token), later(30)))?.confirmedAt;
    const { auth } = callWith(mine, { now: () => later(30) });
    const refusal = await auth.confirmPassword({ password: 'not the password' }).catch(publicError);
    expect(refusal).toMatchObject({ status: 400, issues: [{ path: 'password' }] });
    expect(await confirmedAt(mine)).toBe(TEST_NOW);
    await auth.confirmPassword({ password: PASSWORD });
    expect([await confirmedAt(mine), await confirmedAt(other)]).toEqual([later(30), TEST_NOW]);
  });

  test('refuses password changes after five wrong passwords', async () => {
    await addMaya();
    const mine = callWith(await openSession());
    for (let guess = 1; guess <= 5; guess += 1) {
      const change = { currentPassword: `guess number ${guess}`, newPassword: NEW_PASSWORD };
      await expect(mine.auth.changePassword(change)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    const right = mine.auth.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await expect(right).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
