import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { CAPABILITIES, type Capability } from '@tideline/domain/staff/capability';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../store/schema.ts';
import {
  callProcedures,
  callRoute,
  insertKey,
  openMatrixServer,
  type Refusal,
} from '../../testing/server/matrix-server.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { type Declaration, needsSession } from './authorize.ts';

type Outcome = 'allowed' | 'needs another scope' | 'needs a person';

let app: FastifyInstance;
let db: Db;
let closeDb: () => Promise<unknown>;
let procedures: Awaited<ReturnType<typeof openMatrixServer>>['procedures'];
let routes: Awaited<ReturnType<typeof openMatrixServer>>['routes'];

beforeAll(async () => {
  ({ db, close: closeDb } = await openTestSqlite());
  const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: '' };
  await insertStaff(db, account, new Date().toISOString());
  ({ app, procedures, routes } = await openMatrixServer(db));
});

afterAll(() => app.close().then(closeDb));

/** What a key may do, from what a procedure declares. */
function expectedOutcome(meta: Declaration, scope: Capability): Outcome {
  if (meta.access === 'public') return 'allowed';
  if (meta.access !== 'own-account' && meta.access !== scope) return 'needs another scope';
  return needsSession(meta) ? 'needs a person' : 'allowed';
}

/** What the server did. Whatever else is wrong with a call, its permission is checked first. */
function outcomeOf(refusal: Refusal): Outcome {
  if (refusal === null) return 'allowed';
  const { status, message } = refusal;
  // The hook for bounces has a signature of its own, and answers 401 without one.
  if (status === 401 && message.includes('API key')) throw new Error(message);
  if (status !== 403) return 'allowed';
  if (message.startsWith('This API key may not do this. It needs the scope')) return 'needs another scope';
  if (message.startsWith('An API key may not do this: it needs a person.')) return 'needs a person';
  throw new Error(`403: ${message}`);
}

describe.each(CAPABILITIES)('a key with the scope %s', (scope) => {
  test('may call over tRPC exactly what that capability is for', async () => {
    const headers = await insertKey(db, 'admin-1', [scope]);
    expect(procedures.length).toBeGreaterThan(100);
    const refusals = await callProcedures(app, procedures, async () => headers);
    const cells = procedures.map(({ path }) => [path, outcomeOf(refusals.get(path) ?? null)]);
    expect(cells).toEqual(procedures.map(({ path, meta }) => [path, expectedOutcome(meta, scope)]));
  });

  test('may call over REST exactly what that capability is for', async () => {
    const headers = await insertKey(db, 'admin-1', [scope]);
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      const { method, url, meta } = route;
      const outcome = outcomeOf(await callRoute(app, route, headers));
      expect([method, url, outcome]).toEqual([method, url, expectedOutcome(meta, scope)]);
    }
  });
});

test('a key can have every capability that is of use without a password, and no other', () => {
  const useful = procedures.filter(({ meta }) => !needsSession(meta)).map(({ meta }) => meta.access);
  expect(API_KEY_SCOPES.toSorted()).toEqual(
    CAPABILITIES.filter((capability) => useful.includes(capability)).toSorted(),
  );
});
