import { expect, test } from 'vitest';
import { AnswerCache, type AnswerRequest } from './answer-cache.ts';

function openCache(maxBytes = 1_000_000) {
  const world = { edition: 'first', nowMs: 0, made: 0 };
  const cache = new AnswerCache({
    edition: { current: async () => world.edition },
    maxBytes,
    nowMs: () => world.nowMs,
  });
  /** Asks for an answer that says how often one has been made. */
  function ask(key: string | null, options: { isOpenEnded?: boolean; maxAgeMs?: number; length?: number } = {}) {
    const { isOpenEnded = false, maxAgeMs, length = 0 } = options;
    return cache.find(
      {
        key,
        isOpenEnded: () => isOpenEnded,
        ...(maxAgeMs === undefined ? {} : { maxAgeMs }),
        make: async () => {
          world.made += 1;
          return { status: 200, headers: {}, body: `${world.made} ${'x'.repeat(length)}` };
        },
      },
      'identity',
    );
  }
  return { world, cache, ask };
}

test('an answer is made once for each edition of the content', async () => {
  const { world, ask } = openCache();
  const first = await ask('/');
  expect((await ask('/')).form).toBe(first.form);
  world.edition = 'second';
  expect((await ask('/')).form).not.toBe(first.form);
  expect(world.made).toBe(2);
});

test('everybody who asks at the same time gets the one answer that is made', async () => {
  const { world, ask } = openCache();
  const answers = await Promise.all(Array.from({ length: 500 }, () => ask('/')));
  expect(new Set(answers.map(({ form }) => form)).size).toBe(1);
  expect(world.made).toBe(1);
});

function requestOf(body: string | Promise<string>): AnswerRequest {
  return { key: '/', make: async () => ({ status: 200, headers: {}, body: await body }) };
}

test('whoever asks after a write does not wait for what was begun before it', async () => {
  const { world, cache } = openCache();
  async function find(body: string | Promise<string>) {
    return String((await cache.find(requestOf(body), 'identity')).form.body);
  }
  const before = Promise.withResolvers<string>();
  const old = find(before.promise);
  await new Promise(setImmediate);
  world.edition = 'second';
  expect(await find('new')).toBe('new');
  before.resolve('old');
  expect(await old).toBe('old');
  // What was made for the older edition has not taken the place of the newer.
  expect(await find('newer')).toBe('new');
});

test('a failure reaches everybody who waits for it, and is not kept', async () => {
  const { cache } = openCache();
  const broken = { key: '/', make: () => Promise.reject(new Error('broken')) };
  const results = await Promise.allSettled([cache.find(broken, 'br'), cache.find(broken, 'br')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String((await cache.find(requestOf('well'), 'br')).form.body)).toBe('well');
});

test('an answer with an age limit is made again after it', async () => {
  const { world, ask } = openCache();
  await ask('/', { maxAgeMs: 60_000 });
  world.nowMs = 59_999;
  await ask('/', { maxAgeMs: 60_000 });
  expect(world.made).toBe(1);
  world.nowMs = 60_000;
  await ask('/', { maxAgeMs: 60_000 });
  expect(world.made).toBe(2);
});

test('answers that nobody asks for twice are not kept', async () => {
  const { world, cache, ask } = openCache();
  await Promise.all([ask(null), ask(null)]);
  expect([world.made, cache.bytes]).toEqual([2, 0]);
});

test('ten thousand addresses of the open kind take their part of the room and push nothing else out', async () => {
  const { world, cache, ask } = openCache(1_000_000);
  for (let page = 0; page < 50; page += 1) await ask(`/${page}`, { length: 5000 });
  for (let at = 0; at < 10_000; at += 1) await ask(`/?a=${at}`, { isOpenEnded: true, length: 5000 });
  expect(cache.bytes).toBeLessThan(1_000_000 / 8 + 50 * 8000);
  world.made = 0;
  for (let page = 0; page < 50; page += 1) await ask(`/${page}`);
  expect(world.made).toBe(0);
});

test('with no room at all each answer is made anew, though not twice at once', async () => {
  const { world, cache, ask } = openCache(0);
  await Promise.all([ask('/'), ask('/')]);
  expect(world.made).toBe(1);
  await ask('/');
  expect([world.made, cache.bytes]).toEqual([2, 0]);
});

test('compressed forms are made when asked for, once, and count', async () => {
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
