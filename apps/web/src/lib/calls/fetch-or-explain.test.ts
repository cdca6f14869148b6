import { afterEach, expect, test, vi } from 'vitest';
import { fetchOrExplain } from './fetch-or-explain.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, init: ResponseInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

test('hands a good answer on untouched', async () => {
  answerWith('{"result":{"data":1}}', { status: 200 });
  expect(await (await fetchOrExplain('/trpc/x')).json()).toEqual({ result: { data: 1 } });
});

test('leaves a tRPC failure to tRPC', async () => {
  answerWith('[{"error":{"json":{"message":"Post not found."}}}]', { status: 404 });
  const response = await fetchOrExplain('/trpc/x');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual([{ error: { json: { message: 'Post not found.' } } }]);
});

test.each([
  ['<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }, '502: <h1>Bad gateway</h1>'],
  ['', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
  ['{"error":"Too large."}', { status: 413 }, '413: {"error":"Too large."}'],
])('explains the answer %j with %j as %j', async (body, init, message) => {
  answerWith(body, init);
  await expect(fetchOrExplain('/trpc/x')).rejects.toThrow(new Error(message));
});
