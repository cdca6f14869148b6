import type { Staff } from '@tideline/domain/staff/staff';
import { insertStaff } from '../accounts/auth/account/accounts.repository.ts';
import { findSession, insertSession } from '../accounts/auth/session/sessions.repository.ts';
import { hashPassword } from '../accounts/auth/password/password.ts';
import { hashToken, newToken } from '../accounts/auth/session/session.ts';
import type { Context } from '../context.ts';
import type { Db } from '../core/store/schema.ts';
import { turnOnSecondFactor } from './authenticator.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from './test-caller.ts';

/** An account in the database that can sign in, unlike `TEST_STAFF`. */
export const MAYA: Staff = { id: 'maya', email: 'maya@tideline.example', name: 'Maya', role: 'admin' };
export const MAYAS_PASSWORD = 'low tide at six';

/** Hashed once per worker: hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

/** `TEST_NOW` plus a number of seconds. */
export function later(seconds: number): string {
  return new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString();
}

/** The account of Maya in a test's database. */
export function accountOfMaya(database: () => Db) {
  async function add(): Promise<void> {
    passwordHash ??= hashPassword(MAYAS_PASSWORD);
    await insertStaff(database(), { ...MAYA, passwordHash: await passwordHash }, TEST_NOW);
  }
  async function openSession(): Promise<string> {
    const token = newToken();
    const session = { tokenHash: hashToken(token), staffId: MAYA.id, userAgent: 'test', network: '' };
    await database()
      .transaction()
      .execute((trx) => insertSession(trx, session, TEST_NOW));
    return token;
  }
  return {
    add,
    openSession,
    /** Adds the account with a second factor, whose code of `TEST_NOW` is spent, and an open session. */
    async addWithSecondFactor(): Promise<{ secret: string; token: string }> {
      await add();
      const secret = await turnOnSecondFactor(database(), MAYA.id, TEST_NOW);
      return { secret, token: await openSession() };
    },
    signIn(code?: string, changes: Partial<Context> = {}, password = MAYAS_PASSWORD) {
      return callAsVisitor(database(), changes).auth.login({ email: MAYA.email, password, ...(code && { code }) });
    },
    /** The `auth` procedures, called with one of the account's sessions. */
    withToken(token: string, changes: Partial<Context> = {}) {
      return callAsStaff(database(), { staff: MAYA, tokenHash: hashToken(token), ...changes }).auth;
    },
    async isAlive(token: string): Promise<boolean> {
      return (await findSession(database(), hashToken(token), TEST_NOW)) !== null;
    },
    /** The audit log's actions on the second factor, oldest first. */
    async listActions(): Promise<string[]> {
      const rows = await database()
        .selectFrom('audit')
        .select('action')
        .where('object', '=', 'second-factor')
        .where('object_id', '=', MAYA.id)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.action);
    },
  };
}
