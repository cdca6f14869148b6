import { expect, test } from 'vitest';
import { checkLibraries } from './check-libraries.mjs';

test.each([
  ['a private property', 'const schema = router._def.procedures;'],
  ['one behind ?.', 'const schema = router?._def;'],
  ['one with a dollar sign', 'window.$_TSR.router;'],
  ['one in brackets', "const schema = router['_def'];"],
  ['one in brackets behind ?.', 'const schema = router?.["$_def"];'],
  ['one that is destructured', 'const { _def: definition, other } = router;'],
  ['one that is destructured last', 'const { other, _def } = router;'],
  ['a new global', 'globalThis.cache = new Map();'],
  ['a replaced global', "window['fetch'] = slowFetch;"],
  ['a default for a global', 'globalThis.cache ??= new Map();'],
  ['a deleted global', 'delete globalThis.cache;'],
  ['a changed prototype', 'Array.prototype.last = function () {};'],
  ['a prototype changed by assignment', 'Object.assign(Array.prototype, { last });'],
  ['another stack trace limit', 'Error.stackTraceLimit = 0;'],
  ['code that changes a global, in a string', "const start = 'Error.stackTraceLimit=0;';"],
])('refuses %s', (_, code) => {
  const problems = checkLibraries(new Map([['apps/web/src/lib/planted.ts', `// planted\n${code}\n`]]));
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toMatch(/^apps\/web\/src\/lib\/planted\.ts:2 /);
});

test('refuses a build plugin that rewrites modules', () => {
  const plugin = "export default { name: 'patch', transform(code) { return code.replace('a', 'b'); } };";
  const lines = plugin.replace('{ name', '{\n  name').replace('transform', '\n  transform');
  expect(checkLibraries(new Map([['apps/web/scripts/patch.ts', lines]]))).toHaveLength(1);
  expect(checkLibraries(new Map([['apps/web/vite.config.ts', lines]]))).toHaveLength(1);
});

test.each([
  'const { secret: _secret, ...rest } = row;',
  'rows.map((_row, index) => index);',
  'const all = [...first, ..._second];',
  "const names = ['_react.js', '_form.js'];",
  'if (window.name === title) window.location = target;',
  'const isNarrow = window.innerWidth <= 640;',
  '// router._def is private',
  '/* Error.stackTraceLimit = 0 */',
  'this.#def = schema;',
])('accepts %s', (code) => {
  expect(checkLibraries(new Map([['apps/web/src/lib/a.ts', code]]))).toEqual([]);
});

test.each([
  ['refetchOnMount', 5],
  ['{...control}', 15],
])('the web app contains %s at most %i times', (text, max) => {
  const file = 'apps/web/src/features/a.tsx';
  expect(checkLibraries(new Map([[file, text.repeat(max)]]))).toEqual([]);
  expect(checkLibraries(new Map([[file, text.repeat(max + 1)]]))).toEqual([
    expect.stringContaining(`${max + 1} times`),
  ]);
});
