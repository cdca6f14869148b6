import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { bundle } from '../../../packages/api-client/src/testing/bundle.ts';
import { STALLED } from '../../../packages/api-client/src/testing/exercise.ts';
import { createOutsideProject } from '../../../packages/api-client/src/testing/outside-project.ts';
import { expect, test } from '../support/fixtures.ts';

/** Redirects to the package of the running version. */
const NEWEST = '/api/docs/api-client.tgz';

test('the typed client can be downloaded, has the version of the site, and installs', async ({ page, request }) => {
  await page.goto('/api/docs');
  const { info } = await (await request.get('/api/openapi.json')).json();
  const link = page.getByRole('link', { name: `api-client-${info.version}-` });
  const address = (await link.getAttribute('href')) ?? '';
  expect((await request.get(NEWEST, { maxRedirects: 0 })).headers()['location']).toBe(address);
  const download = await request.get(address);
  expect(download.headers()).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const content = await download.body();
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const described = await (await request.get('/api/docs/client.json')).json();
  expect(described).toEqual({ version: info.version, address: expect.stringMatching(`${address}$`), integrity });
  await expect(page.getByText(integrity)).toBeVisible();
  const { folder, remove } = await createOutsideProject(content);
  try {
    const installed = join(folder, 'node_modules/@tideline/api-client/package.json');
    const { name, version } = JSON.parse(await readFile(installed, 'utf8'));
    expect([name, version]).toEqual(['@tideline/api-client', info.version]);
    const load = `import { createClient } from '@tideline/api-client'; console.log(typeof createClient);`;
    const args = ['--input-type=module', '--eval', load];
    expect((await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout.trim()).toBe('function');
  } finally {
    remove();
  }
});

test.describe('in a browser', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('the downloaded client writes once, reads lists, is refused and aborts @journey', async ({
    page,
    request,
    staff,
    unique,
  }) => {
    const scopes = ['posts.read-drafts', 'posts.edit', 'media.upload'] as const;
    const fields = { name: unique('Browser'), scopes: [...scopes], networks: [], expiresInDays: null };
    const { key } = await staff.auth.apiKeys.create.mutate(fields);
    const { folder, remove } = await createOutsideProject(await (await request.get(NEWEST)).body());
    const script = await bundle(folder, 'exercise.ts').finally(remove);
    await page.route('/program.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }));
    await page.route('/program.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    const writes = await makeUnreliable(page);
    await page.goto('/program.html');
    const result = await page.evaluate(
      async ([apiKey, picture, tag]) =>
        (await import(`${location.origin}/program.js`)).exercise(location.origin, apiKey, picture, tag),
      [key, await drawPicture(page), unique('tides')],
    );
    expect(result).toEqual({
      drafts: ['Ebb', 'Flow', 'Neap'],
      pictures: [' 320x200', 'heron.jpg 320x200', ' 320x200'],
      refusal: { message: 'There is no post at this address.', code: 'NOT_FOUND' },
      aborted: 'AbortError',
    });
    expect([...writes.values()]).toEqual([2, 2, 2]);
  });
});

/** A JPEG of the browser, in base64. */
function drawPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 160, 200);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
}

/**
 * Drops the first response to each write, and never answers the list of a category.
 * @returns the number of attempts for each write, by idempotency key
 */
async function makeUnreliable(page: Page): Promise<Map<string, number>> {
  const writes = new Map<string, number>();
  await page.route('/trpc/**', async (route) => {
    if (route.request().url().includes(STALLED)) return;
    const key = route.request().headers()['idempotency-key'];
    if (key === undefined) return route.continue();
    writes.set(key, (writes.get(key) ?? 0) + 1);
    const response = await route.fetch();
    return writes.get(key) === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  return writes;
}
