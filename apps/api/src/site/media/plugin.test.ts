import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';

const ID = '0123456789abcdef01234567';
const URL_PATH = `/media/${ID}-480.avif`;
let app: Awaited<ReturnType<typeof openTestApp>>['app'];

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tideline-data-'));
  await mkdir(join(dataDir, 'media/incoming/x'), { recursive: true });
  await writeFile(join(dataDir, 'secret.txt'), 'secret');
  await writeFile(join(dataDir, 'tideline.db'), 'secret');
  await writeFile(join(dataDir, 'media', 'upload.html'), '<script>secret</script>');
  await writeFile(join(dataDir, `media/incoming/x/${ID}-480.avif`), 'secret');
  for (const ending of ['avif', 'webp']) await writeFile(join(dataDir, `media/${ID}-480.${ending}`), '<p>0123456789');
  for (const ending of ['jpg', 'png']) await writeFile(join(dataDir, `media/${ID}-480x320.${ending}`), '0123456789');
  onTestFinished(() => rm(dataDir, { recursive: true }));
  ({ app } = await openTestApp({ mediaDir: join(dataDir, 'media') }));
});

test.each([
  [`/media/${ID}-480.avif`, 'image/avif'],
  [`/media/${ID}-480.webp`, 'image/webp'],
  [`/media/${ID}-480x320.jpg`, 'image/jpeg'],
  [`/media/${ID}-480x320.png`, 'image/png'],
])('%s is cached for ever as %s, and cannot be anything but a picture', async (url, type) => {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

test('answers ranges, HEAD and conditional requests', async () => {
  const part = await app.inject({ url: URL_PATH, headers: { range: 'bytes=3-5' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '012', 'bytes 3-5/13']);
  const beyond = await app.inject({ url: URL_PATH, headers: { range: 'bytes=99-' } });
  expect(beyond.statusCode).toBe(416);
  const head = await app.inject({ method: 'HEAD', url: URL_PATH });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '13', '']);
  const known = { 'if-none-match': String(head.headers.etag) };
  expect((await app.inject({ url: URL_PATH, headers: known })).statusCode).toBe(304);
});

test.each([
  '/media/',
  `/media/${ID}-960.avif`,
  '/media/upload.html',
  '/media/incoming',
  `/media/incoming/x/${ID}-480.avif`,
  '/media/../secret.txt',
  '/media/..%2fsecret.txt',
  '/media/%2e%2e/tideline.db',
  '/media/..%5csecret.txt',
  '/media/%252e%252e%252fsecret.txt',
  `/media/${ID}-480.avif%00.html`,
  `/media//${ID}-480.avif`,
  `/media/${ID}-480.AVIF`,
  `/media/x%2f..%2f${ID}-480.avif`,
])('%s answers 404', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.headers['cache-control']).not.toContain('immutable');
});

test('a picture cannot be overwritten', async () => {
  for (const method of ['PUT', 'POST', 'DELETE'] as const)
    expect((await app.inject({ method, url: URL_PATH })).statusCode).toBe(405);
});
