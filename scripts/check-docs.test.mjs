import { expect, test } from 'vitest';
import {
  checkCommands,
  checkDecision,
  checkDocComments,
  checkPlaces,
  checkSettings,
  checkSources,
} from './check-docs.mjs';

const house = {
  exists: (/** @type {string} */ path) => ['README.md', 'docs/map.md', 'apps/api/src/main.ts'].includes(path),
  read: () => '# The Map, drawn\n',
};

test('accepts links, headings and paths that exist, and whatever lies outside of the repository', () => {
  const text =
    'See [the map](docs/map.md#the-map-drawn), [a site](https://example.com) and `apps/api/src/main.ts`.\n' +
    '`packages/*/src` is a pattern, `apps/web/dist/client` is made later, `router.ts` is a name.';
  expect(checkPlaces('README.md', text, house)).toEqual([]);
});

test('refuses links, headings and paths that lead nowhere', () => {
  const text =
    '[a](docs/gone.md)\n[b](docs/map.md#gone)\n`apps/api/src/gone.ts`\n```\nscripts/gone.mjs  what it did\n```';
  expect(checkPlaces('README.md', text, house)).toEqual([
    expect.stringMatching(/^README\.md:1 links to docs\/gone\.md/),
    expect.stringMatching(/^README\.md:2 links to docs\/map\.md#gone, but there is no such heading/),
    expect.stringMatching(/^README\.md:3 names apps\/api\/src\/gone\.ts/),
    expect.stringMatching(/^README\.md:5 names scripts\/gone\.mjs/),
  ]);
});

test('sources may be named by their path inside of an app, and must be there', () => {
  const text =
    '`main.ts`, `apps/api/src/main.ts`, `auth/`, `*.repository.ts` and\n`auth/gone.test.ts` or `gone.spec.ts`';
  expect(checkSources('docs/security.md', text, house.exists)).toEqual([
    expect.stringMatching(/^docs\/security\.md:2 names auth\/gone\.test\.ts/),
    expect.stringMatching(/^docs\/security\.md:2 names gone\.spec\.ts/),
  ]);
});

test('knows the scripts, what pnpm can do itself, and nothing else', () => {
  const text =
    'Run `npm start`, `pnpm` or `pnpm install`, `pnpm -r exec tsc`, then `pnpm run polish`.\nA pnpm workspace.';
  expect(checkCommands('README.md', text, new Set(['start']))).toEqual([
    expect.stringMatching(/^README\.md:1 names the command "polish"/),
  ]);
});

test('wants each setting in all three lists', () => {
  const source = 'const envSchema = z.object({\n  PORT: z.number(),\n  HOST: z\n    .string(),\n});';
  expect(
    checkSettings({ source, example: '# PORT=3000\nHOST=a\n', readme: '| `PORT` | 3000 |\n| `HOST` | a |' }),
  ).toEqual([]);
  expect(checkSettings({ source, example: 'PORT=3000\n', readme: '| `PORT` | |\n| `HOST` | |\n| `OLD` | |' })).toEqual([
    expect.stringMatching(/HOST is missing in \.env\.example/),
    expect.stringMatching(/OLD is missing in apps\/api\/src\/env\.ts/),
    expect.stringMatching(/OLD is missing in \.env\.example/),
  ]);
});

test('wants a number and three headings of a decision', () => {
  const text = '# 1. A\n\n## Context\n\n## Decision\n\n## Consequences\n';
  expect(checkDecision('docs/decisions/001-run-the-server-from-typescript-source.md', text)).toEqual([]);
  expect(checkDecision('docs/decisions/a.md', '## Context\n## Decision\n')).toHaveLength(2);
});

test('wants a comment on each export, but for a type that repeats a schema or a list', () => {
  const good =
    '/** A. */\nexport const a = z.string();\nexport type A = z.infer<typeof a>;\nconst b = 1;\n' +
    "/** C. */\nexport const C = ['x'] as const;\nexport type D = (typeof C)[number];";
  expect(checkDocComments('a.ts', good)).toEqual([]);
  expect(checkDocComments('a.ts', '\nexport function b() {}')).toEqual([
    expect.stringMatching(/^a\.ts:2 exports b without/),
  ]);
});
