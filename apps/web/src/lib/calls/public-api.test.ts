import { TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import { afterEach, expect, test, vi } from 'vitest';
import { publicApi } from './public-api.ts';

function stubAnswer(answer: object, status = 200) {
  const fetch = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>(
    async () => new Response(JSON.stringify(answer), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a query carries its input in the address, as the server reads it', async () => {
  const fetch = stubAnswer({ result: { data: { json: { total: 3 } } } });
  expect(await publicApi.posts.blog.query({ category: 'Q & A' })).toEqual({ total: 3 });
  const url = new URL(fetch.mock.calls[0]?.[0] ?? '', 'http://localhost');
  expect(url.pathname).toBe('/trpc/posts.blog');
  expect(superjson.parse(url.searchParams.get('input') ?? '')).toEqual({ category: 'Q & A' });
});

test('a mutation carries its input in the body, and is not aborted when the visitor leaves the page', async () => {
  const fetch = stubAnswer({ result: { data: { json: {} } } });
  await publicApi.stats.recordView.mutate({ path: '/' });
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/trpc/stats.recordView');
  expect(options).toMatchObject({ method: 'POST', keepalive: true, body: '{"json":{"path":"/"}}' });
});

test('an answer with types that JSON lacks arrives with these types', async () => {
  const at = new Date('2026-11-21T10:00:00.000Z');
  stubAnswer({ result: { data: superjson.serialize({ at }) } });
  expect(await publicApi.posts.latest.query()).toEqual({ at });
});

test("a refusal carries the server's sentence and its issues by field", async () => {
  const data = { code: 'BAD_REQUEST', issues: [{ path: 'email', message: 'Please enter an e-mail address.' }] };
  stubAnswer({ error: { json: { code: -32_600, message: 'Please enter an e-mail address.', data } } }, 400);
  const failure = await publicApi.subscribers.subscribe.mutate({ email: '' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TRPCClientError);
  expect(failure).toMatchObject({ message: 'Please enter an e-mail address.', data });
});
