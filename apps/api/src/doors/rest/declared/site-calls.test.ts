import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { PublicAuthor } from '@tideline/domain/author/author';
import type { StoredBrand } from '@tideline/domain/brand/brand';
import type { PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post, PostFields } from '@tideline/domain/post/post';
import type { Release } from '@tideline/domain/release/release';
import type { PostApproval } from '@tideline/domain/team/approval';
import { addMissed } from '../../../core/addresses/missed-paths.repository.ts';
import { putPendingProfile } from '../../../core/authors/pending-profile-writes.repository.ts';
import type { RestPath } from '../../../core/rpc/call.ts';
import type { Db } from '../../../core/store/schema.ts';
import { insertPicture } from '../../../site/media/media.repository.ts';
import { buildPictureRow } from '../../../testing/build-picture.ts';
import { openRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { TEST_NOW } from '../../../testing/test-caller.ts';
import { insertTestWebhook } from '../../../testing/webhooks/insert-webhook.ts';
import { watchEvents } from '../../../testing/webhooks/watch-events.ts';
import { partsOf } from './call-parts.ts';
import { listCalls } from './list-calls.ts';

const CALLS = new Map(listCalls().map((declared) => [declared.call.rest, declared]));
const PICTURE = '0123456789abcdef01234567';
const PROFILE = { name: 'Ida Moor', role: 'Editor', sentence: '', bio: '', pictureId: null };

let app: FastifyInstance;
let db: Db;
let mediaDir: string;
let headers: { authorization: string };
let close: () => Promise<void>;
const called = new Set<string>();
const { watch } = watchEvents();

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'tideline-media-'));
  ({ app, db, close } = await openRestServer(mediaDir));
  headers = await openSession(db);
  await insertTestWebhook(db);
});
afterAll(async () => {
  await close();
  await rm(mediaDir, { recursive: true });
});

type Sent = Record<string, unknown>;

/** Sends a call with its example, changed by `sent`, and checks the answer and the events against what is declared. */
async function call<Value = unknown>(
  rest: RestPath,
  params: Record<string, string | number> = {},
  sent: Sent = {},
): Promise<Value> {
  const declared = CALLS.get(rest);
  if (!declared) throw new Error(`No call has the path ${rest}.`);
  const { name, call: one } = declared;
  called.add(name);
  const [method = '', path = ''] = rest.split(' ');
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, field: string) => String(params[field]))}`;
  const fields = { ...one.example, ...sent };
  const isBody = partsOf(one).body !== null;
  const answer = await watch(name, db, async () =>
    app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(isBody ? { payload: fields } : { query: fields as Record<string, string> }),
    }),
  );
  const { status, form, schema } = one.answer;
  const isEmpty = form === 'empty';
  expect([rest, answer.statusCode, answer.body]).toEqual([rest, status, isEmpty ? '' : answer.body]);
  if (isEmpty) return null as Value;
  const body: unknown = answer.json();
  const exact = exactly(schema ?? z.never());
  return (form === 'json' ? exact : exact.array()).parse(body) as Value;
}

/** An answer has no other fields than those that its schema names. */
function exactly(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodObject ? schema.strict() : schema;
}

test('posts are written, found, published and undone', async () => {
  await call('POST /posts');
  const id = 'reading-a-report';
  expect(await call('PUT /posts/{id}', { id })).toMatchObject({ status: 'published', version: 2 });
  expect(await call('GET /posts')).toHaveLength(1);
  expect(await call('GET /post-summaries')).toHaveLength(1);
  expect(await call('GET /posts/{id}', { id })).toMatchObject({ id });
  const { publishDate } = await call<Post>('GET /posts/{id}', { id });
  const day = publishDate?.slice(0, 10);
  expect(await call('GET /post-calendar', {}, { from: day, to: day })).toMatchObject([{ id, version: 2 }]);
  expect(await call('GET /post-categories')).toEqual(['SEO']);
  expect(await call('GET /post-tags')).toEqual(['local', 'maps']);
  expect(await call('GET /post-series')).toEqual([]);
  expect(await call('POST /posts/{id}/check', { id })).toMatchObject({ counts: { links: 0 } });
  expect(await call('POST /post-previews')).toMatchObject({ html: expect.stringContaining('<strong>six</strong>') });
  expect(await call('GET /posts/{id}/revisions', { id })).toMatchObject([{ version: 2 }, { version: 1 }]);
  const { fields } = await call<{ fields: PostFields }>('GET /posts/{id}/revisions/{version}', { id, version: 1 });
  expect(fields).toMatchObject({ title: 'Reading a report', status: 'draft' });
  await call('PUT /posts/{id}', { id }, { title: 'Ebb', expectedVersion: 2 });
  expect(await call('POST /posts/{id}/revisions/{version}/undo', { id, version: 3 })).toMatchObject({
    title: 'Reading a report',
    version: 4,
  });
  const restored = await call('POST /posts/{id}/revisions/{version}/restore', { id, version: 3 });
  expect(restored).toMatchObject({ title: 'Ebb', version: 5, status: 'published' });
  expect(await call('GET /featured-post')).toEqual({ id: null });
  await call('PUT /posts/{id}/featured', { id });
  expect(await call('GET /featured-post')).toEqual({ id });
  await call('DELETE /posts/{id}/featured', { id });
  expect(await call('GET /featured-post')).toEqual({ id: null });
  expect(await call('GET /own-posts')).toMatchObject([{ id }]);
  await call('DELETE /posts/{id}', { id });
  expect(await call('GET /trash/posts')).toMatchObject([{ id }]);
  expect(await call('POST /trash/posts/{id}/restore', { id })).toMatchObject({ id, version: 5 });
  const changed = await call('POST /post-batches', {}, { act: 'unpublish', ids: [id, 'nothing'] });
  expect(changed).toMatchObject([{ id, status: 'published', version: 6 }]);
  expect(await call('POST /post-batches/undo', {}, { act: 'unpublish', posts: changed })).toEqual({ restored: 1 });
  const tagged = await call('POST /post-batches/tags', {}, { ids: [id], add: ['tides'] });
  expect(tagged).toMatchObject([{ id, tags: expect.arrayContaining(['tides']) }]);
});

test('pending changes are kept, discarded, restored and published', async () => {
  const { id, version } = await call<Post>('POST /posts', {}, { title: 'Neap', status: 'published' });
  const kept = await call<PendingChanges>('PUT /posts/{id}/pending', { id }, { liveVersion: version, isNoindex: true });
  const seen = { expectedVersion: kept.version };
  expect(kept.fields).toMatchObject({ excerpt: 'High water, low water.', isNoindex: true });
  expect(await call('GET /pending-posts')).toMatchObject([{ postId: id }]);
  await call('DELETE /posts/{id}/pending', { id }, seen);
  expect(await call('GET /posts/{id}/pending', { id })).toMatchObject({ pending: null, discarded: { postId: id } });
  await call('POST /posts/{id}/pending/restore', { id }, seen);
  expect(await call('POST /posts/{id}/pending/publish', { id }, seen)).toMatchObject({
    excerpt: 'High water, low water.',
    version: version + 1,
  });
  const { token } = await call<{ token: string }>('POST /posts/{id}/preview-links', { id });
  expect(token.length).toBeGreaterThan(40);
  expect(await call('DELETE /posts/{id}/preview-links', { id })).toEqual({ ended: 1 });
});

test('a page is changed in a draft, discarded, restored and published', async () => {
  const id = 'home';
  expect(await call('GET /pages')).toContainEqual(expect.objectContaining({ id, state: 'built-in' }));
  const { version } = await call<{ version: string }>('PUT /pages/{id}/draft', { id });
  const seen = { expectedVersion: version };
  expect(await call('GET /pages/{id}/findings', { id })).toEqual([]);
  expect(await call('GET /site-findings')).toEqual({ findings: [], checkedAt: null });
  const { path } = await call<{ path: string }>('POST /pages/{id}/preview-links', { id });
  expect(path).toContain('/preview/site/');
  expect(await call('DELETE /pages/{id}/preview-links', { id })).toEqual({ ended: 1 });
  await call('POST /site-previews');
  const [link] = await call<{ id: string }[]>('GET /site-previews');
  await call('DELETE /site-previews/{id}', { id: link?.id ?? '' });
  await call('POST /site-previews');
  expect(await call('DELETE /site-previews')).toEqual({ ended: 1 });
  await call('DELETE /pages/{id}/draft', { id }, seen);
  await call('POST /pages/{id}/draft/restore', { id }, seen);
  expect(await call('POST /pages/{id}/draft/publish', { id }, seen)).toMatchObject({ version: 1 });
  expect(await call('GET /pages/{id}', { id })).toMatchObject({ state: 'changed', changedFields: 1 });
  expect(await call('GET /pages/{id}/revisions', { id })).toMatchObject([{ version: 1 }]);
  expect(await call('GET /case-study-order')).toMatchObject([{ id: 'personal-injury-law' }, {}, {}]);
  expect(await call('PUT /case-study-order')).toMatchObject([{ id: 'medical-spa' }, {}, {}]);
  expect(await call('POST /pages/start-clean')).toContainEqual({ id: 'home' });
  expect(await call('POST /mail-previews', {}, { mail: 'callBooked' })).toMatchObject({ html: null });
  expect(await call('POST /social-cards/previews', {}, { card: 'home' })).toHaveProperty('dataUrl');
  const asked = { label: 'Budget?', kind: 'number' };
  expect(await call('PUT /form-questions', {}, { questions: [asked], expectedVersion: 0 })).toMatchObject({
    version: 1,
  });
  expect(await call('GET /form-questions')).toMatchObject({ questions: [{ id: 'budget', isRetired: false }] });
  expect(await call('GET /contact/questions')).toMatchObject([{ id: 'budget', kind: 'number' }]);
});

test('a draft is submitted, sent back and approved, and has an owner', async () => {
  const { id } = await call<Post>('POST /posts', {}, { title: 'Spring' });
  expect(await call('GET /posts/{id}/approval', { id })).toBeNull();
  await call('POST /posts/{id}/approval', { id });
  const [waiting] = await call<PostApproval[]>('GET /post-approvals');
  expect(waiting).toMatchObject({ postId: id, state: 'waiting' });
  await call('POST /posts/{id}/approval/send-back', { id });
  expect(await call('GET /post-approvals/own')).toMatchObject([{ state: 'returned' }]);
  await call('DELETE /posts/{id}/approval', { id });
  await call('POST /posts/{id}/approval', { id });
  await call('POST /posts/{id}/approval/approve', { id }, { version: waiting?.version });
  expect(await call('GET /posts/{id}', { id })).toMatchObject({ status: 'published' });
  const [writer] = await call<{ id: string }[]>('GET /post-writers');
  await call('PUT /posts/{id}/owner', { id }, { ownerId: writer?.id });
  expect(await call('GET /posts/{id}/owner', { id })).toEqual({ owner: writer, isEditable: true });
});

test('addresses are redirected, and missed ones are listed', async () => {
  const { id } = await call<Post>('POST /posts', {}, { title: 'Hidden' });
  await call('PUT /posts/{id}/unpublished', { id });
  expect(await call('GET /posts/{id}/unpublished', { id })).toEqual({ answer: 'redirect', target: '/services' });
  const redirect = await call<{ id: string }>('POST /redirects');
  expect(await call('GET /redirects')).toHaveLength(2);
  await call('DELETE /redirects/{id}', redirect);
  expect(await call('GET /redirects')).toMatchObject([{ path: '/blog/hidden', origin: 'unpublished' }]);
  await addMissed(db, [{ path: '/old-news', visits: 3, lastSeenAt: TEST_NOW, referrerHost: '' }], TEST_NOW);
  expect(await call('GET /missed-addresses')).toMatchObject([{ path: '/old-news', suggestion: null }]);
  await call('POST /missed-addresses/dismiss');
  expect(await call('GET /missed-addresses')).toEqual([]);
  const linking = { title: 'Linking', content: '[x](/gone)', status: 'published', publishDate: '2026-01-01' };
  const { id: postId } = await call<Post>('POST /posts', {}, linking);
  expect(await call('GET /dead-links')).toEqual([{ path: '/gone', postId, postTitle: 'Linking' }]);
});

test('authors are added, changed and approved', async () => {
  const { id } = await call<PublicAuthor>('POST /authors');
  expect(await call('PUT /authors/{id}', { id })).toMatchObject({ role: 'Search and maps', version: 2 });
  expect(await call('GET /authors')).toMatchObject([{ id }]);
  await call('DELETE /authors/{id}', { id });
  const waits = { staffId: 'admin-1', version: randomUUID() };
  await db.transaction().execute((trx) => putPendingProfile(trx, waits, PROFILE, TEST_NOW));
  expect(await call('GET /author-approvals')).toMatchObject([{ ...waits, former: null }]);
  const { staffId, version } = waits;
  await call('POST /author-approvals/{id}/approve', { id: staffId }, { version, formerVersion: null });
  const again = { staffId, version: randomUUID() };
  await db.transaction().execute((trx) => putPendingProfile(trx, again, PROFILE, TEST_NOW));
  await call('POST /author-approvals/{id}/send-back', { id: staffId }, { version: again.version });
  expect(await call('GET /author-approvals')).toEqual([]);
  expect(await call('GET /author-accounts')).toEqual([{ id: staffId, name: 'Admin', authorId: expect.any(String) }]);
});

test('pictures are listed, described and deleted, and cards are drawn', async () => {
  await insertPicture(db, buildPictureRow({ id: PICTURE }), TEST_NOW);
  expect(await call('PUT /media/{id}', { id: PICTURE })).toMatchObject({ alt: 'The harbor at low water' });
  expect(await call('GET /media')).toMatchObject([{ id: PICTURE }]);
  expect(await call('GET /media/{id}', { id: PICTURE })).toMatchObject({ createdBy: 'Staff' });
  expect(await call('GET /media/{id}/uses', { id: PICTURE })).toMatchObject({ total: 0, isWorkPicture: false });
  await call('DELETE /media/{id}', { id: PICTURE });
  expect(await call('GET /social-cards/preview')).toEqual({ dataUrl: expect.stringMatching(/^data:image\/webp/) });
  expect(await call('GET /mailbox')).toEqual({ name: null, state: null });
});

test('`fields` limits a post, which keeps its tag, and refuses what a post does not have', async () => {
  const { id } = await call<Post>('POST /posts', {}, { title: 'Few', status: 'published' });
  for (const sent of [headers, {}]) {
    const read = (query: string) => app.inject({ url: `/api/posts/${id}${query}`, headers: sent });
    expect((await read('?fields=id,title')).json()).toEqual({ id, title: 'Few' });
    expect((await read('?fields=body')).statusCode).toBe(400);
    const list = await app.inject({ url: '/api/posts?fields=id&limit=1', headers: sent });
    expect(list.json()).toEqual([{ id: expect.any(String) }]);
    expect((await app.inject({ url: '/api/authors?fields=name', headers: sent })).json()).toEqual([
      { name: 'Ida Moor' },
    ]);
  }
  const read = (query: string) => app.inject({ url: `/api/posts/${id}${query}`, headers });
  expect((await read('?fields=id')).headers.etag).toBe((await read('')).headers.etag);
});

test('a page is added, published, moved, unpublished, and moved to the trash and back', async () => {
  const { id } = await call<{ id: string }>('POST /pages', {});
  expect(await call('POST /pages/{id}/publish', { id })).toMatchObject({ id, path: '/dental-clinics' });
  expect(await call('PUT /pages/{id}/address', { id })).toMatchObject({ id, path: '/dentists' });
  expect(await call('POST /pages/{id}/unpublish', { id })).toMatchObject({ id, isPublic: false });
  await call('DELETE /pages/{id}', { id });
  expect(await call('GET /trash/pages')).toMatchObject([{ id, title: 'Dental Clinics' }]);
  expect(await call('POST /trash/pages/{id}/restore', { id })).toMatchObject({ id, publicSince: null });
});

test('changes are collected in a release, previewed, published and canceled', async () => {
  const { id } = await call<Release>('POST /releases');
  const { version: liveVersion } = await call<{ version: number }>('GET /pages/{id}', { id: 'about' });
  await call('PUT /pages/{id}/draft', { id: 'about' }, { values: { 'story.heading': 'Tides' }, liveVersion });
  const { parts } = await call<Release>('POST /releases/{id}/parts', { id }, { objectId: 'about' });
  expect(parts).toMatchObject([{ kind: 'page', objectId: 'about', problem: null }]);
  await call('DELETE /release-parts/{id}', { id: parts[0]?.id ?? '' });
  await call('POST /releases/{id}/parts', { id }, { objectId: 'about' });
  expect(await call('PUT /releases/{id}', { id })).toMatchObject({ goesLiveAt: null });
  await call('POST /releases/{id}/preview-links', { id });
  expect(await call('DELETE /releases/{id}/preview-links', { id })).toEqual({ ended: 1 });
  await call('POST /releases/{id}/publish', { id });
  const canceled = await call<Release>('POST /releases');
  await call('DELETE /releases/{id}', { id: canceled.id });
  expect(await call('GET /releases')).toMatchObject([{ id, publishedAt: TEST_NOW }]);
});

test('the brand is changed in a draft, previewed, discarded, restored and published', async () => {
  const { draft } = await call<StoredBrand>('PUT /brand/draft');
  const seen = { expectedVersion: draft?.version };
  await call('POST /brand/preview-links');
  expect(await call('DELETE /brand/preview-links')).toEqual({ ended: 1 });
  await call('DELETE /brand/draft', {}, seen);
  expect(await call('GET /brand')).toMatchObject({ version: 0, draft: null });
  await call('POST /brand/draft/restore', {}, seen);
  expect(await call('POST /brand/draft/publish', {}, seen)).toMatchObject({ version: 1, draft: null });
  expect(await call('PUT /brand', {}, { fonts: 'lora', expectedVersion: 1 })).toMatchObject({ version: 2 });
  expect(await call('GET /brand/revisions')).toMatchObject([{ version: 2 }, { version: 1 }]);
});

test('every call about the site was made', () => {
  const own = /^(?:posts|pages|addresses|authors|media|artwork|mailbox|previews|releases|questions|brand)\./;
  // Tested with files and other sites in upload.test, import-picture.test and logos.test.
  const elsewhere = ['media.upload', 'media.importFrom', 'brand.uploadLogo'];
  const names = [...CALLS.values()].map(({ name }) => name).filter((name) => own.test(name));
  expect([...called, ...elsewhere].toSorted()).toEqual(names.toSorted());
});
