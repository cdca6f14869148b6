import { expect, test } from 'vitest';
import {
  checkCommands,
  checkDecision,
  checkDecisionList,
  checkDecisionNumbers,
  checkDocComments,
  checkLinks,
  checkSettings,
} from './check-docs.mjs';

/** @param {Record<string, string>} texts made-up files */
function filesOf(texts) {
  return {
    exists: (/** @type {string} */ path) => path in texts,
    read: (/** @type {string} */ path) => texts[path] ?? '',
  };
}

const FILES = { 'docs/map.md': '# The Map, drawn\n' };

test('accepts links and headings that exist, and other sites', () => {
  const text = 'See [the map](docs/map.md#the-map-drawn), [a site](https://example.com) and `[code](gone.md)`.';
  expect(checkLinks('README.md', filesOf({ ...FILES, 'README.md': text }))).toEqual([]);
});

test('refuses links and headings that do not exist', () => {
  const text = '[a](docs/gone.md)\n```\n[b](fenced.md)\n```\n[c](docs/map.md#gone)';
  expect(checkLinks('README.md', filesOf({ ...FILES, 'README.md': text }))).toEqual([
    expect.stringMatching(/^README\.md:1 links to docs\/gone\.md/),
    expect.stringMatching(/^README\.md:5 links to docs\/map\.md#gone/),
  ]);
});

test.each([
  'Run `npm start`, `npm test` or `npm run check -- --help`.',
  'A pnpm workspace: `pnpm install`, `pnpm exec vitest`, `npm install --prefix x`.',
  "import { npm } from './npm check.ts';",
])('accepts the commands in: %s', (text) => {
  expect(checkCommands('README.md', text, ['start', 'test', 'check'])).toEqual([]);
});

test.each(['`pnpm check`', '`npm check`', '`npm run test`', '`npm run polish`', '/** `pnpm run check` */'])(
  'refuses the command in: %s',
  (text) => {
    expect(checkCommands('a.ts', text, ['start', 'test', 'check'])).toEqual([
      expect.stringMatching(/^a\.ts:1 has the/),
    ]);
  },
);

test('every setting is in all three lists', () => {
  const env = 'const envSchema = z.object({\n  PORT: z.number(),\n  HOST: z\n    .string(),\n});';
  /** @param {string} example @param {string} readme */
  const check = (example, readme) =>
    checkSettings(filesOf({ 'apps/api/src/env.ts': env, '.env.example': example, 'README.md': readme }));
  expect(check('# PORT=3000\nHOST=a\n', '| `PORT` | 3000 |\n| `HOST` | a |')).toEqual([]);
  expect(check('PORT=3000\n', '| `PORT` | |\n| `HOST` | |\n| `OLD` | |')).toEqual([
    expect.stringMatching(/HOST is missing in \.env\.example/),
    expect.stringMatching(/OLD is missing in apps\/api\/src\/env\.ts/),
    expect.stringMatching(/OLD is missing in \.env\.example/),
  ]);
});

test('a decision has a number, a title, a date, a status and three parts', () => {
  const text = '# 001: A\n\nDate: 2026-11-21 · Status: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n';
  expect(checkDecision('docs/decisions/001-a.md', text)).toEqual([]);
  expect(checkDecision('docs/decisions/002-a.md', text)).toHaveLength(1);
  expect(checkDecision('docs/decisions/a.md', text)).toHaveLength(1);
  expect(checkDecision('docs/decisions/001-a.md', '# 001: A\n## Context\n## Decision\n')).toHaveLength(2);
});

test('the list has every decision, and a successor for each number without a page', () => {
  const pages = ['docs/decisions/001-a.md', 'docs/decisions/004-d.md'];
  const list = 'The next page is number 005.\n\n[A](001-a.md), [D](004-d.md)\n\n| went | now |\n';
  expect(checkDecisionList(pages, `${list}| 002 | [004](004-d.md) |\n| 003 | never given |`)).toEqual([]);
  expect(checkDecisionList(pages, `${list}| 002, 003 | [001](001-a.md), [004](004-d.md) |`)).toEqual([]);
  expect(checkDecisionList(pages, `${list}| 002 | dropped |`)).toEqual([
    expect.stringMatching(/no successor of page 002/),
    expect.stringMatching(/no successor of page 003/),
  ]);
  expect(checkDecisionList(pages, list.replace('005', '004'))).toContainEqual(expect.stringMatching(/next page/));
  expect(checkDecisionList([...pages, 'docs/decisions/002-b.md'], `${list}| 003 | never given |`)).toEqual([
    expect.stringMatching(/does not list 002-b\.md/),
  ]);
});

test('there are at most 45 decisions', () => {
  const names = Array.from({ length: 46 }, (_, index) => `${String(index + 1).padStart(3, '0')}-a.md`);
  const list = `The next page is number 047. ${names.map((name) => `[a](${name})`).join()}`;
  const pages = names.map((name) => `docs/decisions/${name}`);
  expect(checkDecisionList(pages, list)).toEqual([expect.stringMatching(/has 46 pages/)]);
  expect(checkDecisionList(pages.slice(1), `${list}\n| 001 | [002](002-a.md) |`)).toEqual([]);
});

test('sources refer to decisions that have a page', () => {
  const pages = ['docs/decisions/001-a.md'];
  expect(checkDecisionNumbers('a.ts', '/** See docs/decisions/001, decision 001. */', pages)).toEqual([]);
  expect(checkDecisionNumbers('a.ts', '/** See docs/decisions/002. */', pages)).toEqual([
    expect.stringMatching(/^a\.ts refers to decision 002/),
  ]);
});

test('every export has a comment, except a type derived from a schema or a list', () => {
  const good =
    '/** A. */\nexport const a = z.string();\nexport type A = z.infer<typeof a>;\nconst b = 1;\n' +
    "/** C. */\nexport const C = ['x'] as const;\nexport type D = (typeof C)[number];";
  expect(checkDocComments('a.ts', good)).toEqual([]);
  expect(checkDocComments('a.ts', '\nexport function b() {}')).toEqual([
    expect.stringMatching(/^a\.ts:2 exports b without/),
  ]);
});
