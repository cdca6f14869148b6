/** @module-tag long */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWithKey } from '@tideline/api/testing/server/site-with-key';
import { EXERCISED, exerciseIn } from './exercise-in.ts';
import { createOutsideProject } from './outside-project.ts';
import { NODE } from './runtimes.ts';

const run = promisify(execFile);
const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
const TYPES = join(import.meta.dirname, '../../node_modules/@types');
const JSON_TYPE = 'application/json';
const STRICTEST = {
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
};
let project: Awaited<ReturnType<typeof createOutsideProject>>;

const RIGHT = `
  import { type CallError, createClient, everyItem, isCallError } from '@tideline/api-client';
  const client = createClient({ url: 'http://localhost:3000', token: 'a token' });
  const page = await client.posts.list.query({ category: 'SEO', limit: 10 });
  const title: string = page.items[0]!.title;
  const status: 'draft' | 'published' | 'scheduled' = page.items[0]!.status;
  const answer = await client.contacts.send.mutate({ firstName: 'A', lastName: 'B', email: 'a@example.com' });
  const reference: string = answer.reference;
  for await (const post of everyItem(client.posts.list, { status: 'draft' })) console.log(post.title);
  const nothing: void = await client.topics.remove.mutate({ id: 'tides' });
  const picture = await client.upload.picture(new Blob(['a']), { alt: 'A heron' });
  const width: number = picture.widthPx;
  const file = await client.upload.attachment('an id', new Uint8Array(1), { name: 'offer.pdf' });
  const bytes: number = file.bytes;
  const code = (error: unknown) => (isCallError(error) ? error.data?.code : undefined);
  const isMissing = (error: CallError): boolean => error.data?.code === 'NOT_FOUND' && error.cause?.name === '';
  export { title, status, reference, nothing, width, bytes, code, isMissing };
`;
/** The part of the OpenAPI document that says what each call does. */
type ReferenceDocument = {
  paths: Record<string, Record<string, { summary: string; 'x-client'?: object; responses: Answers }>>;
};
type Answers = Record<string, { content?: Record<string, object> }>;
/** Whether a call answers a file, which only REST carries. */
function isFile(answers: Answers): boolean {
  return Object.values(answers).some(({ content = {} }) => Object.keys(content).some((type) => type !== JSON_TYPE));
}
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
  ['an upload of text', `client.upload.picture('heron.jpg');`],
  ['a field the answer does not have', `client.posts.byId.query({ id: 'a' }).then((post) => post.slug);`],
];

beforeAll(async () => {
  project = await createOutsideProject();
});

afterAll(() => project.remove());

/** What the compiler says about a program there, with the types of a browser unless others are named. */
async function typeErrors(source: string, changes: object = {}): Promise<string> {
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    types: [],
    lib: ['es2024', 'dom'],
    ...changes,
  };
  writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  writeFileSync(join(project.folder, 'use.ts'), source);
  return run(tsc, ['-p', project.folder], { cwd: project.folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

test.each([
  ['node16', { module: 'node16' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ['nodenext, with the types of Node', { lib: ['es2024'], types: ['node'], typeRoots: [TYPES] }],
  ['bundler, with every strict option', { module: 'esnext', moduleResolution: 'bundler', ...STRICTEST }],
])('an empty project outside the workspace type-checks calls of the packed client: %s', async (_name, options) => {
  expect(await typeErrors(RIGHT, options)).toBe('');
});

test('it type-checks what the tests run there', async () => {
  expect(await typeErrors(readFileSync(join(import.meta.dirname, 'exercise.ts'), 'utf8'))).toBe('');
});

test('each call has exact types there', async () => {
  expect(await typeErrors(NO_LOOSE_TYPES)).toBe('');
});

test.each(WRONG)('%s is a type error there', async (_what, call) => {
  const source = `import { createClient } from '@tideline/api-client';\nconst client = createClient({ url: '' });\n${call}\nexport {};`;
  expect(await typeErrors(source)).toMatch(/^use\.ts\(3,/);
});

test('the package needs no other', async () => {
  const installed = join(project.folder, 'node_modules/@tideline/api-client');
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect([manifest['dependencies'], manifest['peerDependencies']]).toEqual([undefined, undefined]);
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  const imported = files.flatMap((file) => {
    if (!/\.(?:js|d\.ts)$/.test(file)) return [];
    const text = readFileSync(join(installed, 'dist', file), 'utf8');
    return [...text.matchAll(/(?:\bfrom |^import |import\()['"]([^'"]+)/gm)].map(([, name = '']) => name);
  });
  expect(imported.filter((name) => !name.startsWith('.'))).toEqual([]);
});

test('each call says what it does, its path or the reason why it has none, and its refusals', async () => {
  const types = readFileSync(join(project.folder, 'node_modules/@tideline/api-client/dist/site-types.d.ts'), 'utf8');
  const calls = [...types.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)? +(?:query|mutate)\(/g)].map(([, text]) => text);
  expect(calls.length).toBeGreaterThan(280);
  for (const text of calls)
    expect(text).toMatch(/REST: `[A-Z]+ \/api\/[^]+@throws CallError 4\d\d|No REST path: it [^]+@throws/);
  const { app } = await openSiteWithKey(['posts.edit']);
  const document = (await app.inject('/api/openapi.json')).json<ReferenceDocument>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { summary, 'x-client': call, responses }] of Object.entries(methods)) {
      if (!call || isFile(responses)) continue;
      const text = calls.find((found) => found?.includes(`REST: \`${method.toUpperCase()} ${path}\``));
      expect(text).toContain(` * ${summary}.`);
      expect([path, text?.includes('@throws CallError 404')]).toEqual([path, '404' in responses]);
    }
  }
});

// Other runtimes: testing/runtimes.clients.test.ts.
test('over an unreliable network it writes once, reads lists, is refused and aborts in Node', async () => {
  expect(await exerciseIn(NODE, project.folder)).toEqual(EXERCISED);
});
