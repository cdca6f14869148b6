import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CAPABILITIES, capabilitiesOf, type Capability } from '@tideline/domain/staff/capability';
import { STAFF_ROLES } from '@tideline/domain/staff/staff';
import { restPlugin } from '../../doors/rest/plugin.ts';
import { createCaller } from '../../router.ts';
import type { Db } from '../store/schema.ts';
import { listProcedures } from '../../doors/rest/coverage/list-procedures.ts';
import { buildPost } from '../../testing/build-post.ts';
import { openTestResponseCache } from '../../testing/test-response-cache.ts';
import { buildContext, callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import type { Access } from './authorize.ts';
import * as exported from './procedures.ts';

type Row = { path: string; access: Access };

const procedures = listProcedures().map(({ path, meta }): Row => {
  return { path, access: meta?.access ?? (`${path} declares nothing` as Access) };
});
const forCapability = procedures.filter((row): row is { path: string; access: Capability } =>
  CAPABILITIES.some((capability) => capability === row.access),
);

/** Calls a procedure without input, as staff with these capabilities. @returns the code and message of its refusal */
async function refusalOf(db: Db, path: string, capabilities: Iterable<Capability>): Promise<unknown> {
  const context = buildContext(db, {
    staff: TEST_STAFF,
    tokenHash: 'test',
    confirmedAt: TEST_NOW,
    capabilities: new Set(capabilities),
  });
  let target: unknown = createCaller(context);
  for (const name of path.split('.')) target = (target as Record<string, unknown>)[name];
  try {
    await (target as () => Promise<unknown>)();
    return null;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { code, message };
  }
}

function forbidden(capability: Capability) {
  return { code: 'FORBIDDEN', message: `Your account may not do this. It needs the right “${capability}”.` };
}

describe('every procedure', () => {
  test('declares that it is public, for the own account, or for a capability', () => {
    expect(procedures.length).toBeGreaterThan(60);
    for (const { path, access } of procedures) {
      expect([path, access]).toEqual([path, expect.toBeOneOf(['public', 'own-account', ...CAPABILITIES])]);
    }
    expect(new Set(forCapability.map(({ access }) => access))).toEqual(new Set(CAPABILITIES));
  });

  test('can be built only from a builder that declares it', () => {
    expect(Object.keys(exported).toSorted()).toEqual([
      'confirmedProcedureFor',
      'createCallerFactory',
      'mergeRouters',
      'openProcedure',
      'ownAccountProcedure',
      'passwordProcedureFor',
      'procedureFor',
      'publicProcedure',
      'requireRecentPassword',
      'router',
    ]);
    // @ts-expect-error: a capability must be named
    exported.procedureFor();
    // @ts-expect-error: and be one of the list
    exported.procedureFor('posts.dance');
  });

  test('stands in the table of docs/security.md, with the roles that may call it', () => {
    const rows = (['public', 'own-account', ...CAPABILITIES] as const).map((access) => {
      const paths = procedures.filter((row) => row.access === access).map(({ path }) => `\`${path}\``);
      return `| ${access} | ${callersOf(access)} | ${paths.toSorted().join(', ')} |`;
    });
    const page = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
    const table = page.slice(page.indexOf('| access '), page.indexOf('### Keys, transport'));
    const documented = table
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    expect(documented.map((line) => line.replaceAll(/ +/g, ' '))).toEqual(rows);
  });

  test.each(forCapability)('$path needs $access, and nothing else will do', async ({ path, access }) => {
    const { db, close } = await openTestSqlite();
    onTestFinished(close);
    const others = CAPABILITIES.filter((capability) => capability !== access);
    expect(await refusalOf(db, path, others)).toEqual(forbidden(access));
    expect(await refusalOf(db, path, [access])).not.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('for the own account needs no capability', async () => {
    const { db, close } = await openTestSqlite();
    onTestFinished(close);
    const own = procedures.filter(({ access }) => access === 'own-account');
    expect(own.length).toBeGreaterThan(8);
    for (const { path } of own) expect(await refusalOf(db, path, [])).not.toMatchObject({ code: 'FORBIDDEN' });
  });
});

function callersOf(access: Access): string {
  if (access === 'public') return 'everybody';
  if (access === 'own-account') return 'all staff';
  return STAFF_ROLES.filter((role) => capabilitiesOf(role).has(access)).join(', ');
}

test('the role admin has every capability', () => {
  expect(capabilitiesOf('admin')).toEqual(new Set(CAPABILITIES));
});

describe('a REST call of staff without its capability', () => {
  const headers = { authorization: 'Bearer of-staff' };

  test('is refused with 403 before its body is read', async () => {
    const { app } = await serve([]);
    const { paths } = (await app.inject('/api/openapi.json')).json<Document>();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security?.every((way) => Object.keys(way).length > 0))
        .map(([method]) => ({ method: method.toUpperCase() as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x') })),
    );
    expect(calls.length).toBeGreaterThan(14);
    for (const { method, url } of calls) {
      if (url === '/api/auth/logout') continue;
      const answer = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: 'not even JSON' }) });
      expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
      expect(answer.json()).toEqual({
        error: expect.stringMatching(/^Your account may not do this\. It needs the right /),
      });
    }
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode).toBe(204);
  });

  test('reads no drafts', async () => {
    const visitorLike = await serve(['posts.edit']);
    const reader = await serve(['posts.read-drafts']);
    for (const { db } of [visitorLike, reader]) {
      await callAsStaff(db).posts.create(buildPost({ title: 'Secret draft', status: 'draft' }));
    }
    expect((await visitorLike.app.inject({ url: '/api/posts', headers })).json()).toEqual([]);
    expect((await visitorLike.app.inject({ url: '/api/posts/secret-draft', headers })).statusCode).toBe(404);
    expect((await reader.app.inject({ url: '/api/posts', headers })).json()).toHaveLength(1);
  });
});

type Document = { paths: Record<string, Record<string, { security?: object[] }>> };

describe('staff who may edit but not publish', () => {
  test('save drafts', async () => {
    const { writer } = await openWriter();
    const { id } = await writer.posts.create(buildPost({ title: 'Tides', status: 'draft' }));
    expect(await writer.posts.update({ id, changes: { title: 'Neap tides' } })).toMatchObject({ title: 'Neap tides' });
  });

  test('change nothing that visitors see', async () => {
    const { writer, owner } = await openWriter();
    const { id: draft } = await owner.posts.create(buildPost({ title: 'Ebb', status: 'draft' }));
    const { id } = await owner.posts.create(buildPost({ title: 'Tides', status: 'published' }));
    const before = await owner.posts.byId({ id });
    const attempts = [
      () => writer.posts.create(buildPost({ status: 'published' })),
      () => writer.posts.create(buildPost({ status: 'scheduled', publishDate: '2030-01-01' })),
      () => writer.posts.update({ id: draft, changes: { status: 'published' } }),
      () => writer.posts.update({ id, changes: { status: 'draft' } }),
      () => writer.posts.update({ id, changes: { content: 'Mine now' } }),
      () => writer.posts.revisions.restore({ id, version: 1 }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(forbidden('posts.publish'));
    expect(await owner.posts.byId({ id })).toEqual(before);
    expect(await owner.posts.byId({ id: draft })).toMatchObject({ status: 'draft' });
    expect(await owner.posts.list({})).toHaveProperty('items.length', 2);
  });
});

/** The REST adapter, called as staff with these capabilities. */
async function serve(capabilities: Iterable<Capability>) {
  const { db, close } = await openTestSqlite();
  const app = Fastify({ bodyLimit: 100_000 });
  await app.register(restPlugin, {
    prefix: '/api',
    cache: openTestResponseCache(db),
    createContext: async () =>
      buildContext(db, { staff: TEST_STAFF, tokenHash: 'test', capabilities: new Set(capabilities) }),
    postBodyLimitBytes: 2_000_000,
  });
  onTestFinished(() => app.close().then(close));
  return { app, db };
}

/** A caller who may edit and one who may do everything, on the same database. */
async function openWriter() {
  const { db, close } = await openTestSqlite();
  onTestFinished(close);
  const capabilities = new Set<Capability>(['posts.read-drafts', 'posts.edit']);
  return { writer: callAsStaff(db, { capabilities }), owner: callAsStaff(db) };
}
