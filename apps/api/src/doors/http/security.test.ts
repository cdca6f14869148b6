import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { DATA_POLICY } from './content-security-policy.ts';

const EVERYWHERE = {
  'content-security-policy': DATA_POLICY,
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each([
  ['an answer', '/healthz', 200],
  ['an unknown address', '/nothing/here', 404],
  ['an unknown procedure', '/trpc/nothing', 404],
  ['an unknown call', '/api/nothing', 404],
  ['an address that cannot be decoded', '/%ff', 400],
])('%s has every security header', async (_what, url, status) => {
  const { app } = await openTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(EVERYWHERE);
  expect(answer.headers['permissions-policy']).toContain('camera=()');
});

test('sets HSTS only on a site with https', async () => {
  const { app: plain } = await openTestApp();
  expect((await plain.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  const { app: secure } = await openTestApp({ publicUrl: 'https://tideline.example' });
  expect((await secure.inject('/healthz')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
});

test.each(['/trpc/contacts.send', '/forms/contact', '/anything'])(
  'refuses to write at %s on behalf of another site',
  async (url) => {
    const { app } = await openTestApp();
    const answer = await app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'cross-site' }, payload: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ error: 'Requests from another site are not accepted.' });
  },
);

test('accepts navigation from other sites', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ url: '/healthz', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.statusCode).toBe(200);
});
