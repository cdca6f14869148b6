import { expect, test } from 'vitest';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { createCaller } from '../../router.ts';
import { buildContext, callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { hashToken, sessionId } from './session/session.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'seventeen herons wade';

describeOnEachDatabase('the audit log of sign-ins', (database) => {
  const lines = () =>
    database().selectFrom('audit').selectAll().where('action', '!=', 'staff.add').orderBy('at').execute();

  async function signIn(email: string, password: string, context = buildContext(database())) {
    await createFirstAdmin(database(), { email: EMAIL, password: PASSWORD }, TEST_NOW);
    return createCaller(context).auth.login({ email, password });
  }

  test('names the creator of the first account', async () => {
    await createFirstAdmin(database(), { email: EMAIL, password: PASSWORD }, TEST_NOW);
    const [line] = await database().selectFrom('audit').selectAll().execute();
    const staff = await database().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor: 'program', actor_id: null, action: 'staff.add', object_id: staff.id });
  });

  test('names the account that signed in, and the session', async () => {
    const { token, user } = await signIn('ADA@example.com', PASSWORD);
    expect(await lines()).toMatchObject([
      {
        action: 'session.open',
        actor: EMAIL,
        actor_id: user.id,
        object_id: sessionId(hashToken(token)),
        network: 'test',
        request_id: 'test',
      },
    ]);
  });

  test('names the account of a refused sign-in', async () => {
    await expect(signIn(EMAIL, 'wrong')).rejects.toThrow('Invalid email or password');
    const staff = await database().selectFrom('staff').select('id').executeTakeFirstOrThrow();
    expect(await lines()).toMatchObject([
      { action: 'session.refuse', actor: '', actor_id: null, object_id: staff.id, detail: `{"account":"${EMAIL}"}` },
    ]);
  });

  test('contains neither unknown addresses nor passwords', async () => {
    await expect(signIn('stranger@example.com', 'their-secret-words')).rejects.toThrow('Invalid email or password');
    await expect(signIn(EMAIL, 'their-secret-words')).rejects.toThrow('Invalid email or password');
    const text = JSON.stringify(await lines());
    expect(text).not.toContain('stranger');
    expect(text).not.toContain('secret');
    expect(await lines()).toHaveLength(2);
  });

  test('has one entry per network and hour for attempts at unknown accounts', async () => {
    const here = (now: string) => buildContext(database(), { clientAddress: '203.0.113.7', now: () => now });
    for (let guess = 0; guess < 4; guess += 1) {
      const refused = signIn(`stranger${guess}@example.com`, 'wrong', here(TEST_NOW));
      await expect(refused).rejects.toThrow('Invalid email or password');
    }
    expect(await lines()).toHaveLength(1);
    const elsewhere = buildContext(database(), { clientAddress: '198.51.100.9' });
    await expect(signIn('stranger@example.com', 'wrong', elsewhere)).rejects.toThrow('Invalid email or password');
    expect(await lines()).toHaveLength(2);
    const hourLater = here(later(TEST_NOW, HOUR_MS));
    await expect(signIn('stranger@example.com', 'wrong', hourLater)).rejects.toThrow('Invalid email or password');
    expect(await lines()).toHaveLength(3);
  });

  test('has one entry for a reached limit, however many attempts follow', async () => {
    const context = buildContext(database());
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await expect(signIn(EMAIL, 'wrong', context)).rejects.toThrow(
        attempt < 5 ? 'Invalid email' : 'Too many attempts',
      );
    }
    const actions = (await lines()).map((line) => line.action);
    expect(actions.filter((action) => action === 'session.refuse')).toHaveLength(5);
    expect(actions.filter((action) => action === 'session.limit')).toHaveLength(1);
  });

  test('names who signed out, ended sessions and changed a password', async () => {
    const { token, user: staff } = await signIn(EMAIL, PASSWORD);
    const other = await signIn(EMAIL, PASSWORD);
    await signIn(EMAIL, PASSWORD);
    const caller = callAsStaff(database(), { staff, tokenHash: hashToken(token) });
    await caller.auth.endSession({ id: sessionId(hashToken(other.token)) });
    await caller.auth.endOtherSessions();
    const newPassword = 'eighteen otters swim';
    await expect(caller.auth.changePassword({ currentPassword: 'wrong', newPassword })).rejects.toThrow('is wrong');
    await caller.auth.changePassword({ currentPassword: PASSWORD, newPassword });
    await caller.auth.logout();
    const after = (await lines()).filter((line) => line.action !== 'session.open');
    expect(after.every((line) => line.actor_id === staff.id)).toBe(true);
    const actions = after.map((line) => line.action).toSorted((a, b) => a.localeCompare(b));
    expect(actions).toEqual(['session.close', 'session.end', 'session.end', 'staff.password', 'staff.password-refuse']);
  });

  test('must be written for a session to open', async () => {
    await createFirstAdmin(database(), { email: EMAIL, password: PASSWORD }, TEST_NOW);
    await database().schema.dropTable('audit').execute();
    await expect(signIn(EMAIL, PASSWORD)).rejects.toThrow('audit');
    expect(await database().selectFrom('sessions').select('token_hash').execute()).toEqual([]);
  });
});
