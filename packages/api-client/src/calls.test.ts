import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createClient, everyItem, isCallError } from './create-client.ts';

type Answer = { status: number; body?: object; headers?: Record<string, string> } | 'hang-up';
type Call = { method: string | undefined; url: string; key: string | undefined };

const POST = { result: { data: { json: { id: 'tides' } } } };

/** A server that gives these answers, one for each call. */
async function serve(...answers: Answer[]) {
  const calls: Call[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    calls.push({ method, url, key: headers['idempotency-key'] as string | undefined });
    const answer = answers[calls.length - 1] ?? { status: 500 };
    if (answer === 'hang-up') return request.socket.destroy();
    const body = url.includes('batch=1') && answer.status === 200 ? [answer.body] : answer.body;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    return response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, url, client: createClient({ url, apiKey: 'tdl_test' }) };
}

const busy = { status: 503, body: { error: 'Busy.' }, headers: { 'retry-after': '0' } };
const limited = { status: 429, body: { error: 'Too many calls.' }, headers: { 'retry-after': '0' } };
const running = { status: 409, body: { error: 'Still running.' }, headers: { 'retry-after': '0' } };

function page(items: number[], nextCursor: string | null): Answer {
  const json = { items: items.map((id) => ({ id })), nextCursor };
  return { status: 200, body: { result: { data: { json } } } };
}

test('a read is repeated after a lost connection, an outage and a limit', async () => {
  const { client, calls } = await serve('hang-up', busy, limited, { status: 200, body: POST });
  expect(await client.posts.byId.query({ id: 'tides' })).toEqual({ id: 'tides' });
  expect(calls).toHaveLength(4);
});

test('a write is repeated with the key of the first try; another write has another key', async () => {
  const { client, calls } = await serve('hang-up', running, { status: 200, body: POST }, { status: 200, body: POST });
  await client.posts.create.mutate({ title: 'Tides' });
  await client.posts.create.mutate({ title: 'Ebb' });
  const keys = calls.map(({ key }) => key);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.slice(0, 3)).toEqual(Array(3).fill(keys[0]));
  expect(keys[3]).not.toBe(keys[0]);
});

test('a write without a key is not repeated after a lost connection or an outage', async () => {
  for (const answer of ['hang-up', busy] as const) {
    const { url, calls } = await serve(answer, { status: 200, body: POST });
    const visitor = createClient({ url });
    await expect(visitor.subscribers.subscribe.mutate({ email: 'ada@example.com' })).rejects.toSatisfy(isCallError);
    expect(calls).toMatchObject([{ method: 'POST', key: undefined }]);
  }
});

test('an upload is repeated with the key of the first try', async () => {
  const { client, calls } = await serve('hang-up', busy, { status: 201, body: { id: 'heron' } });
  expect(await client.upload.picture(Buffer.from('heron'), { alt: 'A heron' })).toEqual({ id: 'heron' });
  expect(calls.map(({ url }) => url)).toEqual(Array(3).fill('/api/media?alt=A+heron'));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

test('an upload that a proxy refuses, has no connection or is aborted is the error of a call', async () => {
  const { client } = await serve({ status: 413, body: { hint: 'The site did not write this.' } });
  const upload = client.upload.picture(Buffer.from('heron'));
  await expect(upload).rejects.toSatisfy(isCallError);
  await expect(upload).rejects.toThrow('The site answered with the status 413.');
  const unreachable = await serve('hang-up');
  const visitor = createClient({ url: unreachable.url, retries: 0 });
  await expect(visitor.upload.picture(Buffer.from('heron'))).rejects.toSatisfy(isCallError);
  const aborted = visitor.upload.picture(Buffer.from('heron'), { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toMatchObject({ cause: { name: 'AbortError' } });
});

test('a refusal is not repeated, and is an error with its sentence, status and code', async () => {
  const refusal = { status: 422, body: { error: 'Use a new key for each new request.' } };
  const { client, calls } = await serve(refusal);
  const error: unknown = await client.posts.create.mutate({}).catch((caught: unknown) => caught);
  expect(isCallError(error) && [error.message, error.data]).toEqual([
    'Use a new key for each new request.',
    { code: 'UNPROCESSABLE_CONTENT', httpStatus: 422 },
  ]);
  expect(calls).toHaveLength(1);
});

test('after the last try, and for a long wait, the error says when to try again', async () => {
  const { client, calls } = await serve(limited, limited, limited, limited);
  await expect(client.posts.list.query({})).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
  expect(calls).toHaveLength(4);
  const long = await serve({ ...limited, headers: { 'retry-after': '600' } });
  await expect(long.client.posts.list.query({})).rejects.toMatchObject({ data: { retryAfterSeconds: 600 } });
  expect(long.calls).toHaveLength(1);
});

test('waits as long as the server says, and stops waiting when the call is aborted', async () => {
  const { client, calls } = await serve({ ...busy, headers: { 'retry-after': '50' } });
  const controller = new AbortController();
  const call = client.posts.list.query({}, { signal: controller.signal });
  await expect.poll(() => calls.length).toBe(1);
  controller.abort();
  await expect(call).rejects.toThrow(/abort/i);
  expect(calls).toHaveLength(1);
});

test('everyItem reads a list page by page, and only the pages that are needed', async () => {
  const { client, calls } = await serve(page([1, 2], 'a'), page([3], 'b'), page([4], null));
  const seen: unknown[] = [];
  for await (const { id } of everyItem(client.posts.list, { category: 'SEO', limit: 2 })) {
    seen.push(id);
    if (seen.length === 3) break;
  }
  expect(seen).toEqual([1, 2, 3]);
  expect(calls.map(({ url }) => /cursor%22%3A%22(\w)/.exec(url)?.[1])).toEqual([undefined, 'a']);
  expect(calls.every(({ url }) => url.includes('SEO'))).toBe(true);
});
