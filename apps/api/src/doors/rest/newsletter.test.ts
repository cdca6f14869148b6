import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedSchema } from '@tideline/domain/entity/answer-schema';
import type { Db } from '../../core/store/schema.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { NO_BACKUPS, NO_MAIL } from '../../context.ts';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { NO_FOLDER } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';

let app: FastifyInstance;
let db: Db;
let headers: { authorization: string };
let close: () => Promise<void>;

beforeEach(async () => {
  const opened = await openTestSqlite();
  db = opened.db;
  app = await buildRestServer(db, NO_FOLDER, NO_BACKUPS, { mail: NO_MAIL, origin: 'https://tideline.example' });
  close = () => app.close().then(opened.close);
  headers = await openSession(db);
});
afterEach(() => close());

function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

test('an issue is written, restored, scheduled and deleted', async () => {
  const created = await send('POST', '/newsletter/issues', { subject: 'Spring', content: 'Herons' });
  expect(created.statusCode).toBe(201);
  const issue = namedSchema('Issue').parse(created.json()) as { id: string };
  const url = `/newsletter/issues/${issue.id}`;
  const changed = await send('PUT', url, { subject: 'Summer', expectedVersion: 1 });
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    expect.objectContaining({ subject: 'Summer', content: 'Herons', version: 2 }),
  ]);
  expect((await send('PUT', url, { subject: 'Autumn', expectedVersion: 1 })).statusCode).toBe(409);
  expect((await send('GET', `${url}/revisions`)).json()).toMatchObject([{ version: 2 }, { version: 1 }]);
  expect((await send('GET', `${url}/revisions/1`)).json()).toMatchObject({ fields: { subject: 'Spring' } });
  expect((await send('GET', `${url}/revisions/9`)).statusCode).toBe(404);
  expect((await send('POST', `${url}/revisions/1/restore`)).json()).toMatchObject({ subject: 'Spring', version: 3 });
  const listed = await send('GET', '/newsletter/issues?state=draft&limit=1&fields=id,subject');
  expect([listed.headers['x-total-count'], listed.json()]).toEqual(['1', [{ id: issue.id, subject: 'Spring' }]]);
  const copy = await send('POST', `${url}/duplicate`);
  expect([copy.statusCode, copy.json()]).toEqual([201, expect.objectContaining({ subject: 'Spring', state: 'draft' })]);
  // Without a mail server nothing is sent.
  expect((await send('PUT', `${url}/schedule`, { version: 3, at: '2030-01-01T09:00' })).statusCode).toBe(409);
  expect((await send('DELETE', url)).statusCode).toBe(204);
  expect((await send('GET', url)).statusCode).toBe(404);
});

test('an audience is counted, and whom it leaves out is listed in pages', async () => {
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
    expect((await send('POST', '/newsletter/subscribers', { email, source: 'fair' })).statusCode).toBe(201);
  }
  const audience = { topics: [], sources: ['blog'], joinedFrom: null, joinedTo: null };
  const counted = await send('POST', '/newsletter/audience/count', { audience });
  expect(namedSchema('AudienceSize').parse(counted.json())).toMatchObject({
    included: 0,
    excluded: [{ reason: 'source', count: 3 }],
  });
  const found: string[] = [];
  let next = '/newsletter/audience/excluded?limit=2';
  while (next !== '') {
    const page = await send('POST', next, { audience, reason: 'source' });
    found.push(...page.json<{ email: string }[]>().map(({ email }) => email));
    next = /^<\/api([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? '';
  }
  expect(found.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
});

test('the results of an issue name inquiries as other answers do', async () => {
  const id = await insertSentIssue(db, { slug: 'spring' });
  const answer = await send('GET', `/newsletter/issues/${id}/results`);
  const results = namedSchema('IssueResults').parse(answer.json());
  expect(answer.json()).toEqual(results);
  expect(results).toMatchObject({ inquiries: 0, recipients: 0 });
  expect((await send('GET', '/newsletter/issues/nothing/results')).statusCode).toBe(404);
});

test('a subscriber is put by address, read and changed by id, and removed in a batch', async () => {
  const url = '/newsletter/subscribers/Ada%2Bnews%40example.com';
  const added = await send('PUT', url, { source: 'crm' });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ email: 'Ada+news@example.com', source: 'crm', status: 'active' }),
  ]);
  const { id } = added.json<{ id: string }>();
  const known = await send('PUT', url.toLowerCase(), { frequency: 'monthly', email: 'eve@example.com' });
  expect([known.statusCode, known.json()]).toEqual([200, { ...added.json<object>(), frequency: 'monthly' }]);
  expect((await send('GET', `/subscribers/${id}`)).json()).toEqual(known.json());
  expect((await send('PUT', '/newsletter/subscribers/nobody')).statusCode).toBe(400);
  expect((await send('PUT', `/subscribers/${id}`, { status: 'unsubscribed' })).json()).toMatchObject({
    status: 'unsubscribed',
  });
  const batch = { subscribers: [{ email: 'bob@example.com' }, { email: 'ADA+news@example.com' }] };
  const outcomes = await send('POST', '/newsletter/subscriber-batches', batch);
  expect([outcomes.statusCode, outcomes.json()]).toEqual([
    200,
    [
      { email: 'bob@example.com', outcome: 'added', id: expect.any(String), reason: null },
      { email: 'ADA+news@example.com', outcome: 'refused', id: null, reason: expect.stringContaining('unsubscribed') },
    ],
  ]);
  const removed = await send('POST', '/newsletter/subscriber-batches/remove', { ids: [id, 'nobody'] });
  expect([removed.statusCode, removed.json()]).toEqual([200, { removed: 1, missing: ['nobody'] }]);
  expect((await send('PUT', url)).statusCode).toBe(409);
});

test('the figures around the newsletter are read', async () => {
  expect((await send('GET', '/bounces')).json()).toEqual({ reports: [], total: 0 });
  expect((await send('POST', '/bounces/nothing/decide', { as: 'dismissed' })).statusCode).toBe(404);
  expect((await send('GET', '/bounces/hook')).json()).toEqual({ hasSecret: false });
  expect((await send('GET', '/newsletter/leave-reasons')).json()).toMatchObject({ comments: [] });
  expect((await send('GET', '/newsletter/sender')).json()).toMatchObject({ server: null });
  const limits = { perHour: 500, perDay: 0, perDomainHour: 0, perConnection: 100, connections: 4 };
  expect((await send('PUT', '/newsletter/limits', limits)).json()).toEqual(limits);
  expect((await send('GET', '/newsletter/limits')).json()).toEqual(limits);
  const preview = await send('POST', '/newsletter/previews', { subject: 'Spring', content: 'High water at **six**.' });
  expect(namedSchema('IssuePreview').parse(preview.json())).toMatchObject({ isCut: false });
  const nothing = { contacts: 0, clients: 0, value: 0 };
  const results = await send('GET', '/post-results?ids=tides,local-seo');
  expect(results.json()).toEqual({ tides: nothing, 'local-seo': nothing });
});
