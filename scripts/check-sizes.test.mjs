import { expect, test } from 'vitest';
import { checkSizes } from './check-sizes.mjs';

/** @param {number} lines */
function textOf(lines) {
  return 'a\n'.repeat(lines);
}

/** @param {number} count @param {number} lines @param {string} [ending] */
function folderOf(count, lines, ending = '.ts') {
  return Array.from({ length: count }, (_, index) => [`apps/web/src/lib/part-${index}${ending}`, textOf(lines)]);
}

/** @param {number} lines of one of thirty files; the others have a hundred */
function doorsOf(lines) {
  return [
    ...Array.from({ length: 20 }, (_, index) => [`apps/api/src/doors/rest/${index}.ts`, textOf(100)]),
    ...Array.from({ length: 10 }, (_, index) => [`apps/api/src/doors/mcp/${index}.ts`, textOf(index ? 100 : lines)]),
  ];
}

/** @param {Iterable<readonly string[]>} files each path with its text */
function problemsOf(files) {
  return checkSizes(new Map(/** @type {Iterable<[string, string]>} */ (files)));
}

test('a file has fewer than 250 lines, a test at most 500', () => {
  expect(
    problemsOf([['apps/api/src/a.test.ts', textOf(500)], ...folderOf(10, 1), ['apps/web/src/b.ts', textOf(249)]]),
  ).toEqual([]);
  expect(
    problemsOf([['apps/api/src/a.test.ts', textOf(501)], ...folderOf(10, 1), ['apps/web/src/b.ts', textOf(250)]]),
  ).toHaveLength(2);
});

test('copy, sample data and migrations may be long', () => {
  const folders = ['packages/copy/src/', 'apps/api/src/care/sample/', 'apps/api/src/core/store/migrations/'];
  expect(problemsOf(folders.map((folder) => [`${folder}services.ts`, textOf(900)]))).toEqual([]);
});

test('REST and MCP have at most 3,000 lines together', () => {
  expect(problemsOf(doorsOf(100))).toEqual([]);
  expect(problemsOf(doorsOf(101))).toEqual([expect.stringContaining('3001 lines')]);
});

test('a panel of the dashboard has at most 120 lines', () => {
  const panel = 'apps/web/src/features/dashboard/posts/posts-panel.tsx';
  expect(problemsOf([[panel, textOf(120)], ...folderOf(10, 1)])).toEqual([]);
  expect(problemsOf([[panel, textOf(121)], ...folderOf(10, 1)])).toEqual([expect.stringContaining('more than 120')]);
});

test('the table of modules has at most 200 lines', () => {
  expect(problemsOf([['scripts/modules.mjs', textOf(200)]])).toEqual([]);
  expect(problemsOf([['scripts/modules.mjs', textOf(201)]])).toHaveLength(1);
});

test('nine of ten files of a workspace have at most 110 lines', () => {
  expect(problemsOf([...folderOf(9, 110), ['apps/web/src/long.ts', textOf(200)]])).toEqual([]);
  expect(
    problemsOf([...folderOf(8, 110), ['apps/web/src/a.ts', textOf(200)], ['apps/web/src/b.ts', textOf(111)]]),
  ).toEqual([expect.stringMatching(/^apps\/web: one file in ten has 111 lines/)]);
});

test('a folder has at most 20 source files, and any number of tests', () => {
  expect(problemsOf([...folderOf(20, 1), ...folderOf(20, 1, '.test.ts')])).toEqual([]);
  expect(problemsOf(folderOf(21, 1))).toEqual([expect.stringMatching(/^apps\/web\/src\/lib has 21 source files/)]);
});

test('there is no barrel file and no meaningless file name', () => {
  expect(problemsOf([['apps/web/src/ui/index.ts', '']])).toEqual([expect.stringMatching(/is called index/)]);
  expect(
    problemsOf([
      ['apps/web/src/lib/date-utils.ts', ''],
      ['apps/web/src/ui/common/a.tsx', ''],
    ]),
  ).toEqual([expect.stringMatching(/"utils"/), expect.stringMatching(/"common"/)]);
  expect(problemsOf([['apps/web/src/routes/index.tsx', '']])).toEqual([]);
});
