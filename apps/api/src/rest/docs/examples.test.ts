import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../auth/account/accounts.repository.ts';
import { hashPassword } from '../../auth/password/password.ts';
import { insertSession } from '../../auth/session/sessions.repository.ts';
import { hashToken } from '../../auth/session/session.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import type { z } from 'zod';
import { ANSWERS, type AnswerName } from '../answers.ts';
import { EXAMPLES } from './examples.ts';

type Content = Record<string, { schema: { $ref?: string; items?: { $ref?: string } }; example?: object }>;
type Operation = { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> };
type Document = { paths: Record<string, Record<string, Operation>> };

/** Without an example: names the newest message or another inquiry, comes from a mail provider, or needs the DNS of the Internet. */
const NOT_SENT = [
  'post /api/contacts/{id}/messages',
  'put /api/contacts/{id}/merged-into',
  'post /api/hooks/bounces',
  'post /api/webhooks',
  'put /api/webhooks/{id}',
  'put /api/webhooks/{id}/pause',
];

let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword('seventeen herons wade');
});

async function open() {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  onTestFinished(() => app.close());
  await insertStaff(db, { id: 'maya', email: 'maya@example.com', name: 'Maya', passwordHash }, TEST_NOW);
  const session = { tokenHash: hashToken('of-maya'), staffId: 'maya', userAgent: 'test', network: '' };
  await db.transaction().execute((trx) => insertSession(trx, session, TEST_NOW));
  const { paths } = (await app.inject('/api/openapi.json')).json<Document>();
  const ids = async (path: string) => {
    if (path.startsWith('/api/posts')) return 'tide-tables';
    if (path.startsWith('/api/calls')) return 'maya';
    const table = (['bookings', 'subscribers'] as const).find((name) => path.startsWith(`/api/${name}`)) ?? 'contacts';
    return (await db.selectFrom(table).select('id').executeTakeFirst())?.id ?? 'none';
  };
  /** Sends a call, and checks the answer against the document. */
  const send = async (call: string, payload?: object) => {
    const [method = '', path = ''] = call.split(' ');
    const url = path.replace('{id}', await ids(path));
    const headers = { authorization: 'Bearer of-maya' };
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers,
      ...(payload && { payload }),
    });
    const documented = paths[path]?.[method]?.responses[answer.statusCode];
    expect([call, answer.statusCode, documented]).toEqual([call, expect.toBeOneOf([200, 201, 204]), expect.anything()]);
    const { schema } = documented?.content?.['application/json'] ?? {};
    if (schema) schemaOf(schema).parse(answer.json());
    return answer;
  };
  return { paths, send };
}

function schemaOf({ $ref, items }: Content[string]['schema']) {
  const answer: z.ZodType = ANSWERS[($ref ?? items?.$ref ?? '').split('/').at(-1) as AnswerName];
  return items ? answer.array() : answer;
}

test('each call that takes JSON has an example in the document', async () => {
  const { paths } = await open();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const json = requestBody?.content['application/json'];
      return json ? [[`${method} ${path}`, json.example]] : [];
    }),
  );
  const examples = Object.fromEntries(found.filter(([, example]) => example !== undefined));
  expect(examples).toEqual(EXAMPLES);
  const without = found.flatMap(([call, example]) => (example === undefined ? [call] : []));
  expect(new Set(without)).toEqual(new Set(NOT_SENT));
});

test('every example is accepted, and every answer has the documented form', async () => {
  const { paths, send } = await open();
  for (const [call, body] of Object.entries(EXAMPLES)) await send(call, body);
  const reads = Object.entries(paths).filter(
    ([path, { get }]) => get?.responses['200']?.content?.['application/json'] && !/\{(?!id\})|webhook/.test(path),
  );
  expect(reads.length).toBeGreaterThan(15);
  for (const [path] of reads) await send(`get ${path}`);
});

test('the page shows them', async () => {
  const { app } = await openTestApp();
  const { body } = await app.inject('/api/docs');
  expect(body).toContain('"Tide tables"');
  expect(body).toContain('We are on a train that day.');
});
