import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../core/store/schema.ts';
import { openRestServer } from '../../testing/rest/rest-server.ts';
import { openTestResponseCache } from '../../testing/test-response-cache.ts';
import { buildContext } from '../../testing/test-caller.ts';
import { restPlugin } from './plugin.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let db: Db;
let app: FastifyInstance;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, db, close } = await openRestServer());
});

afterEach(() => close());

function post(payload: string, type = 'application/json') {
  return app.inject({ method: 'POST', url: '/api/subscribers', payload, headers: { 'content-type': type } });
}

function failToCreateContext(): Promise<never> {
  return Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1'));
}

describe('unknown paths and methods', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/posts/a/b', '/api/placeholder/600', '/api/posts/'])(
    '%s answers 404 in JSON, whatever is sent there',
    async (url) => {
      const answer = await app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: expect.stringMatching(/^There is nothing at this address\./) },
      ]);
      const posted = await app.inject({ method: 'POST', url, payload: '{}', headers: JSON_TYPE });
      expect(posted.statusCode).toBe(404);
    },
  );

  test.each([
    ['PATCH', '/api/posts', 'GET, HEAD, POST'],
    ['DELETE', '/api/posts', 'GET, HEAD, POST'],
    ['POST', '/api/posts/some-id', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/contact', 'POST'],
    ['HEAD', '/api/contact', 'POST'],
    ['PUT', '/api/subscribers', 'GET, HEAD, POST'],
    ['DELETE', '/api/contacts', 'GET, HEAD, POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/logout', 'POST'],
    ['POST', '/api/admin/stats', 'GET, HEAD'],
    ['POST', '/api/placeholder/1/1', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['OPTIONS', '/api/posts', 'GET, HEAD, POST'],
  ] as const)('%s %s answers 405 and says what is allowed', async (method, url, allow) => {
    const answer = await app.inject({ method, url, payload: '<x/>', headers: { 'content-type': 'text/xml' } });
    const allowed = String(answer.headers.allow).split(', ').toSorted();
    expect([answer.statusCode, allowed]).toEqual([405, allow.split(', ').toSorted()]);
  });
});

test('a refused method is named in the sentence', async () => {
  const answer = await app.inject({ method: 'PATCH', url: '/api/contact' });
  expect(answer.json()).toEqual({ error: 'PATCH is not possible at this address, only POST.' });
});

describe('invalid bodies', () => {
  test('400 for what is not JSON', async () => {
    const answer = await post('{"email":');
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body is not valid JSON.' }]);
  });

  test.each(['[]', '"text"', '7', 'true', 'null'])('400 for JSON that is not an object: %s', async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body must be a JSON object.' }]);
  });

  test.each(['', '{}'])('400 that names the missing field for %j', async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Email address is required.']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '415 for %s',
    async (type) => {
      const answer = await post('email=ada@example.com', type);
      expect([answer.statusCode, answer.json()]).toEqual([
        415,
        { error: 'Send the body as JSON, with the header Content-Type: application/json.' },
      ]);
    },
  );

  test('413 for one over the limit', async () => {
    const answer = await post(JSON.stringify({ email: 'a'.repeat(100_000) }));
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'The body is larger than accepted here.' }]);
  });

  test('accepts a charset, and ignores __proto__', async () => {
    const answer = await post(
      '{"email":"ada@example.com","__proto__":{"source":"x"}}',
      'application/json; charset=utf-8',
    );
    expect(answer.statusCode).toBe(201);
  });
});

describe('internal errors', () => {
  test('500 with a request id and no internals', async () => {
    await db.schema.dropTable('subscribers').execute();
    const answer = await app.inject({ method: 'POST', url: '/api/subscribers', payload: { email: 'ada@example.com' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: 'Something went wrong on our side. Please try again in a moment.', requestId: expect.any(String) },
    ]);
    expect(answer.body).not.toMatch(/sqlite|table|subscribers|\.ts/i);
  });

  test('500 in the same shape when the session cannot be looked up', async () => {
    const broken = Fastify();
    await broken.register(restPlugin, {
      prefix: '/api',
      cache: openTestResponseCache(db),
      createContext: failToCreateContext,
      postBodyLimitBytes: 1_000,
    });
    const answer = await broken.inject({ method: 'GET', url: '/api/posts' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([500, ['error', 'requestId']]);
    expect(answer.body).not.toContain('ECONNREFUSED');
    await broken.close();
  });

  test('are logged with their cause, client errors are not', async () => {
    const enquiry = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
    const logged: string[] = [];
    const server = Fastify({ logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } } });
    const createContext = () => Promise.resolve(buildContext(db));
    const cache = openTestResponseCache(db);
    await server.register(restPlugin, { prefix: '/api', cache, createContext, postBodyLimitBytes: 1_000 });
    await server.inject({ method: 'POST', url: '/api/subscribers', payload: {} });
    expect(logged).toEqual([]);
    await db.schema.dropTable('contacts').execute();
    await server.inject({ method: 'POST', url: '/api/contact', payload: enquiry });
    expect(logged.join()).toContain('no such table');
    await server.close();
  });
});
