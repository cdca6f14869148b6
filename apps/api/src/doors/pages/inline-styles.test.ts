import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeSharedStyles } from './inline-styles.ts';
import { ROOT_ROUTE } from './page-manifest.ts';

test('removes the global styles from the manifest and keeps those of single pages', async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'tideline-styles-'));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  await writeFile(join(clientDir, 'site.css'), 'a{color:red}');
  const about = { css: ['/about.css'] };
  const root = { preloads: ['/framework.js'], css: ['/site.css'] };

  const taken = await takeSharedStyles({ routes: { [ROOT_ROUTE]: root, '/about': about } }, clientDir);
  expect(taken.styles).toBe('a{color:red}');
  expect(taken.manifest.routes).toEqual({ [ROOT_ROUTE]: { preloads: ['/framework.js'] }, '/about': about });
});
