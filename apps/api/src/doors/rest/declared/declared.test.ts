import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { topicAnswer } from '@tideline/domain/newsletter/answers/topic.answer';
import { list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { openRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { listCalls } from './list-calls.ts';

let app: FastifyInstance;
let headers: { authorization: string };
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await openRestServer();
  ({ app, close } = server);
  headers = await openSession(server.db);
});
afterAll(() => close());

function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return app.inject({ method, url, headers, ...(payload && { payload }) });
}

test('a declared call is a path: created, listed, changed and removed', async () => {
  const added = await send('POST', '/api/topics', { name: 'Local search', description: 'Maps' });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { id: 'local-search', name: 'Local search', description: 'Maps' },
  ]);
  expect((await send('PUT', '/api/topics/local-search', { name: 'Maps' })).statusCode).toBe(204);
  const listed = await send('GET', '/api/topics');
  expect(listed.json()).toEqual([expect.objectContaining({ id: 'local-search', name: 'Maps', subscriberCount: 0 })]);
  expect((await send('DELETE', '/api/topics/local-search')).statusCode).toBe(204);
  expect((await send('DELETE', '/api/topics/local-search')).statusCode).toBe(404);
});

test('`fields` limits an answer, and names what there is if it is wrong', async () => {
  await send('POST', '/api/topics', { name: 'Ads' });
  expect((await send('GET', '/api/topics?fields=id,name')).json()).toEqual([{ id: 'ads', name: 'Ads' }]);
  const refused = await send('GET', '/api/topics?fields=id,nam');
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({
      error:
        'There is no field “nam”. The answer has: id, name, description, subscriberCount, onlyCount, issueCount, unsentCount.',
      issues: [{ path: 'fields', message: expect.any(String) }],
    }),
  ]);
});

test('every read whose answer has fields takes `fields`, with its own handler or without', async () => {
  const reads = listCalls().filter(
    ({ call }) => call.rest.startsWith('GET') && call.answer.schema instanceof z.ZodObject,
  );
  for (const { call } of reads) {
    const refused = await send(
      'GET',
      `/api${call.rest.slice('GET '.length).replaceAll(/\{\w+\}/g, 'any')}?fields=nothing`,
    );
    expect([call.rest, refused.statusCode, refused.json()]).toEqual([
      call.rest,
      400,
      expect.objectContaining({ error: expect.stringContaining('no field “nothing”') }),
    ]);
  }
  expect(reads.length).toBeGreaterThan(50);
});

test('a body that is no object is refused with a sentence', async () => {
  for (const payload of ['[]', '"text"', 'null', '7']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/topics',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect([payload, answer.statusCode]).toEqual([payload, 400]);
  }
});

test('a procedure that returns something else than its call declares does not compile', () => {
  const wrong = router({
    wrong: staffCall('issues.read', { rest: 'GET /topics', summary: '', answer: list(topicAnswer) })
      // @ts-expect-error: a topic has a description
      .query(() => [{ id: 'ads', name: 'Ads' }]),
  });
  expect(wrong).toHaveProperty('wrong');
});
