import { expect, test } from 'vitest';
import { lateStart, withoutScripts } from './late-start.ts';

const manifest = {
  routes: {
    __root__: { preloads: ['/framework.js', '/entry.js'], scripts: [{ attrs: { type: 'module', src: '/entry.js' } }] },
    '/_site': { preloads: ['/layout.js'], css: ['/layout.css'] },
    '/_site/': { preloads: ['/layout.js', '/home.js', '/entry.js'] },
    '/_site/about': { preloads: ['/about.js'] },
  },
};

test('leaves only styles for the router to write into the page', () => {
  expect(withoutScripts(manifest)).toEqual({
    routes: { __root__: {}, '/_site': { css: ['/layout.css'] }, '/_site/': {}, '/_site/about': {} },
  });
});

test('asks for the files of every page in their order and for those of its own routes, each once, and for no other', () => {
  const script = lateStart(manifest, ['__root__', '/_site', '/_site/']);
  expect(script).toContain('(["/framework.js","/entry.js"],["/layout.js","/home.js"])');
  expect(script).not.toContain('about.js');
});

test('refuses a manifest without an entry', () => {
  expect(() => lateStart({ routes: {} }, ['/_site'])).toThrow('no entry');
});
