import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { earlier, MINUTE_MS } from '@tideline/domain/site/instant';
import { buildPost } from '../../testing/build-post.ts';
import { openSiteWithKey } from '../../testing/server/site-with-key.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';

const run = promisify(execFile);
const CLIENT = new URL('../../../../../packages/api-client/', import.meta.url);

const SCOPES = ['posts.read-drafts', 'posts.edit', 'posts.publish', 'contacts.read', 'contacts.edit'] as const;

const README = readFileSync(new URL('README.md', CLIENT), 'utf8');
/** What each example with a key prints. */
const PRINTED = ['tide-tables published', 'Neap tides', 'ada@example.com', 'There is no post at this address.'];
const EXAMPLES = [...README.matchAll(/```ts key\n(.*?)```/gs)].map(([, text = '']) => text);

test('each example with a key is known here', () => expect(EXAMPLES).toHaveLength(PRINTED.length));

test.each(EXAMPLES.map((example, at) => [PRINTED[at], example]))('an example prints %j', async (printed, example) => {
  const { origin, key, db } = await openSiteWithKey(SCOPES);
  await callAsStaff(db).posts.create(buildPost({ title: 'Neap tides', status: 'draft' }));
  const minuteAgo = earlier(new Date().toISOString(), MINUTE_MS);
  const visitor = callAsVisitor(db, { now: () => minuteAgo });
  await visitor.contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
  const script = example
    .replaceAll('http://localhost:3000', origin)
    .replace('2026-11-23T00:00:00Z', earlier(minuteAgo, MINUTE_MS))
    .replace('@tideline/api-client', new URL('src/create-client.ts', CLIENT).href);
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { PATH: process.env['PATH'], TIDELINE_KEY: key },
  });
  expect(stdout.trim()).toBe(printed);
});
