import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, TEST_STAFF } from '../../testing/test-caller.ts';
import { insertStaff } from '../account/accounts.repository.ts';

const run = promisify(execFile);
const CLIENT = new URL('../../../../../packages/api-client/', import.meta.url);

test('the example of the client with a key runs as its README shows it', async () => {
  const readme = readFileSync(new URL('README.md', CLIENT), 'utf8');
  const example = /```ts key\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const { app, db } = await openTestApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, new Date().toISOString());
  const fields = {
    name: 'Readme',
    scopes: ['posts.edit', 'posts.publish'],
    networks: [],
    expiresInDays: null,
  } as const;
  const { key } = await callAsStaff(db).auth.apiKeys.create({ ...fields, scopes: [...fields.scopes], networks: [] });
  const script = example
    .replaceAll('http://localhost:3000', origin)
    .replace('@tideline/api-client', new URL('src/create-client.ts', CLIENT).href);
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { PATH: process.env['PATH'], TIDELINE_KEY: key },
  });
  expect(stdout.trim()).toBe('tide-tables published');
});
