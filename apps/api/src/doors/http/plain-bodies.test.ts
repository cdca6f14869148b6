import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';

const BODY = JSON.stringify({ email: 'ada@example.com' });
const JSON_TYPE = { 'content-type': 'application/json' };

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['zstd', zstdCompressSync],
  ['GZIP, identity', gzipSync],
])('refuses a body compressed with %s without reading it, on every route', async (encoding, compress) => {
  const { app, db } = await openTestApp();
  for (const url of ['/api/subscribers', '/trpc/subscribers.subscribe', '/newsletter', '/csp-reports', '/']) {
    const headers = { ...JSON_TYPE, 'content-encoding': encoding };
    const answer = await app.inject({ method: 'POST', url, headers, payload: compress(BODY) });
    expect([url, answer.statusCode, answer.json()]).toEqual([
      url,
      415,
      { error: 'Send the body as it is, without the header Content-Encoding.' },
    ]);
  }
  expect(await db.selectFrom('subscribers').select('email').execute()).toEqual([]);
});

test('accepts a body with Content-Encoding: identity', async () => {
  const { app } = await openTestApp();
  const headers = { ...JSON_TYPE, 'content-encoding': 'identity' };
  const answer = await app.inject({ method: 'POST', url: '/api/subscribers', headers, payload: BODY });
  expect(answer.statusCode).toBe(201);
});
