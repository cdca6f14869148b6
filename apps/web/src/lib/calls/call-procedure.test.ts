import superjson from 'superjson';
import { afterEach, expect, test, vi } from 'vitest';
import { callProcedure, ProcedureError } from './call-procedure.ts';

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
  expect(await callProcedure('query', 'posts.blog', { category: 'Q & A' })).toEqual({ total: 3 });
  const url = new URL(fetch.mock.calls[0]?.[0] ?? '', 'http://localhost');
  expect(url.pathname).toBe('/trpc/posts.blog');
  expect(superjson.parse(url.searchParams.get('input') ?? '')).toEqual({ category: 'Q & A' });
});

test('a mutation carries its input in the body, and is not cut off when the page is left', async () => {
  const fetch = stubAnswer({ result: { data: { json: {} } } });
  await callProcedure('mutation', 'stats.recordView', { path: '/' });
  const [address, options] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/trpc/stats.recordView');
  expect(options).toMatchObject({ method: 'POST', keepalive: true, body: '{"json":{"path":"/"}}' });
});

test('an answer that JSON alone cannot carry arrives as what it was', async () => {
  const at = new Date('2026-11-21T10:00:00.000Z');
  stubAnswer({ result: { data: superjson.serialize({ at }) } });
  expect(await callProcedure('query', 'any.thing', undefined)).toEqual({ at });
});

test('a refusal carries the sentence of the server and what it says of the fields', async () => {
  const data = { code: 'BAD_REQUEST', issues: [{ path: 'email', message: 'Please enter an e-mail address.' }] };
  stubAnswer({ error: { json: { code: -32_600, message: 'Please enter an e-mail address.', data } } }, 400);
  const failure = await callProcedure('mutation', 'contacts.send', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProcedureError);
  expect(failure).toMatchObject({ message: 'Please enter an e-mail address.', data });
});
