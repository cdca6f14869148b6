/** @module-tag long */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXERCISED, exerciseIn } from './exercise-in.ts';
import { createOutsideProject } from './outside-project.ts';
import { NODE } from './runtimes.ts';

const run = promisify(execFile);
const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
let project: Awaited<ReturnType<typeof createOutsideProject>>;

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
/** Fails to compile where a call takes or answers what has no type, or a type whose file is missing. */
const NO_LOOSE_TYPES = `
  import type { Client } from '@tideline/api-client';
  type Loose<T, Path extends string> = unknown extends T ? Path
    : T extends string | number | boolean | null | undefined | Date | Uint8Array ? never
    : T extends readonly (infer Item)[] ? Loose<Item, \`\${Path}[]\`>
    : { [Key in keyof T & string]-?: Loose<T[Key], \`\${Path}.\${Key}\`> }[keyof T & string];
  type Calls<C, Path extends string> = {
    [Key in keyof C & string]: C[Key] extends
      | { query: (...args: infer Input) => Promise<infer Output> }
      | { mutate: (...args: infer Input) => Promise<infer Output> }
      ? Loose<Input[0], \`\${Path}\${Key} takes \`> | Loose<Output, \`\${Path}\${Key} answers \`>
      : Calls<C[Key], \`\${Path}\${Key}.\`>;
  }[keyof C & string];
  declare const found: Calls<Client, ''>;
  export const none: never = found;
`;
const WRONG: [string, string][] = [
  ['an input of the wrong type', `client.posts.list.query({ category: 7 });`],
  ['a status that does not exist', `client.posts.list.query({ status: 'live' });`],
  ['a missing field', `client.contacts.send.mutate({ firstName: 'A' });`],
  ['a procedure that does not exist', `client.posts.burn.mutate({ id: 'a' });`],
  ['a number as text', `client.posts.list.query({ limit: '10' });`],
  ['a file, which a call cannot carry', `client.media.upload;`],
  ['a field the answer does not have', `client.posts.byId.query({ id: 'a' }).then((post) => post.slug);`],
];

beforeAll(async () => {
  project = await createOutsideProject();
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    types: [],
    lib: ['es2024', 'dom'],
  };
  writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
});

afterAll(() => project.remove());

async function typeErrors(source: string): Promise<string> {
  writeFileSync(join(project.folder, 'use.ts'), source);
  return run(tsc, ['-p', project.folder], { cwd: project.folder }).then(
    () => '',
    // tRPC's own types import those of `ws`, which a client does not have.
    (error: { stdout: string }) => error.stdout.replaceAll(/^\S*@trpc\S*adapters\/ws\.d\.mts.*\n/gm, ''),
  );
}

test('an empty project outside the workspace type-checks calls of the packed client', async () => {
  expect(await typeErrors(RIGHT)).toBe('');
});

test('it type-checks what the tests run there', async () => {
  expect(await typeErrors(readFileSync(join(import.meta.dirname, 'exercise.ts'), 'utf8'))).toBe('');
});

test('each call has exact types there, also without skipLibCheck', async () => {
  expect(await typeErrors(NO_LOOSE_TYPES)).toBe('');
});

test.each(WRONG)('%s is a type error there', async (_what, call) => {
  const source = `import { createClient } from '@tideline/api-client';\nconst client = createClient({ url: '' });\n${call}\nexport {};`;
  expect(await typeErrors(source)).toMatch(/^use\.ts\(3,/);
});

test('the client imports only its libraries', () => {
  const installed = join(project.folder, 'node_modules/@tideline/api-client/dist');
  const scripts = readdirSync(installed).filter((file) => file.endsWith('.js'));
  const imported = scripts.flatMap((file) => {
    const text = readFileSync(join(installed, file), 'utf8');
    return [...text.matchAll(/(?:from|import\() ?['"]([^'"]+)/g)].map(([, name = '']) => name);
  });
  const libraries = new Set(imported.filter((name) => !name.startsWith('./')));
  expect(libraries).toEqual(new Set(['@trpc/client', 'superjson']));
});

// Other runtimes: testing/runtimes.clients.test.ts.
test('over an unreliable network it writes once, reads lists, is refused and aborts in Node', async () => {
  expect(await exerciseIn(NODE, project.folder)).toEqual(EXERCISED);
});
