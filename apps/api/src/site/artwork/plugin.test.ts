import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TRPCError } from '@trpc/server';
import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { authorKey } from '@tideline/domain/author/author';
import { portraitOf } from '@tideline/artwork/portraits/portrait';
import { portraitPath } from '@tideline/artwork/portraits/portrait-path';
import { printPath } from '@tideline/artwork/prints/print-picture';
import { cardPath, postCardText } from '@tideline/artwork/prints/social-card';
import { RetryLater } from '../../core/rpc/errors.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { artworkPlugin } from './plugin.ts';
import * as drawing from './run-drawing.ts';

const ABOUT = { title: 'About us', label: 'Who we are', seed: 'about' };
const FOR_EVER = 'public, max-age=31536000, immutable';

async function startArtwork() {
  const { db, close } = await openTestSqlite();
  const dataDir = await openTestFolder();
  const app = Fastify({ routerOptions: { maxParamLength: 5000 } }); // as the server has it
  await app.register(artworkPlugin, {
    db,
    dataDir,
    loadCardTexts: async () => ({ 'pages/about': ABOUT }),
    now: () => TEST_NOW,
  });
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await app.close();
    await close();
  });
  const staff = callAsStaff(db);
  await staff.posts.create(buildPost({ title: 'High tide', category: 'SEO' }));
  await staff.posts.create(buildPost({ title: 'A draft', status: 'draft' }));
  await staff.posts.create(buildPost({ title: 'Not yet', publishDate: '2099-01-01T00:00:00.000Z' }));
  return { db, dataDir, staff, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

describe('GET /cards', () => {
  test('a public post has a card of 1200 by 630, cached for ever under the address in its page', async () => {
    const { get } = await startArtwork();
    const text = postCardText({ key: 'high-tide', title: 'High tide', category: 'SEO' });
    const answer = await get(cardPath('posts/high-tide', text, 'Tideline'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toBe(FOR_EVER);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  test.each(['a-draft', 'not-yet', 'unknown', '%00', 'x'.repeat(90)])('%s answers 404', async (id) => {
    const { get } = await startArtwork();
    const answer = await get(`/cards/posts/${id}.png`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('image');
  });

  test.each(['/cards/pages/nowhere.png', '/cards/pages/about.jpg', '/cards/toString/call.png', '/cards/pages/about'])(
    '%s answers 404',
    async (path) => {
      const { get } = await startArtwork();
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  test('a page has a card; without its version, or with an old one, it is cached briefly', async () => {
    const { get } = await startArtwork();
    expect((await get(cardPath('pages/about', ABOUT, 'Tideline'))).headers['cache-control']).toBe(FOR_EVER);
    for (const query of ['', '?v=old', '?v=a&v=b']) {
      const answer = await get(`/cards/pages/about.png${query}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    }
  });

  test('is drawn once for all requests, and again when the title changes', async () => {
    const { get, staff, dataDir } = await startArtwork();
    const draw = vi.spyOn(drawing, 'runDrawing');
    const [first, second] = await Promise.all([get('/cards/posts/high-tide.png'), get('/cards/posts/high-tide.png')]);
    const third = await get('/cards/posts/high-tide.png');
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(third.rawPayload)).toBe(true);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(await readdir(join(dataDir, 'cards'))).toHaveLength(1);
    const { etag } = third.headers;
    expect((await get('/cards/posts/high-tide.png', { 'if-none-match': etag })).statusCode).toBe(304);

    await staff.posts.update({ id: 'high-tide', changes: { title: 'Low tide' } });
    const changed = await get('/cards/posts/high-tide.png', { 'if-none-match': etag });
    expect([changed.statusCode, changed.rawPayload.equals(first.rawPayload)]).toEqual([200, false]);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('answers 503 with Retry-After and no-store when the queue is full', async () => {
    const { get } = await startArtwork();
    vi.spyOn(drawing, 'runDrawing').mockRejectedValue(
      new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'Many wait.', cause: new RetryLater(5) }),
    );
    const answer = await get('/cards/pages/about.png');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.headers.etag).toBeUndefined();
    vi.restoreAllMocks();
    expect((await get('/cards/pages/about.png')).statusCode).toBe(200);
  });
});

describe('GET /prints', () => {
  test.each([
    [{ seed: 'medical-spa', shape: 'wide' }, 1200, 450],
    [{ seed: 'healthcare', shape: 'tall' }, 480, 600],
    [{ post: 'high-tide', category: 'SEO' }, 600, 400],
  ] as const)('%j is served as SVG, cached for ever', async (name, width, height) => {
    const { get } = await startArtwork();
    const answer = await get(printPath(name));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      FOR_EVER,
    ]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'svg', width, height });
  });

  test.each([
    '/prints/posts/a-draft.svg',
    '/prints/posts/unknown.svg',
    '/prints/posts/high-tide.png',
    '/prints/wide/healthcare.svg',
    '/prints/tall/nobody.svg',
    '/prints/tall/constructor.svg',
  ])('%s answers 404', async (path) => {
    const { get } = await startArtwork();
    expect((await get(path)).statusCode).toBe(404);
  });

  test.each(['?v=1', '?v=3-chart', '?v=4', '?v=4-rain', ''])(
    'an older address (%j) shows the picture of today, briefly',
    async (query) => {
      const { get } = await startArtwork();
      const name = { post: 'high-tide', category: 'SEO' };
      const [now, older] = [await get(printPath(name)), await get(`/prints/posts/high-tide.svg${query}`)];
      expect(older.rawPayload.equals(now.rawPayload)).toBe(true);
      expect([older.statusCode, older.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    },
  );

  test.each(['/prints/posts/high-tide-400.avif?v=1', '/prints/posts/high-tide-2400.webp'])(
    'the address of an earlier version (%s) leads to the picture',
    async (path) => {
      const { get } = await startArtwork();
      const answer = await get(path);
      const target = printPath({ post: 'high-tide', category: 'SEO' });
      expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
    },
  );

  test('has another address and another picture when the category changes', async () => {
    const { get, staff } = await startArtwork();
    const before = await get(printPath({ post: 'high-tide', category: 'SEO' }));
    await staff.posts.update({ id: 'high-tide', changes: { category: 'Video' } });
    const after = await get(printPath({ post: 'high-tide', category: 'Video' }));
    expect([after.headers['cache-control'], after.rawPayload.equals(before.rawPayload)]).toEqual([FOR_EVER, false]);
  });

  test('and a card exist for a post that is called Constructor', async () => {
    const { get, staff } = await startArtwork();
    const { id } = await staff.posts.create(buildPost({ title: 'Constructor', category: 'constructor' }));
    expect(id).toBe('constructor');
    for (const path of ['/prints/posts/constructor.svg', '/cards/posts/constructor.png']) {
      expect((await get(path)).statusCode).toBe(200);
    }
  });
});

describe('the preview of a card', () => {
  test('shows the card of unsaved text', async () => {
    const { staff } = await startArtwork();
    const typed = { key: null, title: 'Spring <b>tide</b>', category: 'Video' };
    const { dataUrl } = await staff.artwork.previewCard(typed);
    const [, base64 = ''] = dataUrl.split('data:image/webp;base64,');
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 800, height: 420 });
    expect((await staff.artwork.previewCard({ ...typed, title: '' })).dataUrl).not.toBe(dataUrl);
  });
});

describe('GET /portraits', () => {
  test('everybody has a portrait, cached for ever under the address in the pages', async () => {
    const { get } = await startArtwork();
    for (const name of ['Maya Alvarez', 'Zoë <Marsh> & Co', '潮', 'a'.repeat(100)]) {
      const answer = await get(portraitPath(name));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(answer.headers['cache-control']).toBe(FOR_EVER);
      expect(answer.body).toBe(portraitOf(authorKey(name)));
    }
    expect((await get('/portraits/maya%20alvarez.svg')).headers['cache-control']).toBe('public, max-age=300');
  });

  test.each(['.svg', 'maya.png', `${'x'.repeat(101)}.svg`])('/portraits/%s answers 404', async (file) => {
    const { get } = await startArtwork();
    expect((await get(`/portraits/${file}`)).statusCode).toBe(404);
  });
});
