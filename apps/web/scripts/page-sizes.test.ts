import { describe, expect, test } from 'vitest';
import { type BuiltFile, findExcess, findStaffExcess, measurePages, measureStaffPages, toTable } from './page-sizes.ts';

function buildFile(bytes: number, file: Partial<BuiltFile> = {}): BuiltFile {
  return { bytes, imports: [], css: [], modules: [], route: null, isEntry: false, ...file };
}

const FILES = new Map<string, BuiltFile>([
  ['framework.js', buildFile(84_000)],
  ['entry.js', buildFile(7_000, { isEntry: true, imports: ['framework.js'], css: ['site.css'] })],
  ['site.css', buildFile(12_000)],
  ['layout.js', buildFile(3_000, { route: '/_site', imports: ['framework.js', 'entry.js'] })],
  ['home.js', buildFile(10_000, { route: '/_site/', imports: ['form.js', 'framework.js'] })],
  ['form.js', buildFile(1_000, { imports: ['entry.js'] })],
  ['post.js', buildFile(2_000, { route: '/_site/blog/$postId' })],
  ['no-post.js', buildFile(500, { route: '/_site/blog/$postId' })],
  ['confetti.js', buildFile(4_000)],
  ['dashboard.js', buildFile(50_000, { route: '/admin/' })],
  ['staff-gate.js', buildFile(20_000, { route: '/admin', imports: ['framework.js'] })],
]);

const BUDGET = { defaultJsBytes: 120_000, jsBytes: {}, staffJsBytes: 250_000, cssBytes: 20_000, forbidden: [] };

describe('the size of a page', () => {
  test('counts the entry, the layout, the route and what they import, each once', () => {
    const home = measurePages(FILES).find(({ path }) => path === '/');
    expect(home).toMatchObject({ jsBytes: 84_000 + 7_000 + 3_000 + 10_000 + 1_000, cssBytes: 12_000 });
    expect(home?.files).toHaveLength(5);
  });

  test('is that of the larger part, where a route has a part for what is not found', () => {
    const posts = measurePages(FILES).filter(({ path }) => path === '/blog/$postId');
    expect(posts.map(({ jsBytes }) => jsBytes)).toEqual([96_000]);
  });

  test('is told for public pages only', () => {
    expect(measurePages(FILES).map(({ path }) => path)).toEqual(['/', '/blog/$postId']);
    expect(toTable(measurePages(FILES))).toMatch(/^\/ +105\.0 +12\.0 +5$/m);
  });
});

describe('the size budget', () => {
  test('is kept by pages within it', () => {
    expect(findExcess(measurePages(FILES), FILES, BUDGET)).toEqual([]);
  });

  test('names the page that loads too much, and its own limit where it has one', () => {
    const budget = { ...BUDGET, defaultJsBytes: 96_000, jsBytes: { '/': 104_000 }, cssBytes: 12_000 };
    expect(findExcess(measurePages(FILES), FILES, budget)).toEqual([
      '/ loads 105.0 kB of JavaScript, more than 104.0.',
    ]);
  });

  test('refuses what no public page may load, and says what to do instead', () => {
    const files = new Map(FILES).set('form.js', buildFile(1_000, { modules: ['/repo/node_modules/zod/index.js'] }));
    const forbidden = [{ source: /\/zod\//, instead: 'let the server check' }];
    expect(findExcess(measurePages(files), files, { ...BUDGET, forbidden })).toEqual([
      'zod/index.js is on a public page; let the server check.',
    ]);
  });

  test('counts the gate of the staff area with its pages, and names the one that loads too much', () => {
    const [dashboard, ...others] = measureStaffPages(FILES);
    expect(dashboard).toMatchObject({ path: '/admin', jsBytes: 84_000 + 7_000 + 20_000 + 50_000 });
    expect(others).toEqual([]);
    expect(findStaffExcess(measureStaffPages(FILES), BUDGET)).toEqual([]);
    expect(findStaffExcess(measureStaffPages(FILES), { ...BUDGET, staffJsBytes: 160_000 })).toEqual([
      '/admin loads 161.0 kB of JavaScript, more than 160.0.',
    ]);
  });
});
