import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestFolder } from '../testing/test-folder.ts';
import { withIntegrity } from './script-integrity.ts';

test('each script of a page carries the hash of its file, and nothing else is changed', async () => {
  const folder = await openTestFolder();
  // Source: the example of the SRI specification, https://www.w3.org/TR/SRI/#integrity-metadata-description
  await writeFile(`${folder}/entry.js`, "alert('Hello, world.');");
  const script = { attrs: { type: 'module', src: '/entry.js' } };
  const routes = { root: { preloads: ['/a.js'], scripts: [script] }, page: { css: ['/b.css'] } };
  const integrity = 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO';
  expect(await withIntegrity({ routes }, folder)).toEqual({
    routes: { ...routes, root: { preloads: ['/a.js'], scripts: [{ attrs: { ...script.attrs, integrity } }] } },
  });
});

test('a script that is not there is no page', async () => {
  const routes = { root: { scripts: [{ attrs: { src: '/gone.js' } }] } };
  await expect(withIntegrity({ routes }, await openTestFolder())).rejects.toThrow('ENOENT');
});
