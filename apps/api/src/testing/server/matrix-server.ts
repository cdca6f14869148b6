import Fastify, { type FastifyInstance } from 'fastify';
import type { Capability } from '@tideline/domain/staff/capability';
import { apiKeyHint, hashApiKey, newApiKey } from '../../accounts/auth/api-keys/api-key.ts';
import { insertApiKey } from '../../accounts/auth/api-keys/api-keys.repository.ts';
import { createContext } from '../../accounts/auth/session/create-context.ts';
import { NO_BACKUPS, NO_MAIL } from '../../context.ts';
import { errorsPlugin } from '../../doors/http/error-answers.ts';
import { mcpPlugin } from '../../doors/mcp/plugin.ts';
import { restPlugin } from '../../doors/rest/plugin.ts';
import type { Declaration } from '../../core/rpc/authorize.ts';
import type { Db } from '../../core/store/schema.ts';
import { trpcPlugin } from '../../doors/trpc/plugin.ts';
import { NO_FOLDER } from '../test-caller.ts';
import { openTestResponseCache } from '../test-response-cache.ts';
import { listProcedures } from '../../doors/rest/coverage/list-procedures.ts';

/** A procedure with what it declares. */
type Procedure = { path: string; type: 'query' | 'mutation'; meta: Declaration };
/** A REST path with what the procedure behind it declares. */
export type Route = { method: 'GET'; url: string; meta: Declaration };
/** How a call was refused over any transport; null when it was not. */
export type Refusal = { status: number; message: string } | null;
export type Headers = { authorization: string };

type Answer = { error?: { json: { message: string; data: { httpStatus: number } } } };

/** Procedures in a request; the server's limit. */
const BATCH = 20;

/** Every transport of the procedures. The caller closes it. */
export async function openMatrixServer(db: Db) {
  const routes: Route[] = [];
  const app = Fastify({ bodyLimit: 100_000, routerOptions: { maxParamLength: 5000 } });
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.procedure && method !== 'HEAD') {
      routes.push({ method: method as 'GET', url, meta: config.procedure.meta });
    }
  });
  const site = { db, mediaDir: NO_FOLDER, mail: NO_MAIL, backups: NO_BACKUPS, origin: '' };
  const options = { createContext: (request: Parameters<typeof createContext>[1]) => createContext(site, request) };
  await app.register(errorsPlugin, { isHttps: false });
  await app.register(trpcPlugin, { ...options, bodyLimitBytes: 2_000_000 });
  await app.register(mcpPlugin, { ...options, bodyLimitBytes: 2_000_000, origin: () => 'http://localhost' });
  const cache = openTestResponseCache(db);
  await app.register(restPlugin, { ...options, prefix: '/api', cache, postBodyLimitBytes: 2_000_000 });
  return { app, routes, procedures: await typeProcedures(app) };
}

async function typeProcedures(app: FastifyInstance): Promise<Procedure[]> {
  const procedures: Procedure[] = [];
  for (const { path, meta } of listProcedures()) {
    if (!meta) throw new Error(`${path} declares nothing.`);
    const { statusCode } = await app.inject(`/trpc/${path}`);
    procedures.push({ path, meta, type: statusCode === 405 ? 'mutation' : 'query' });
  }
  return procedures;
}

/** Stores a key without the checks of its creation. */
export async function insertKey(
  db: Db,
  staffId: string,
  scopes: readonly Capability[],
  expiresAt: string | null = null,
): Promise<Headers> {
  const key = newApiKey();
  const apiKey = { id: newApiKey(), name: 'Matrix', hint: apiKeyHint(key), scopes: [...scopes], networks: [] };
  const times = { createdAt: new Date().toISOString(), expiresAt, lastUsedAt: null };
  const owner = { staffId, keyHash: hashApiKey(key) };
  await db.transaction().execute((trx) => insertApiKey(trx, owner, { ...apiKey, ...times }));
  return { authorization: `Bearer ${key}` };
}

/** Calls procedures without input, many in a request. @returns how each was refused, by its path */
export async function callProcedures(
  app: FastifyInstance,
  procedures: readonly Procedure[],
  openCaller: () => Promise<Headers>,
): Promise<Map<string, Refusal>> {
  const refusals = new Map<string, Refusal>();
  for (const type of ['query', 'mutation'] as const) {
    const paths = procedures.filter((procedure) => procedure.type === type).map(({ path }) => path);
    for (let start = 0; start < paths.length; start += BATCH) {
      const batch = paths.slice(start, start + BATCH);
      const url = `/trpc/${batch.join(',')}?batch=1`;
      const headers = await openCaller();
      const answer = await app.inject(
        type === 'query'
          ? { url: `${url}&input=%7B%7D`, headers }
          : { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' },
      );
      for (const [index, { error }] of answer.json<Answer[]>().entries()) {
        const refusal = error ? { status: error.json.data.httpStatus, message: error.json.message } : null;
        refusals.set(batch[index] ?? '', refusal);
      }
    }
  }
  return refusals;
}

/** Calls a REST path with an empty object as its body. */
export async function callRoute(app: FastifyInstance, { method, url }: Route, headers: Headers): Promise<Refusal> {
  const body = method === 'GET' ? {} : { payload: '{}', headers: { ...headers, 'content-type': 'application/json' } };
  const answer = await app.inject({ method, url: url.replaceAll(/:\w+/g, 'x'), headers, ...body });
  const { statusCode: status } = answer;
  return status >= 400 ? { status, message: answer.json<{ error: string }>().error } : null;
}
