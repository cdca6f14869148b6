import { Validator } from '@seriousme/openapi-schema-validator';
import { VERSION } from '@tideline/domain/site/version';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCalls } from '../../rest/declared/list-calls.ts';
import { readDocument } from '../../../testing/rest/read-document.ts';
import { openRestServer } from '../../../testing/rest/rest-server.ts';

/** Every row of the documented table that is in this adapter, with the statuses it can have besides 500. */
const ROWS: [method: string, path: string, statuses: number[], needsBearer: boolean][] = [
  ['post', '/api/subscribers', [200, 201, 400, 401, 413, 415, 429], false],
  ['post', '/api/contact', [201, 400, 401, 413, 415, 429], false],
  ['post', '/api/auth/login', [200, 400, 401, 413, 415, 429], false],
  ['post', '/api/auth/logout', [204, 401, 403], true],
  ['get', '/api/posts', [200, 400, 401], false],
  ['get', '/api/posts/{id}', [200, 304, 400, 401, 404], false],
  ['post', '/api/posts', [201, 400, 401, 403, 413, 415], true],
  ['put', '/api/posts/{id}', [200, 400, 401, 403, 404, 409, 412, 413, 415], true],
  ['delete', '/api/posts/{id}', [204, 400, 401, 403, 404, 412], true],
  ['get', '/api/authors', [200, 401], false],
  ['get', '/api/admin/stats', [200, 401, 403], true],
  ['get', '/api/stats/funnel', [200, 400, 401, 403], true],
  ['get', '/api/stats/promise', [200, 401], false],
  ['get', '/api/stats/week', [200, 401, 403], true],
  ['get', '/api/stats/week.csv', [200, 401, 403], true],
  ['get', '/api/stats/results', [200, 400, 401, 403], true],
  ['get', '/api/stats/results.csv', [200, 400, 401, 403], true],
  ['get', '/api/admin/mail', [200, 401, 403], true],
  ['post', '/api/admin/mail/test', [202, 401, 403, 409, 429], true],
  ['post', '/api/admin/mail/{id}/retry', [202, 400, 401, 403, 404], true],
  ['get', '/api/subscribers', [200, 400, 401, 403], true],
  ['get', '/api/calls/times', [200, 400, 401, 429], false],
  ['post', '/api/bookings', [201, 202, 400, 401, 409, 413, 415, 429], false],
  ['post', '/api/bookings/confirm', [200, 202, 400, 401, 404, 409, 413, 415, 429], false],
  ['post', '/api/bookings/{id}/accept', [200, 400, 401, 403, 404, 409, 429], true],
  ['get', '/api/bookings', [200, 400, 401, 403], true],
  ['get', '/api/bookings/{id}', [200, 304, 400, 401, 403, 404], true],
  ['get', '/api/bookings/{id}/times', [200, 400, 401, 403, 404], true],
  ['put', '/api/bookings/{id}/time', [200, 400, 401, 403, 404, 409, 412, 413, 415], true],
  ['post', '/api/bookings/{id}/cancel', [200, 400, 401, 403, 404, 409, 412, 413, 415], true],
  ['get', '/api/calls/hours', [200, 401, 403], true],
  ['put', '/api/calls/hours/{id}', [204, 400, 401, 403, 404, 413, 415], true],
  ['put', '/api/calls/rules', [200, 400, 401, 403, 413, 415], true],
  ['get', '/api/calls/kinds', [200, 401, 403], true],
  ['post', '/api/calls/kinds', [201, 400, 401, 403, 409, 413, 415], true],
  ['put', '/api/calls/kinds/{id}', [204, 400, 401, 403, 404, 409, 413, 415], true],
  ['put', '/api/calls/kind-order', [204, 400, 401, 403, 413, 415], true],
  ['delete', '/api/calls/kinds/{id}', [204, 400, 401, 403, 404], true],
  ['get', '/api/contacts', [200, 400, 401, 403], true],
  ['get', '/api/contacts/{id}', [200, 304, 400, 401, 403, 404], true],
  ['put', '/api/contacts/{id}/status', [200, 400, 401, 403, 404, 412, 413, 415], true],
  ['put', '/api/contacts/{id}/outcome', [200, 400, 401, 403, 404, 412, 413, 415], true],
  ['get', '/api/contacts/owners', [200, 401, 403], true],
  ['put', '/api/contacts/{id}/owner', [200, 400, 401, 403, 404, 412, 413, 415], true],
  ['put', '/api/contacts/{id}/next-step', [200, 400, 401, 403, 404, 412, 413, 415], true],
  ['get', '/api/contacts/{id}/history', [200, 400, 401, 403], true],
  ['put', '/api/contacts/{id}/merged-into', [204, 400, 401, 403, 404, 413, 415], true],
  ['delete', '/api/contacts/{id}/merged-into', [204, 400, 401, 403, 404], true],
  ['post', '/api/contacts/{id}/messages/pasted', [201, 400, 401, 403, 404, 413, 415], true],
  ['delete', '/api/messages/{id}', [200, 400, 401, 403, 404, 409], true],
  ['post', '/api/messages/{id}/retry', [202, 400, 401, 403, 404], true],
  ['get', '/api/subscribers/{id}/visit', [200, 400, 401, 403, 404], true],
  ['get', '/api/posts/{id}/results', [200, 400, 401, 403, 404], true],
  ['get', '/api/contacts/{id}/messages', [200, 400, 401, 403], true],
  ['post', '/api/contacts/{id}/messages', [201, 400, 401, 403, 404, 409, 413, 415], true],
  ['get', '/api/attachments/{id}', [200, 400, 401, 403, 404], true],
  ['delete', '/api/attachments/{id}', [204, 400, 401, 403, 404], true],
  ['post', '/api/contacts/{id}/attachments', [201, 400, 401, 403, 404, 413, 503], true],
  ['get', '/api/subscribers.csv', [200, 400, 401, 403, 429], true],
  ['get', '/api/contacts.csv', [200, 400, 401, 403, 429], true],
  ['get', '/api/audit.csv', [200, 400, 401, 403, 429], true],
  ['get', '/api/backups/{fileName}', [200, 400, 401, 403, 404, 429], true],
  ['post', '/api/subscribers/import/check', [200, 400, 401, 403, 413, 415, 429], true],
  ['post', '/api/subscribers/import', [200, 400, 401, 403, 409, 413, 415, 429], true],
  ['get', '/api/webhooks', [200, 401, 403], true],
  ['post', '/api/webhooks', [201, 400, 401, 403, 409, 413, 415], true],
  ['put', '/api/webhooks/{id}', [200, 400, 401, 403, 404, 413, 415], true],
  ['delete', '/api/webhooks/{id}', [204, 400, 401, 403, 404], true],
  ['post', '/api/webhooks/{id}/secret', [200, 400, 401, 403, 404], true],
  ['put', '/api/webhooks/{id}/pause', [200, 400, 401, 403, 404, 413, 415], true],
  ['post', '/api/webhooks/{id}/test', [204, 400, 401, 403, 404, 409], true],
  ['post', '/api/webhooks/{id}/resend-failed', [200, 400, 401, 403], true],
  ['get', '/api/webhook-deliveries', [200, 400, 401, 403], true],
  ['post', '/api/webhook-deliveries/{id}/resend', [204, 400, 401, 403, 404], true],
  ['post', '/api/hooks/bounces', [204, 400, 401, 413, 415, 429], false],
  ['post', '/api/media', [201, 400, 401, 403, 413, 415, 429, 503], true],
  ['get', '/api/issues', [200, 400, 401], false],
  ['get', '/api/placeholder/{width}/{height}', [200, 400], false],
];

type Operation = {
  operationId: string;
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  parameters?: { name: string }[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: { title?: string; required?: string[]; properties: object } }> };
};
type Document = {
  openapi: string;
  info: { version: string };
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
};

let app: FastifyInstance;
let close: () => Promise<void>;
let document: Document;

beforeAll(async () => {
  ({ app, close } = await openRestServer());
  document = await readDocument(app);
});

afterAll(() => close());

test('is OpenAPI 3.1 of this version, with a server and the bearer scheme', () => {
  expect([document.openapi, document.info.version]).toEqual(['3.1.0', VERSION]);
  expect(document.servers).toEqual([{ url: '/', description: 'This server' }]);
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    apiKey: { type: 'http', scheme: 'bearer', bearerFormat: expect.stringContaining('tdl_') },
  });
});

test('each call with a condition documents its header', () => {
  expect(named('If-None-Match').toSorted()).toEqual(answering(304).toSorted());
  expect(named('If-Match').toSorted()).toEqual(answering(412).toSorted());
});

/** The calls that take a parameter. */
function named(name: string): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { parameters = [] }]) =>
      parameters.some((parameter) => parameter.name === name) ? [`${method} ${path}`] : [],
    ),
  );
}

/** The calls that can answer with a status. */
function answering(status: number): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) => (status in responses ? [`${method} ${path}`] : [])),
  );
}

test('is valid OpenAPI to a public validator', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  const withoutTitle = { ...document, info: { version: VERSION } };
  expect((await new Validator().validate(withoutTitle)).valid).toBe(false);
});

test('describes exactly the documented calls', () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  const rows = ROWS.map(([method, path]) => `${method} ${path}`);
  const declared = listCalls().map(({ call }) => call.rest.replace(/^\w+ /, (method) => `${method.toLowerCase()}/api`));
  expect(described.toSorted()).toEqual([...new Set([...rows, ...declared])].toSorted());
});

/** Writes that an API key may not do: they end a session, or answer with a secret. */
const WITHOUT_KEY = new Set([
  'post /api/auth/logout',
  'post /api/webhooks',
  'put /api/webhooks/{id}',
  'post /api/webhooks/{id}/secret',
]);

test.each(ROWS)('%s %s has every status described, with its body', (method, path, statuses, needsBearer) => {
  const operation = document.paths[path]?.[method];
  const takesKey = operation?.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  expect(takesKey).toBe(needsBearer && method !== 'get' && !WITHOUT_KEY.has(`${method} ${path}`));
  const takesFields = operation?.parameters?.some(({ name }) => name === 'fields') ?? false;
  const takesApiKey = operation?.security?.some((way) => 'apiKey' in way) ?? false;
  const all = new Set([
    ...statuses,
    500,
    ...(takesKey ? [409, 422] : []),
    ...(takesApiKey ? [429] : []),
    ...(takesFields ? [400] : []),
  ]);
  expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([...all].toSorted((a, b) => a - b));
  for (const [status, { description, content }] of Object.entries(operation?.responses ?? {})) {
    expect(description).not.toBe('Default Response');
    const isFailure = JSON.stringify(content ?? null).includes('"#/components/schemas/Failure"');
    expect([status, isFailure]).toEqual([status, Number(status) >= 400]);
  }
  expect(
    (operation?.security ?? []).some((requirement) => 'bearer' in requirement) && !operation?.security?.some(isEmpty),
  ).toBe(needsBearer);
});

test('every reference resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(20);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name ?? '');
});

test('names each call and each body for generators of clients', () => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(operations.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  const bodies = operations.flatMap(({ requestBody }) => requestBody?.content['application/json']?.schema ?? []);
  expect(bodies.length).toBeGreaterThan(10);
  expect(bodies.filter(({ title }) => !title?.endsWith('Body'))).toEqual([]);
});

test('states required fields and maximum lengths like the procedures', () => {
  const enquiry = document.paths['/api/contact']?.post?.requestBody?.content['application/json']?.schema;
  expect(enquiry?.required).toEqual(['firstName', 'lastName', 'email']);
  expect(enquiry?.properties).toMatchObject({
    firstName: { type: 'string', maxLength: 100 },
    email: { format: 'email', maxLength: 254 },
  });
  const post = document.paths['/api/posts']?.post?.requestBody?.content['application/json']?.schema;
  expect(post?.required).toBeUndefined();
});

test('can be browsed at /api/docs without other hosts', async () => {
  const page = await app.inject({ method: 'GET', url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).toContain('<meta name="viewport"');
  for (const way of ['curl', 'fetch', 'Typed client']) expect(page.body).toContain(`<h3>${way}</h3>`);
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(3);
  const linked = addresses.map((address) => new URL(address, 'http://localhost/api/docs'));
  expect(linked.filter(({ origin }) => origin !== 'http://localhost')).toEqual([]);
  // Hundreds of links lead to places in the page. The pages of the site are not on this server.
  for (const pathname of new Set(linked.map((address) => address.pathname))) {
    if (!pathname.startsWith('/api/')) continue;
    const answer = await app.inject({ method: 'GET', url: pathname });
    // The newest client leads to the one with its version.
    const { location } = answer.headers;
    const last = location === undefined ? answer : await app.inject({ method: 'GET', url: location });
    expect([pathname, last.statusCode]).toEqual([pathname, 200]);
  }
});

function isEmpty(requirement: object): boolean {
  return Object.keys(requirement).length === 0;
}

/** Names in code stay as they are. */
function withoutCode(page: string): string {
  return page.replaceAll(/<code>.*?<\/code>/gs, '');
}

test('the page and every description have US spelling', async () => {
  const pages = ['', '/rules', '/webhooks-guide', '/objects', '/changes', '/inquiries'];
  const bodies = await Promise.all(pages.map(async (path) => withoutCode((await app.inject(`/api/docs${path}`)).body)));
  const texts = [...JSON.stringify(document).matchAll(/"(?:name|summary|description)":"((?:[^"\\]|\\.)*)"/g)];
  expect(texts.length).toBeGreaterThan(50);
  // Types of events have names that stay: enquiry.created.
  const british = /\b(?:(?<![\w.;-])enquir(?!y\.|ies\b)|colour|behaviour|favour|organis|recognis|authoris)\w*/giu;
  expect([...bodies, ...texts.map(([, text = '']) => text)].flatMap((text) => text.match(british) ?? [])).toEqual([]);
});

test('the change of a post documents its options beside its fields', () => {
  const { properties, required } = document.paths['/api/posts/{id}']?.['put']?.requestBody?.content['application/json']
    ?.schema ?? { properties: {} };
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(['title', 'status', 'expectedVersion', 'unpublished']),
  );
  expect(required).toBeUndefined();
});

test('the reference names each answer of an unpublished address', async () => {
  const { body } = await app.inject('/api/docs/posts');
  const answers = ['hidden', 'gone', 'redirect'].map((answer) => `answer: <code>&quot;${answer}&quot;</code>`);
  expect(answers.filter((answer) => !body.includes(answer))).toEqual([]);
});
