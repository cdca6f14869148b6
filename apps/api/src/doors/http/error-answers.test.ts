import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';

test('answers unknown paths in JSON for programs and with a page for people', async () => {
  const { app } = await openTestApp();
  expect((await app.inject('/nothing')).json()).toEqual({ error: 'There is nothing at this address.' });
  const page = await app.inject({ url: '/nothing', headers: { accept: 'text/html,*/*' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('There is nothing at this address.');
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
