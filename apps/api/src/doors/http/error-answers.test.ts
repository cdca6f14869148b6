import { expect, test } from 'vitest';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { hashSource } from './content-security-policy.ts';

test('answers unknown paths in JSON for programs and with a page for people', async () => {
  const { app } = await openTestApp();
  expect((await app.inject('/nothing')).json()).toEqual({ error: 'There is nothing at this address.' });
  const page = await app.inject({ url: '/nothing', headers: { accept: 'text/html,*/*' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('There is nothing at this address.');
});

test('a page for people has the brand that was read last, also when the database is gone', async () => {
  const { app, db } = await openTestApp();
  const read = async () => {
    const { body, headers } = await app.inject({ url: '/nothing', headers: { accept: 'text/html' } });
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(hashSource(style));
    return style;
  };
  const builtIn = await read();
  expect(builtIn).not.toContain('#');
  await callAsStaff(db).brand.save({
    colors: { ...BUILT_IN_BRAND.colors, dark: '#2b1a4d' },
    fonts: 'lora',
    expectedVersion: 0,
  });
  await callAsVisitor(db).settings.site();
  await db.destroy();
  const branded = await read();
  expect(branded).toContain('color:#2b1a4d');
  expect(branded).toContain("--font-title:'Lora'");
});

test('names the refused method of a read-only path', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ method: 'POST', url: '/about' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(answer.json()).toEqual({ error: 'This address can only be read.' });
});

test('an unexpected error has the request id and no internals', async () => {
  const { app } = await openTestApp({
    openPages: async (app) => {
      app.get('/broken', () => {
        throw new Error('password of the database');
      });
      return {
        loadRenderer: () => Promise.reject(new Error()),
        loadCardTexts: async () => ({}),
        loadPageHeads: async () => ({}),
        manifest: { routes: {} },
        clientDir: null,
      };
    },
  });
  const answer = await app.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    error: 'Something went wrong on our side. Please try again in a moment.',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a URL that cannot be decoded is answered with a message', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ url: '/blog/%E0%A4%A', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('The request could not be read.');
});
