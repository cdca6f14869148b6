import { expect, test } from 'vitest';
import { type BuiltChunk, findExcess, measureLater, measurePages, measureStaff } from './page-sizes.ts';

const BYTES: Record<string, number> = {
  'framework.js': 84_000,
  'entry.js': 7_000,
  'layout.js': 3_000,
  'home.js': 10_000,
  'form.js': 1_000,
  'post.js': 2_000,
  'client.js': 9_000,
  'trail.js': 1_000,
  'dashboard.js': 50_000,
  'staff.js': 20_000,
  'editor.js': 40_000,
};

const MANIFEST: Record<string, BuiltChunk> = {
  _framework: { file: 'framework.js' },
  _form: { file: 'form.js', imports: ['src/entry-client.tsx'] },
  _client: { file: 'client.js', name: 'client', imports: ['_framework'] },
  'src/lib/trail/collect-trail.ts': { file: 'trail.js', imports: ['src/entry-client.tsx'] },
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_framework'] },
  'src/routes/_site.tsx?tsr-split=component': { file: 'layout.js', imports: ['_framework', 'src/entry-client.tsx'] },
  'src/routes/_site/index.tsx?tsr-split=component': { file: 'home.js', imports: ['_form', '_framework'] },
  'src/routes/_site/blog/$postId.tsx?tsr-split=component': { file: 'post.js' },
  'src/routes/_site/blog/$postId.tsx?tsr-split=notFoundComponent': { file: 'no-post.js' },
  'src/routes/admin/route.tsx?tsr-split=component': { file: 'staff.js', imports: ['_framework'] },
  'src/routes/admin/index.tsx?tsr-split=component': { file: 'dashboard.js' },
  'src/routes/admin/blog.tsx?tsr-split=component': { file: 'editor.js' },
};

const sizeOf = (file: string) => BYTES[file] ?? 0;
const pages = measurePages(MANIFEST, sizeOf);

test('a page has the size of the entry, the layout, the route and their imports, each once', () => {
  expect(pages).toEqual([
    { path: '/', bytes: 84_000 + 7_000 + 3_000 + 10_000 + 1_000 },
    { path: '/blog/$postId', bytes: 84_000 + 7_000 + 3_000 + 2_000 },
  ]);
});

test('names each page above the limit', () => {
  expect(findExcess(pages)).toEqual([]);
  expect(findExcess(pages, 104_000)).toEqual(['/ loads 105.0 kB of JavaScript, more than 104.0 kB.']);
});

test('the first tab of the staff area has a size of its own, without the editor', () => {
  expect(measureStaff(MANIFEST, sizeOf)).toEqual({ path: '/admin', bytes: 84_000 + 7_000 + 20_000 + 50_000 });
  const tab = { file: 'dashboard.js', imports: ['src/routes/admin/blog.tsx?tsr-split=component'] };
  const joined = { ...MANIFEST, 'src/routes/admin/index.tsx?tsr-split=component': tab };
  expect(() => measureStaff(joined, sizeOf)).toThrow('The first tab of /admin loads the editor.');
});

test('what a page fetches later has the size of its imports, without those of the first load', () => {
  expect(measureLater(MANIFEST, sizeOf)).toEqual({
    call: { path: 'first call', bytes: 9_000 },
    idle: { path: 'idle page', bytes: 1_000 },
  });
  const joined = { ...MANIFEST, 'src/lib/trail/collect-trail.ts': { file: 'trail.js', imports: ['_form'] } };
  expect(measureLater(joined, sizeOf).idle.bytes).toBe(1_000 + 1_000);
  const apart = { ...MANIFEST, 'src/lib/calls/public-api.ts': { file: 'api.js', imports: ['_client', '_form'] } };
  expect(measureLater(apart, sizeOf).call.bytes).toBe(9_000 + 1_000);
  expect(() => measureLater({}, sizeOf)).toThrow('The build has no file for the first call.');
});
