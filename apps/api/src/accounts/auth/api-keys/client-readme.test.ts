/** @module-tag long */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { buildPicture } from '../../../testing/build-picture.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { openSiteWithKey } from '../../../testing/server/site-with-key.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { insertStaff } from '../account/accounts.repository.ts';
import { hashPassword } from '../password/password.ts';

const run = promisify(execFile);
const CLIENT = new URL('../../../../../../packages/api-client/', import.meta.url);

const SCOPES = [
  'posts.read-drafts',
  'posts.edit',
  'posts.publish',
  'media.upload',
  'contacts.read',
  'contacts.edit',
  'contacts.reply',
] as const;

const README = readFileSync(new URL('README.md', CLIENT), 'utf8');
/** What each example with a key prints. */
const PRINTED = [
  'reading-a-report published',
  'Neap tides',
  'ada@example.com',
  'tides.txt 18',
  'There is no post at this address.',
];
const EXAMPLES = codeOf('ts key');

test('each example with a key is known here', () => expect(EXAMPLES).toHaveLength(PRINTED.length));

test.each(EXAMPLES.map((example, at) => [PRINTED[at], example]))('an example prints %j', async (printed, example) => {
  const { origin, key, db } = await openSiteWithKey(SCOPES);
  await callAsStaff(db).posts.create(buildPost({ title: 'Neap tides', status: 'draft' }));
  const minuteAgo = earlier(new Date().toISOString(), MINUTE_MS);
  const visitor = callAsVisitor(db, { now: () => minuteAgo });
  await visitor.contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
  const script = example.replace('2026-11-23T00:00:00Z', earlier(minuteAgo, MINUTE_MS));
  expect(await runThere(script, origin, key)).toBe(printed);
});

test('the examples without a key run one after the other', async () => {
  const { origin, db } = await openSiteWithKey(SCOPES);
  const [email, password] = ['grace@example.com', 'seventeen herons wade'];
  const account = { id: 'grace', email, name: 'Grace', passwordHash: await hashPassword(password) };
  await insertStaff(db, account, new Date().toISOString());
  const post = await callAsStaff(db).posts.create(buildPost({ category: 'SEO', status: 'published' }));
  const given = `const [email, password] = ['${email}', '${password}'];`;
  await runThere([given, ...codeOf('ts')].join('\n'), origin);
  expect(await callAsStaff(db).posts.byId({ id: post.id })).toMatchObject({ status: 'draft' });
  expect((await db.selectFrom('sessions').select('staff_id').execute()).length).toBe(2);
});

/** The blocks of the README in a language. */
function codeOf(language: string): string[] {
  return [...README.matchAll(/```([^\n]+)\n(.*?)```/gs)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );
}

/** Runs a program with the client, beside a picture, against the site at `origin`. @returns what it prints */
async function runThere(program: string, origin: string, key = ''): Promise<string> {
  const cwd = await openTestFolder();
  await writeFile(join(cwd, 'heron.jpg'), await buildPicture({ width: 320, height: 200 }));
  const script = program
    .replaceAll('http://localhost:3000', origin)
    .replace('@tideline/api-client', new URL('src/create-client.ts', CLIENT).href);
  const args = ['--input-type=module-typescript', '--eval', script];
  const { stdout } = await run(process.execPath, args, { cwd, env: { PATH: process.env['PATH'], API_KEY: key } });
  return stdout.trim();
}
