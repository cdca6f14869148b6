import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAPABILITIES, type Capability, capabilitiesOf } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { insertSession } from '../../accounts/auth/session/sessions.repository.ts';
import { hashToken, newToken } from '../../accounts/auth/session/session.ts';
import { MCP_PATH } from '../../doors/mcp/plugin.ts';
import { TOOLS } from '../../doors/mcp/tools.ts';
import type { Db } from '../store/schema.ts';
import {
  callProcedures,
  callRoute,
  insertKey,
  openMatrixServer,
  type Headers,
  type Refusal,
} from '../../testing/server/matrix-server.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { type Access, type Declaration, needsSession } from './authorize.ts';

/** What each role may do, written a second time: a change of the roles in the domain is a change of this table. */
const ROLES: Record<StaffRole, readonly string[]> = {
  admin: CAPABILITIES,
  editor: names(`
    posts.read-drafts posts.edit posts.edit-any posts.publish authors.change media.read media.upload media.edit
    subscribers.read issues.read issues.edit issues.send stats.read settings.read
  `),
  author: names('posts.read-drafts posts.edit media.read media.upload'),
  sales: names(`
    contacts.read contacts.edit contacts.reply bookings.read bookings.edit stats.read settings.read
  `),
  analyst: names(`
    posts.read-drafts media.read contacts.read bookings.read subscribers.read issues.read stats.read settings.read
  `),
};

function names(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Procedures for signing in: they ignore the token of a request. */
const OPEN = /^(?:auth\.(?:login|passkeys\.(?:challenge|signIn)|passwordReset\.\w+)|\/api\/auth\/login)$/;

type Outcome = 'allowed' | 'lacks the right' | 'needs a person' | 'unknown caller';

/** A way to call: with a session, with a key of some scopes, or with one that has ended. */
type Caller = {
  as: 'session' | 'key' | 'ended key';
  what: string;
  /** The rights that the credential has, as far as the role has them. */
  scopes: readonly Capability[];
  open: () => Promise<Headers>;
};
/** Something that can be called: a procedure, a path or a tool. */
type Called = { name: string; needs: readonly Declaration[] };

let app: FastifyInstance;
let db: Db;
let closeDb: () => Promise<unknown>;
let server: Awaited<ReturnType<typeof openMatrixServer>>;
const cellsOf = { tRPC: 0, REST: 0, MCP: 0 };

beforeAll(async () => {
  ({ db, close: closeDb } = await openTestSqlite());
  for (const role of STAFF_ROLES) {
    const account = { id: role, email: `${role}@example.com`, name: role, role, passwordHash: '' };
    await insertStaff(db, account, new Date().toISOString());
  }
  server = await openMatrixServer(db);
  app = server.app;
});
afterAll(() => app.close().then(closeDb));

function expectedOutcome(role: StaffRole, { as, scopes }: Caller, { name, needs }: Called): Outcome {
  if (as === 'ended key') return OPEN.test(name) ? 'allowed' : 'unknown caller';
  const has = (access: Access) =>
    access === 'public' || access === 'own-account' || (scopes.includes(access) && capabilitiesOf(role).has(access));
  if (!needs.every(({ access }) => has(access))) return 'lacks the right';
  return as === 'key' && needs.some(needsSession) ? 'needs a person' : 'allowed';
}

/** What the server did. Whatever else is wrong with a call, who may make it is checked first. */
function outcomeOf(refusal: Refusal): Outcome {
  if (refusal === null) return 'allowed';
  const { status, message } = refusal;
  if (/^(?:This API key|Your account) may not do this\. It needs the (?:scope|right) “[\w.-]+”\.$/.test(message)) {
    return 'lacks the right';
  }
  if (message.startsWith('An API key may not do this: it needs a person.')) return 'needs a person';
  if (/^This API key (?:has expired|is not valid)/.test(message)) return 'unknown caller';
  // The hook for bounces has a signature of its own, and answers 401 without one.
  if (status === 403 || (status === 401 && !message.includes('signature'))) throw new Error(`${status}: ${message}`);
  return 'allowed';
}

const session = (role: StaffRole): Caller => ({
  as: 'session',
  what: 'a session',
  scopes: CAPABILITIES,
  // A new one for each request: some procedures end it.
  async open() {
    const token = newToken();
    const opened = { tokenHash: hashToken(token), staffId: role, userAgent: 'test', network: '' };
    await db.transaction().execute((trx) => insertSession(trx, opened, new Date().toISOString()));
    return { authorization: `Bearer ${token}` };
  },
});

async function keyOf(role: StaffRole, what: string, scopes: readonly Capability[]): Promise<Caller> {
  const headers = await insertKey(db, role, scopes);
  return { as: 'key', what, scopes, open: async () => headers };
}

async function endedKeysOf(role: StaffRole): Promise<Caller[]> {
  const expired = await insertKey(db, role, CAPABILITIES, '2020-01-01T00:00:00.000Z');
  const revoked = await insertKey(db, role, CAPABILITIES);
  const newest = db.selectFrom('api_keys').select('id').where('expires_at', 'is', null).where('staff_id', '=', role);
  await db.deleteFrom('api_keys').where('id', 'in', newest).execute();
  return [
    { as: 'ended key', what: 'an expired key', scopes: CAPABILITIES, open: async () => expired },
    { as: 'ended key', what: 'a revoked key', scopes: CAPABILITIES, open: async () => revoked },
  ];
}

/** Every way to call with which everything is called. */
async function callersOf(role: StaffRole): Promise<Caller[]> {
  const ended = await endedKeysOf(role);
  return [session(role), await keyOf(role, 'a key with every scope', CAPABILITIES), ...ended];
}

/** A key with these capabilities only, and for each of them one with all others. */
async function narrowKeysOf(role: StaffRole, needs: readonly Declaration[]): Promise<Caller[]> {
  const own = CAPABILITIES.filter((capability) => needs.some(({ access }) => access === capability));
  const others = own.map((missing) =>
    keyOf(
      role,
      `a key without ${missing}`,
      CAPABILITIES.filter((one) => one !== missing),
    ),
  );
  return [await keyOf(role, `a key with ${own.join(', ') || 'nothing'} only`, own), ...(await Promise.all(others))];
}

test('each role has exactly these capabilities', () => {
  const actual = STAFF_ROLES.map((role) => [role, [...capabilitiesOf(role)].toSorted()]);
  expect(Object.fromEntries(actual)).toEqual(
    Object.fromEntries(Object.entries(ROLES).map(([role, capabilities]) => [role, capabilities.toSorted()])),
  );
});

describe.each(STAFF_ROLES)('the role %s may call exactly what it has the rights for', (role) => {
  const cell = (caller: Caller, called: Called, refusal: Refusal) => ({
    cell: `${called.name} with ${caller.what}`,
    actual: outcomeOf(refusal),
    expected: expectedOutcome(role, caller, called),
  });
  /** The cells that came out otherwise. */
  function wrongOf(transport: keyof typeof cellsOf, cells: readonly ReturnType<typeof cell>[]) {
    cellsOf[transport] += cells.length;
    return cells.filter(({ actual, expected }) => actual !== expected);
  }

  test('over tRPC', async () => {
    const cells: ReturnType<typeof cell>[] = [];
    async function callAll(caller: Caller, procedures: typeof server.procedures) {
      const refusals = await callProcedures(app, procedures, caller.open);
      for (const { path, meta } of procedures) {
        cells.push(cell(caller, { name: path, needs: [meta] }, refusals.get(path) ?? null));
      }
    }
    for (const caller of await callersOf(role)) await callAll(caller, server.procedures);
    for (const access of new Set(server.procedures.map(({ meta }) => meta.access))) {
      const procedures = server.procedures.filter(({ meta }) => meta.access === access);
      for (const caller of await narrowKeysOf(role, [{ access }])) await callAll(caller, procedures);
    }
    expect(wrongOf('tRPC', cells)).toEqual([]);
  });

  test('over REST', async () => {
    const cells: ReturnType<typeof cell>[] = [];
    async function callAll(caller: Caller, routes: typeof server.routes) {
      for (const route of routes) {
        const refusal = await callRoute(app, route, await caller.open());
        cells.push(cell(caller, { name: route.url, needs: [route.meta] }, refusal));
      }
    }
    for (const caller of await callersOf(role)) await callAll(caller, server.routes);
    for (const access of new Set(server.routes.map(({ meta }) => meta.access))) {
      const routes = server.routes.filter(({ meta }) => meta.access === access);
      for (const caller of await narrowKeysOf(role, [{ access }])) await callAll(caller, routes);
    }
    expect(wrongOf('REST', cells)).toEqual([]);
  });

  test('over MCP', async () => {
    const cells: ReturnType<typeof cell>[] = [];
    const callers = (await callersOf(role)).filter(({ as }) => as !== 'session');
    for (const { name, procedures, alsoNeeds = [] } of TOOLS) {
      const needs = [...procedures.map(({ meta }) => meta), ...alsoNeeds.map((access) => ({ access }))];
      for (const caller of [...callers, ...(await narrowKeysOf(role, needs))]) {
        cells.push(cell(caller, { name, needs }, await callTool(name, await caller.open())));
      }
    }
    expect(wrongOf('MCP', cells)).toEqual([]);
    const refusal = await callTool('search_posts', await session(role).open());
    expect(refusal).toMatchObject({ status: 401, message: expect.stringContaining('Send an API key') });
  });
});

test('the matrix has a cell for each procedure, path and tool with each role and caller', () => {
  const roles = STAFF_ROLES.length;
  expect(cellsOf.tRPC).toBeGreaterThanOrEqual(roles * 5 * server.procedures.length);
  expect(cellsOf.REST).toBeGreaterThanOrEqual(roles * 5 * server.routes.length);
  expect(cellsOf.MCP).toBeGreaterThanOrEqual(roles * 4 * TOOLS.length);
});

type ToolAnswer = { error?: { message: string }; result?: { isError?: boolean; content: { text: string }[] } };

/** Calls a tool with an input that it refuses. */
async function callTool(name: string, headers: Headers): Promise<Refusal> {
  const input = { id: {}, postId: {}, limit: 'none', range: 'none', title: 1, subject: 1, content: 1, audience: 1 };
  const params = { name, arguments: input };
  const answer = await app.inject({
    method: 'POST',
    url: MCP_PATH,
    headers: { ...headers, accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  const { error, result } = answer.json<ToolAnswer>();
  if (error) return { status: answer.statusCode, message: error.message };
  return result?.isError ? { status: 400, message: result.content.map(({ text }) => text).join('\n') } : null;
}
