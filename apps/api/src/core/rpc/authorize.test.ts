import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Capability } from '@tideline/domain/staff/capability';
import { restPlugin } from '../../doors/rest/plugin.ts';
import { buildPost } from '../../testing/build-post.ts';
import { openTestResponseCache } from '../../testing/test-response-cache.ts';
import { buildContext, callAsStaff, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import * as exported from './procedures.ts';

describe('every procedure', () => {
  test('can be built only from a builder that declares it', () => {
    expect(Object.keys(exported).toSorted()).toEqual([
      'confirmedCall',
      'confirmedProcedure',
      'createCallerFactory',
      'linkProcedure',
      'mergeRouters',
      'ownAccountCall',
      'ownAccountProcedure',
      'pageProcedure',
      'passwordCall',
      'passwordProcedure',
      'publicCall',
      'requireRecentPassword',
      'router',
      'signInCall',
      'signInProcedure',
      'staffCall',
      'staffProcedure',
    ]);
    // @ts-expect-error: a capability must be named
    exported.staffProcedure();
    // @ts-expect-error: and be one of the list
    exported.staffProcedure('posts.dance', 'page');
    // @ts-expect-error: a procedure needs a path or a reason to have none
    exported.staffProcedure('posts.edit');
    // @ts-expect-error: the reason must be one of the list
    exported.staffProcedure('posts.edit', 'too much work');
  });
});

describe('a REST call of staff', () => {
  const headers = { authorization: 'Bearer of-staff' };

  test('reads no drafts without the right to', async () => {
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

const FORBIDDEN = {
  code: 'FORBIDDEN',
  message: 'Your account may not do this. It needs the right “posts.publish”.',
};

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
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(FORBIDDEN);
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
