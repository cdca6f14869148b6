import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';

test.each(['/healthz', '/readyz'])('%s says that all is well', async (url) => {
  const { app } = await openTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a server without its database lives, but is not ready', async () => {
  const { app, db } = await openTestApp();
  await db.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'The database does not answer.' });
});
