import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';

test('tells programs in JSON, and people on a page, that an address is wrong', async () => {
  const { app } = await openTestApp();
  expect((await app.inject('/nothing')).json()).toEqual({ error: 'There is nothing at this address.' });
  const page = await app.inject({ url: '/nothing', headers: { accept: 'text/html,*/*' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('There is nothing at this address.');
});

test('says what cannot be done at an address that can only be read', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ method: 'POST', url: '/about' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
  expect(answer.json()).toEqual({ error: 'This address can only be read.' });
});

test('names the request of an unforeseen failure and nothing of its inside', async () => {
  const { app } = await openTestApp({
    openPages: async (app) => {
      app.get('/broken', () => {
        throw new Error('password of the database');
      });
      return {
        loadRenderer: () => Promise.reject(new Error()),
        loadCardTexts: async () => ({}),
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

test('an address that cannot be decoded is explained', async () => {
  const { app } = await openTestApp();
  const answer = await app.inject({ url: '/blog/%E0%A4%A', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('The request could not be read.');
});
