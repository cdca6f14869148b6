import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test('a successful answer passes unchanged', async () => {
  const response = new Response('{"result":{"data":1}}', { status: 200 });
  expect(await (await explainFailure(response)).json()).toEqual({ result: { data: 1 } });
});

test('a failure of tRPC passes unchanged', async () => {
  const response = new Response('[{"error":{"json":{"message":"Post not found."}}}]', { status: 404 });
  const passed = await explainFailure(response);
  expect(passed.status).toBe(404);
  expect(await passed.json()).toEqual([{ error: { json: { message: 'Post not found.' } } }]);
});

test.each([
  ['<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }, '502: <h1>Bad gateway</h1>'],
  ['', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
  ['{"error":"Too large."}', { status: 413 }, '413: {"error":"Too large."}'],
])('explains the answer %j with %j as %j', async (body, init, message) => {
  await expect(explainFailure(new Response(body, init))).rejects.toThrow(new Error(message));
});
