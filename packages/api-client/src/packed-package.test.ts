import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, '..');
const tsc = join(packageFolder, 'node_modules/.bin/tsc');
let project = '';

const RIGHT = `
  import { createClient } from '@tideline/api-client';
  const client = createClient({ url: 'http://localhost:3000', token: 'a token' });
  const page = await client.posts.list.query({ category: 'SEO', limit: 10 });
  const title: string = page.items[0]!.title;
  const status: 'draft' | 'published' | 'scheduled' = page.items[0]!.status;
  const answer = await client.contacts.send.mutate({ firstName: 'A', lastName: 'B', email: 'a@example.com' });
  const reference: string = answer.reference;
  export { title, status, reference };
`;
const WRONG: [string, string][] = [
  ['an input of the wrong type', `client.posts.list.query({ category: 7 });`],
  ['a status that does not exist', `client.posts.list.query({ status: 'live' });`],
  ['a missing field', `client.contacts.send.mutate({ firstName: 'A' });`],
  ['a procedure that does not exist', `client.posts.burn.mutate({ id: 'a' });`],
  ['a field the answer does not have', `client.posts.byId.query({ id: 'a' }).then((post) => post.slug);`],
];

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'tideline-client-'));
  await run('pnpm', ['pack', '--pack-destination', project], { cwd: packageFolder });
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'));
  // Links the libraries to the installed copies, so that the test needs no network.
  const libraries = ['@trpc/client', '@trpc/server', 'superjson'].map(
    (name) => `  '${name}': link:${realpathSync(join(packageFolder, 'node_modules', name))}`,
  );
  writeFileSync(join(project, 'pnpm-workspace.yaml'), `overrides:\n${libraries.join('\n')}\n`);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'outside', type: 'module', dependencies: { '@tideline/api-client': `file:${tarball}` } }),
  );
  const compilerOptions = {
    strict: true,
    skipLibCheck: true, // the default of `tsc --init`: tRPC's types import modules that a client does not have
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    types: [],
    lib: ['es2024', 'dom'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  await run('pnpm', ['install', '--offline'], { cwd: project });
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

async function typeErrors(source: string): Promise<string> {
  writeFileSync(join(project, 'use.ts'), source);
  return run(tsc, ['-p', project], { cwd: project }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

test('an empty project outside the workspace type-checks calls of the packed client', async () => {
  expect(await typeErrors(RIGHT)).toBe('');
});

test.each(WRONG)('%s is a type error there', async (_what, call) => {
  const source = `import { createClient } from '@tideline/api-client';\nconst client = createClient({ url: '' });\n${call}\nexport {};`;
  expect(await typeErrors(source)).toMatch(/^use\.ts\(3,/);
});

test('the client runs there without server code', async () => {
  const script = `import { createClient } from '@tideline/api-client';
    console.log(typeof createClient({ url: 'http://localhost:3000' }).posts.list.query);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });
  expect(stdout.trim()).toBe('function');
});
