import { expect, test } from 'vitest';
import { startScript, withoutScripts } from './late-start.ts';

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

test('loads the files of every page and of the page’s own routes in this order, each once, and no other', () => {
  const script = startScript(manifest, [{ routeId: '__root__' }, { routeId: '/_site' }, { routeId: '/_site/' }]);
  expect(script).toContain('("/entry.js",["/framework.js","/entry.js","/layout.js","/home.js"])');
  expect(script).not.toContain('about.js');
});

test('refuses a manifest without an entry', () => {
  expect(() => startScript({ routes: {} }, [{ routeId: '/_site' }])).toThrow('no entry');
});
