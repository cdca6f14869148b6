import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { callToken, findCallKey } from '../../../sales/bookings/call-link.ts';
import { hashPassword } from '../../../accounts/auth/password/password.ts';
import { insertSession } from '../../../accounts/auth/session/sessions.repository.ts';
import { NO_MAIL } from '../../../context.ts';
import { hashToken } from '../../../accounts/auth/session/session.ts';
import { readDocument } from '../../../testing/rest/read-document.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { insertTestWebhook } from '../../../testing/webhooks/insert-webhook.ts';
import { watchEvents } from '../../../testing/webhooks/watch-events.ts';
import { namedSchema } from '@tideline/domain/entity/answer-schema';
import { EVENT_TYPES } from '@tideline/domain/webhook/event';
import { partsOf } from '../../rest/declared/call-parts.ts';
import { listCalls } from '../../rest/declared/list-calls.ts';

type Content = Record<string, { schema: { $ref?: string; items?: { $ref?: string } }; example?: object }>;
type Parameter = { name: string; in: string; required?: boolean; example?: string | number };
type Operation = {
  'x-events'?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** Other programs sign these calls. */
const SIGNED = 'post /api/hooks/bounces';
/** The enquiry that another one is merged into. */
const INTO = '01939f3c-5a00-7000-8000-2b9d5c1e7f10';
const REPLY = 'post /api/contacts/{id}/messages';
/** The message that the reply answers. */
const SEEN = '01939f3c-5a00-7000-8000-4d6f8b0a2c15';
const CONFIRM = 'post /api/bookings/confirm';
/** Declared writes, in an order in which their examples can be sent. */
const DECLARED = [
  'post /api/auth/login',
  'post /api/posts',
  'put /api/posts/{id}',
  'post /api/subscribers',
  'post /api/topics',
  'post /api/webhooks',
  'post /api/hooks/bounces',
  'post /api/contact',
  'post /api/contacts',
  'post /api/contacts/batches',
  'put /api/contacts/{id}/status',
  'put /api/contacts/{id}/outcome',
  'put /api/contacts/{id}/owner',
  'put /api/contacts/owners',
  'put /api/contacts/{id}/next-step',
  'post /api/contacts/{id}/notes',
  'post /api/contacts/{id}/messages',
  'put /api/contacts/{id}/reply-draft',
  'post /api/contacts/{id}/messages/pasted',
  'put /api/contacts/statuses',
  'post /api/contacts/statuses/undo',
  'post /api/saved-views',
  'post /api/saved-replies',
  'put /api/calls/rules',
  'put /api/calls/hours/{id}',
  'post /api/bookings',
  'post /api/bookings/confirm',
  'put /api/bookings/{id}/time',
  'post /api/bookings/{id}/cancel',
  'put /api/contacts/{id}/merged-into',
  'put /api/stats/week/readers/contact',
  'put /api/settings',
  'put /api/conversation-settings',
  'post /api/people/find',
];
/** Reads of what the site of this test does not have. */
const NOT_READ = new Set(['get /api/webhook-deliveries', 'get /api/attachments/{id}']);

const NAMES = new Map(listCalls().map(({ name, call }) => [call.rest as string, name]));
const { watch } = watchEvents();
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword('seventeen herons wade');
});

async function open() {
  const mail = { ...NO_MAIL, server: 'mail.example.com:25' };
  const { app, db } = await openTestApp({ now: () => TEST_NOW, mail });
  onTestFinished(() => app.close());
  await insertStaff(db, { id: 'maya', email: 'maya@example.com', name: 'Maya', passwordHash }, TEST_NOW);
  const session = { tokenHash: hashToken('of-maya'), staffId: 'maya', userAgent: 'test', network: '' };
  await db.transaction().execute((trx) => insertSession(trx, session, TEST_NOW));
  const { paths } = await readDocument<Document>(app);
  const ids = async (path: string) => {
    if (path.startsWith('/api/posts')) return 'reading-a-report';
    if (path.startsWith('/api/calls')) return 'maya';
    const tables = ['bookings', 'subscribers', 'webhooks'] as const;
    const table = tables.find((name) => path.startsWith(`/api/${name}`)) ?? 'contacts';
    return (await db.selectFrom(table).select('id').where('id', '<>', INTO).executeTakeFirst())?.id ?? 'none';
  };
  await insertTestWebhook(db);
  await callAsStaff(db).posts.create({ title: 'Reading a report' });
  /** The second enquiry of an example, with its id. */
  await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.org' });
  await db.deleteFrom('mails').execute(); // they refer to it
  await db.updateTable('contacts').set({ id: INTO }).execute();
  const { secret } = await callAsStaff(db).bounces.makeSecret();
  const signatureOf = (payload: object) => {
    const time = new Date(TEST_NOW);
    return {
      'webhook-id': 'call-1',
      'webhook-timestamp': String(time.getTime() / 1000),
      'webhook-signature': new Webhook(secret).sign('call-1', time, JSON.stringify(payload)),
    };
  };
  /** A token depends on the secret key of the site. */
  const tokenOfCall = async () => ({ token: callToken(await findCallKey(db), await ids('/api/bookings')) });
  /** Sends a call, and checks the answer against the document, and the events against what is declared. */
  const send = async (call: string, payload?: object, query: Record<string, string | number> = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    if (call === REPLY) {
      await db.deleteFrom('mails').execute();
      await db.updateTable('contact_messages').set({ id: SEEN }).execute(); // the acknowledgement is what was seen
    }
    const url = `${path.replace('{id}', await ids(path))}?${new URLSearchParams(parameters).toString()}`;
    const signature = call === SIGNED && payload ? signatureOf(payload) : {};
    const headers = { ...signature, authorization: 'Bearer of-maya' };
    const body = call === CONFIRM ? await tokenOfCall() : payload;
    const name = NAMES.get(`${method.toUpperCase()} ${path.slice('/api'.length)}`) ?? '';
    const answer = await watch(name, db, async () =>
      app.inject({ method: method.toUpperCase() as 'GET', url, headers, ...(body && { payload: body }) }),
    );
    const documented = paths[path]?.[method]?.responses[answer.statusCode];
    // An object of a kind that this site does not have.
    const allowed = payload || !path.includes('{id}') ? [200, 201, 204] : [200, 201, 204, 404];
    expect([call, answer.statusCode, documented]).toEqual([call, expect.toBeOneOf(allowed), expect.anything()]);
    if (answer.statusCode === 404) return answer;
    const { schema } = documented?.content?.['application/json'] ?? {};
    if (schema) schemaOf(schema).parse(answer.json());
    return answer;
  };
  return { paths, send };
}

/** The examples of declared calls, in the form of the lists. */
function declaredExamples(part: 'body' | 'query'): Record<string, Record<string, string | number>> {
  const calls = listCalls().filter(({ call }) => {
    return part === 'query' ? call.rest.startsWith('GET') : partsOf(call).body !== null;
  });
  return Object.fromEntries(
    calls.flatMap(({ call: { rest, example } }) => {
      const [method = '', path = ''] = rest.split(' ');
      return example ? [[`${method.toLowerCase()} /api${path}`, example as Record<string, string | number>]] : [];
    }),
  );
}

function schemaOf({ $ref, items }: Content[string]['schema']) {
  const name = ($ref ?? items?.$ref ?? '').split('/').at(-1) ?? '';
  const answer = namedSchema(name);
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
  expect(examples).toEqual(declaredExamples('body'));
  expect(found.flatMap(([call, example]) => (example === undefined ? [call] : []))).toEqual([]);
});

test('each read that takes parameters in its address has an example of some in the document', async () => {
  const { paths } = await open();
  const found = Object.entries(paths).flatMap(([path, { get }]) => {
    const inQuery = get?.parameters?.filter(({ name, in: place }) => place === 'query' && name !== 'fields') ?? [];
    const examples = inQuery.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]));
    return inQuery.length > 0 ? [[`get ${path}`, Object.fromEntries(examples)]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(declaredExamples('query'));
});

test('every example is accepted, and every answer has the documented form', async () => {
  const { paths, send } = await open();
  const bodies = declaredExamples('body');
  for (const call of DECLARED) await send(call, bodies[call]);
  const queries = declaredExamples('query');
  const reads = Object.entries(paths).filter(
    ([path, { get }]) => get?.responses['200']?.content && !NOT_READ.has(`get ${path}`) && !/\{(?!id\})/.test(path),
  );
  expect(reads.length).toBeGreaterThan(15);
  for (const [path, { get }] of reads) {
    const needsQuery = get?.parameters?.some(({ in: place, required }) => place === 'query' && required);
    if (!needsQuery) await send(`get ${path}`);
  }
  for (const [call, query] of Object.entries(queries)) if (!NOT_READ.has(call)) await send(call, undefined, query);
});

test('the page shows them', async () => {
  const { app } = await openTestApp();
  expect((await app.inject('/api/docs/posts')).body).toContain('&quot;Reading a report&quot;');
  expect((await app.inject('/api/docs/calls')).body).toContain('We are on a train that day.');
});

test('the document names the events of each call, and its page links to what they mean', async () => {
  const { app } = await openTestApp();
  const { paths } = await readDocument<Document>(app);
  expect(paths['/api/posts']?.['post']?.['x-events']).toEqual(['post.created', 'post.published']);
  expect(paths['/api/posts']?.['get']).not.toHaveProperty('x-events');
  const { body: page } = await app.inject('/api/docs/posts');
  const { body: guide } = await app.inject('/api/docs/webhooks-guide');
  const linked = [...page.matchAll(/href="\/api\/docs\/webhooks-guide#([a-z]+\.[a-z]+)"/g)].map(([, id]) => id);
  expect(new Set(linked)).toEqual(new Set(EVENT_TYPES.filter((type) => type.startsWith('post.'))));
  for (const id of linked) expect(guide).toContain(`id="${id}"`);
});
