import { expect, onTestFinished, test } from 'vitest';
import { API_VERSION } from '@tideline/domain/site/version';
import { openRestServer } from '../../testing/rest/rest-server.ts';

test('every answer names the date of the API, and a newer or wrong one is refused', async () => {
  const { app, close } = await openRestServer();
  onTestFinished(close);
  const ask = async (version?: string, name = 'api-version') => {
    const { statusCode, headers } = await app.inject({
      url: '/api/posts',
      headers: version === undefined ? {} : { [name]: version },
    });
    return [statusCode, headers['api-version']];
  };
  expect(await ask()).toEqual([200, API_VERSION]);
  expect(await ask(API_VERSION)).toEqual([200, API_VERSION]);
  expect(await ask('2026-01-01')).toEqual([200, API_VERSION]);
  expect(await ask('2999-01-01')).toEqual([400, API_VERSION]);
  expect(await ask('newest')).toEqual([400, API_VERSION]);
  expect((await app.inject('/api/nothing')).headers['api-version']).toBe(API_VERSION);
  // The header's name up to 1.3.0.
  expect(await ask('2999-01-01', 'tideline-version')).toEqual([400, API_VERSION]);
  expect((await app.inject('/api/posts')).headers['tideline-version']).toBe(API_VERSION);
});
