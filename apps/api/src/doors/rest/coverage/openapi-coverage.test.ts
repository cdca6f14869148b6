import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { needsSession, type Declaration } from '../../../core/rpc/authorize.ts';
import { appRouter } from '../../../router.ts';
import { openTestResponseCache } from '../../../testing/test-response-cache.ts';
import { buildContext } from '../../../testing/test-caller.ts';
import { openTestSqlite } from '../../../testing/test-database.ts';
import { restPlugin } from '../plugin.ts';
import { coverageProblems } from './coverage.ts';
import { listProcedures } from './list-procedures.ts';
import { WITHOUT_PATH } from '../docs/without-path.ts';

type Document = { paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>> };

/** The routes of the adapter with the procedure behind each, and the OpenAPI document. */
async function describeRest() {
  const { db, close } = await openTestSqlite();
  const app = Fastify();
  const routes: { key: string; procedure: { meta: Declaration }; isHidden: boolean }[] = [];
  app.addHook('onRoute', ({ url, method, config, schema }) => {
    if (!config?.procedure || method === 'HEAD') return;
    const key = `${String(method).toLowerCase()} ${url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}')}`;
    routes.push({ key, procedure: config.procedure, isHidden: schema?.hide === true });
  });
  await app.register(restPlugin, {
    prefix: '/api',
    cache: openTestResponseCache(db),
    createContext: async () => buildContext(db),
    postBodyLimitBytes: 1000,
  });
  onTestFinished(() => app.close().then(close));
  const { paths } = (await app.inject('/api/openapi.json')).json<Document>();
  return { routes, paths };
}

test('every procedure has a documented path, or a reason why it has none', async () => {
  const { routes } = await describeRest();
  const shown = new Set(routes.filter(({ isHidden }) => !isHidden).map(({ procedure }) => procedure));
  const reasons = WITHOUT_PATH.flatMap(({ procedures }) => procedures);
  expect(reasons.filter((path, index) => reasons.indexOf(path) !== index)).toEqual([]);
  const withPath = listProcedures().filter(({ path }) => shown.has(find(path)));
  const names = new Set(withPath.map(({ path }) => path));
  const others = listProcedures().flatMap(({ path }) => (names.has(path) ? [] : [path]));
  expect(names.size).toBeGreaterThan(30);
  expect(reasons.toSorted()).toEqual(others.toSorted());
  expect(routes.filter(({ isHidden }) => isHidden)).toEqual([]);
  expect(coverageProblems(shown)).toEqual([]);
});

test('the build names a procedure without both, and a reason that is not needed', async () => {
  const { routes } = await describeRest();
  const shown = new Set<object>(routes.map(({ procedure }) => procedure));
  const [first, ...others] = WITHOUT_PATH;
  expect(coverageProblems(shown, others).length).toBe(first?.procedures.length);
  const surplus = { subject: '', reason: '', procedures: ['posts.list', 'posts.burn'] };
  expect(coverageProblems(shown, [...WITHOUT_PATH, surplus])).toEqual([
    expect.stringContaining('names posts.list'),
    expect.stringContaining('names posts.burn'),
  ]);
});

test('the security of each path follows from its procedure: a key with its scope, or none', async () => {
  const { routes, paths } = await describeRest();
  for (const { key, procedure } of routes) {
    const [method = '', path = ''] = key.split(' ');
    const { security = open } = paths[path]?.[method] ?? {};
    expect([key, security]).toEqual([key, waysOf(procedure.meta)]);
  }
});

const bearer = { bearer: [] };
/** A token is optional. Calls that need no sign-in declare no security, which means the same. */
const open: Record<string, string[]>[] = [{}, bearer, { apiKey: [] }];

function waysOf(meta: Declaration): Record<string, string[]>[] {
  if (meta.access === 'public') return open;
  return needsSession(meta) ? [bearer] : [bearer, { apiKey: [meta.access] }];
}

function find(path: string): { meta: Declaration } {
  let target: unknown = appRouter;
  for (const name of path.split('.')) target = (target as Record<string, unknown>)[name];
  return target as { meta: Declaration };
}
