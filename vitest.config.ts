import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';

const common = {
  // Stops tests that hang; generous, because a busy machine must not turn a test red.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // A busy machine can stall a server. Locally, a test fails at its first failure; the closing lines name a repeated one.
  retry: process.env['CI'] ? 1 : 0,
  // A worker loads the modules once for all its test files, which saves a third of the time. Tests therefore may not mock
  // modules or leave changed module state behind.
  isolate: false,
};

/** Crashes and outages: `npm run chaos` runs them, not `npm test`. */
const CHAOS = '**/*.chaos.test.ts';

/** Clients and receivers in programs that `npm test` does not install: Java, Python, PHP, Bun, Deno, workerd. */
const CLIENTS = '**/*.clients.test.ts';

const apiSetup = fileURLToPath(new URL('apps/api/src/testing/global-setup.ts', import.meta.url));

const domSetup = fileURLToPath(new URL('apps/web/src/testing/dom-setup.ts', import.meta.url));

export default defineConfig({
  test: {
    // One more than processors, because tests wait for disks and databases.
    maxWorkers: availableParallelism() + 1,
    // `npm test` leaves out both, `.ci/run` those of the first; `npm run test:all` runs every test.
    tags: [
      { name: 'long', description: 'takes seconds by nature' },
      { name: 'postgres', description: 'the same test on the second database' },
    ],
    projects: [
      { test: { name: 'domain', root: 'packages/domain', ...common } },
      { test: { name: 'artwork', root: 'packages/artwork', ...common } },
      { test: { name: 'brand', root: 'packages/brand', ...common } },
      { test: { name: 'copy', root: 'packages/copy', ...common } },
      { test: { name: 'moving', root: 'packages/moving', ...common } },
      { test: { name: 'api-client', root: 'packages/api-client', exclude: [...defaultExclude, CLIENTS], ...common } },
      {
        test: {
          name: 'api',
          root: 'apps/api',
          exclude: [...defaultExclude, CHAOS, CLIENTS],
          globalSetup: [apiSetup],
          ...common,
        },
      },
      { test: { name: 'clients', root: 'apps/api', include: [CLIENTS], globalSetup: [apiSetup], ...common } },
      { test: { name: 'clients-runtimes', root: 'packages/api-client', include: [CLIENTS], ...common } },
      { test: { name: 'chaos', root: 'apps/api', include: [CHAOS], globalSetup: [apiSetup], ...common } },
      { test: { name: 'chaos-durability', root: 'packages/durability', include: [CHAOS], ...common } },
      { test: { name: 'web', root: 'apps/web', include: ['{src,scripts}/**/*.test.ts'], ...common } },
      {
        // Component tests, in a DOM without a browser.
        test: {
          name: 'web-dom',
          root: 'apps/web',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [domSetup],
          ...common,
        },
      },
      { test: { name: 'bench', root: 'bench', ...common } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], ...common } },
    ],
  },
});
