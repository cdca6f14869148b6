import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isKnownTag } from './cached-response.ts';
import { ResponseCache, type CacheRequest } from './response-cache.ts';

function openCache(maxBytes = 1_000_000) {
  const world = { revision: 'first', nowMs: 0, made: 0 };
  const cache = new ResponseCache({
    revision: { current: async () => world.revision },
    maxBytes,
    nowMs: () => world.nowMs,
  });
  /** Finds a response whose body counts how many have been made. */
  function find(key: string | null, options: { isUnbounded?: boolean; maxAgeMs?: number; length?: number } = {}) {
    const { isUnbounded = false, maxAgeMs, length = 0 } = options;
    return cache.find(
      {
        key,
        isUnbounded: () => isUnbounded,
        ...(maxAgeMs === undefined ? {} : { maxAgeMs }),
        make: async () => {
          world.made += 1;
          return { status: 200, headers: {}, body: `${world.made} ${'x'.repeat(length)}` };
        },
      },
      'identity',
    );
  }
  return { world, cache, find };
}

test('makes a response once per revision of the content', async () => {
  const { world, find } = openCache();
  const first = await find('/');
  expect((await find('/')).form).toBe(first.form);
  world.revision = 'second';
  expect((await find('/')).form).not.toBe(first.form);
  expect(world.made).toBe(2);
});

test('concurrent requests share one response', async () => {
  const { world, find } = openCache();
  const answers = await Promise.all(Array.from({ length: 500 }, () => find('/')));
  expect(new Set(answers.map(({ form }) => form)).size).toBe(1);
  expect(world.made).toBe(1);
});

function requestOf(body: string | Promise<string>): CacheRequest {
  return { key: '/', make: async () => ({ status: 200, headers: {}, body: await body }) };
}

test('a request after a write does not wait for a response that was started before it', async () => {
  const { world, cache } = openCache();
  async function findText(body: string | Promise<string>) {
    return String((await cache.find(requestOf(body), 'identity')).form.body);
  }
  const before = Promise.withResolvers<string>();
  const old = findText(before.promise);
  await new Promise(setImmediate);
  world.revision = 'second';
  expect(await findText('new')).toBe('new');
  before.resolve('old');
  expect(await old).toBe('old');
  // The response of the older revision has not replaced the newer one.
  expect(await findText('newer')).toBe('new');
});

test('a failure reaches every waiting caller, and is not cached', async () => {
  const { cache } = openCache();
  const broken = { key: '/', make: () => Promise.reject(new Error('broken')) };
  const results = await Promise.allSettled([cache.find(broken, 'br'), cache.find(broken, 'br')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String((await cache.find(requestOf('well'), 'br')).form.body)).toBe('well');
});

test('makes a response again after its maximum age', async () => {
  const { world, find } = openCache();
  await find('/', { maxAgeMs: 60_000 });
  world.nowMs = 59_999;
  await find('/', { maxAgeMs: 60_000 });
  expect(world.made).toBe(1);
  world.nowMs = 60_000;
  await find('/', { maxAgeMs: 60_000 });
  expect(world.made).toBe(2);
});

test('does not cache a response without a key', async () => {
  const { world, cache, find } = openCache();
  await Promise.all([find(null), find(null)]);
  expect([world.made, cache.bytes]).toEqual([2, 0]);
});

test('ten thousand invented keys stay within their part of the cache and evict no regular response', async () => {
  const { world, cache, find } = openCache(1_000_000);
  for (let page = 0; page < 50; page += 1) await find(`/${page}`, { length: 5000 });
  for (let at = 0; at < 10_000; at += 1) await find(`/?a=${at}`, { isUnbounded: true, length: 5000 });
  expect(cache.bytes).toBeLessThan(1_000_000 / 8 + 50 * 8000);
  world.made = 0;
  for (let page = 0; page < 50; page += 1) await find(`/${page}`);
  expect(world.made).toBe(0);
});

test('makes every response again with a limit of 0, but shares concurrent ones', async () => {
  const { world, cache, find } = openCache(0);
  await Promise.all([find('/'), find('/')]);
  expect(world.made).toBe(1);
  await find('/');
  expect([world.made, cache.bytes]).toEqual([2, 0]);
});

test('makes each compressed form once, at its first use, and counts its bytes', async () => {
  const { cache } = openCache();
  const request = requestOf('wave '.repeat(1000));
  const plain = await cache.find(request, 'identity');
  const bytes = cache.bytes;
  const [br, again] = await Promise.all([cache.find(request, 'br'), cache.find(request, 'br')]);
  expect(br.form).toBe(again.form);
  expect(cache.bytes).toBe(bytes + br.form.body.length);
  expect(br.form.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(br.form.headers['etag']).not.toBe(plain.form.headers['etag']);
});

test('compresses a settled response that is sent often once more, to fewer bytes under another tag', async () => {
  const { cache, world } = openCache();
  const request = requestOf(Array.from({ length: 2000 }, (_, at) => `wave ${at % 37} of ${at % 101}`).join());
  const first = await cache.find(request, 'br');
  const bytes = cache.bytes;
  world.nowMs = 59_999;
  for (let use = 1; use <= 50; use += 1) await cache.find(request, 'br');
  world.nowMs = 60_000;
  for (let use = 1; use < 20; use += 1) await cache.find(request, 'br');
  expect((await cache.find(request, 'br')).form).toBe(first.form);
  await expect.poll(async () => (await cache.find(request, 'br')).form).not.toBe(first.form);
  const second = await cache.find(request, 'br');
  expect(brotliDecompressSync(second.form.body)).toEqual(second.response.plain.body);
  expect(second.form.body.length).toBeLessThan(first.form.body.length);
  expect(cache.bytes).toBe(bytes - first.form.body.length + second.form.body.length);
  expect(second.form.headers).toEqual({ ...first.form.headers, etag: expect.not.stringMatching(/-br"$/) });
  for (const { headers } of [first.form, second.form]) {
    expect(isKnownTag(String(headers['etag']), second.response.tag)).toBe(true);
  }
});
