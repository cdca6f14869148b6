import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { CAPABILITIES, type Capability } from '@tideline/domain/staff/capability';
import { apiKeyHint, hashApiKey, newApiKey } from '../auth/api-keys/api-key.ts';
import { insertApiKey } from '../auth/api-keys/api-keys.repository.ts';
import { insertStaff } from '../auth/account/accounts.repository.ts';
import { createContext } from '../auth/session/create-context.ts';
import { NO_BACKUPS, NO_MAIL } from '../context.ts';
import { errorsPlugin } from '../http/error-answers.ts';
import { restPlugin } from '../rest/plugin.ts';
import type { Db } from '../store/schema.ts';
import { listProcedures } from '../rest/docs/list-procedures.ts';
import { NO_FOLDER } from '../testing/test-caller.ts';
import { openTestSqlite } from '../testing/test-database.ts';
import { openTestResponseCache } from '../testing/test-response-cache.ts';
import { trpcPlugin } from '../trpc/plugin.ts';
import { needsSession, type Declaration } from './authorize.ts';

type Outcome = 'allowed' | 'needs another scope' | 'needs a person';
const procedures = listProcedures().map(({ path, meta }) => {
  if (!meta) throw new Error(`${path} declares nothing.`);
  return { path, meta };
});
const BATCH = 20;

let app: FastifyInstance;
let db: Db;
let closeDb: () => Promise<unknown>;
const mutations = new Set<string>();
const routes: { method: 'GET'; url: string; meta: Declaration }[] = [];

beforeAll(async () => {
  ({ db, close: closeDb } = await openTestSqlite());
  const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: '' };
  await insertStaff(db, account, new Date().toISOString());
  app = Fastify({ bodyLimit: 100_000, routerOptions: { maxParamLength: 5000 } });
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.procedure && method !== 'HEAD') {
      routes.push({ method: method as 'GET', url, meta: config.procedure.meta });
    }
  });
  const site = { db, mediaDir: NO_FOLDER, mail: NO_MAIL, backups: NO_BACKUPS, origin: '' };
  await app.register(errorsPlugin, { isHttps: false });
  await app.register(trpcPlugin, {
    createContext: (request) => createContext(site, request),
    bodyLimitBytes: 2_000_000,
  });
  await app.register(restPlugin, {
    prefix: '/api',
    cache: openTestResponseCache(db),
    createContext: (request) => createContext(site, request),
    postBodyLimitBytes: 2_000_000,
  });
  for (const { path } of procedures) {
    if ((await app.inject(`/trpc/${path}`)).statusCode === 405) mutations.add(path);
  }
});

afterAll(() => app.close().then(closeDb));

/** What a key may do, from what a procedure declares. */
function expectedOutcome(meta: Declaration, scope: Capability): Outcome {
  if (meta.access === 'public') return 'allowed';
  if (meta.access !== 'own-account' && meta.access !== scope) return 'needs another scope';
  return needsSession(meta) ? 'needs a person' : 'allowed';
}

/** What the server did. Whatever else is wrong with a call, its permission is checked first. */
function outcomeOf(status: number, message: string): Outcome {
  // The hook for bounces has a signature of its own, and answers 401 without one.
  if (status === 401 && message.includes('API key')) throw new Error(message);
  if (status !== 403) return 'allowed';
  if (message.startsWith('This API key may not do this. It needs the scope')) return 'needs another scope';
  if (message.startsWith('An API key may not do this: it needs a person.')) return 'needs a person';
  throw new Error(`403: ${message}`);
}

async function keyWith(scope: Capability): Promise<{ authorization: string }> {
  const key = newApiKey();
  const apiKey = { id: newApiKey(), name: 'Matrix', hint: apiKeyHint(key), scopes: [scope], networks: [] };
  const times = { createdAt: new Date().toISOString(), expiresAt: null, lastUsedAt: null };
  const owner = { staffId: 'admin-1', keyHash: hashApiKey(key) };
  await db.transaction().execute((trx) => insertApiKey(trx, owner, { ...apiKey, ...times }));
  return { authorization: `Bearer ${key}` };
}

type Answer = { error?: { json: { message: string; data: { httpStatus: number } } } };

/** Calls procedures without input, many in a request. */
async function callAll(type: 'query' | 'mutation', paths: string[], headers: object): Promise<Outcome[]> {
  const url = `/trpc/${paths.join(',')}?batch=1`;
  const answer = await app.inject(
    type === 'query'
      ? { url: `${url}&input=%7B%7D`, headers: { ...headers } }
      : { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' },
  );
  return answer
    .json<Answer[]>()
    .map(({ error }) => outcomeOf(error?.json.data.httpStatus ?? 200, error?.json.message ?? ''));
}

describe.each(CAPABILITIES)('a key with the scope %s', (scope) => {
  test('may call over tRPC exactly what that capability is for', async () => {
    const headers = await keyWith(scope);
    expect(procedures.length).toBeGreaterThan(100);
    for (const type of ['query', 'mutation'] as const) {
      const all = procedures.filter(({ path }) => mutations.has(path) === (type === 'mutation'));
      for (let start = 0; start < all.length; start += BATCH) {
        const batch = all.slice(start, start + BATCH);
        const outcomes = await callAll(
          type,
          batch.map(({ path }) => path),
          headers,
        );
        const cells = batch.map(({ path }, index) => [path, outcomes[index]]);
        expect(cells).toEqual(batch.map(({ path, meta }) => [path, expectedOutcome(meta, scope)]));
      }
    }
  });

  test('may call over REST exactly what that capability is for', async () => {
    const headers = await keyWith(scope);
    expect(routes.length).toBeGreaterThan(30);
    for (const { method, url, meta } of routes) {
      const body =
        method === 'GET' ? {} : { payload: '[]', headers: { ...headers, 'content-type': 'application/json' } };
      const answer = await app.inject({ method, url: url.replaceAll(/:\w+/g, 'x'), headers, ...body });
      const message = answer.statusCode >= 400 ? answer.json<{ error: string }>().error : '';
      expect([method, url, outcomeOf(answer.statusCode, message)]).toEqual([method, url, expectedOutcome(meta, scope)]);
    }
  });
});

test('a key can have every capability that is of use without a password, and no other', () => {
  const useful = procedures.filter(({ meta }) => !needsSession(meta)).map(({ meta }) => meta.access);
  expect(API_KEY_SCOPES.toSorted()).toEqual(
    CAPABILITIES.filter((capability) => useful.includes(capability)).toSorted(),
  );
});
