import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A guard against what never ends, not a measure: a busy machine must not turn a test red. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const apiSetup = fileURLToPath(new URL('apps/api/src/testing/global-setup.ts', import.meta.url));

export default defineConfig({
  test: {
    // The default leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', root: 'packages/domain', ...patience } },
      { test: { name: 'api-client', root: 'packages/api-client', ...patience } },
      { test: { name: 'api', root: 'apps/api', globalSetup: [apiSetup], ...patience } },
      { test: { name: 'web', root: 'apps/web', include: ['{src,scripts}/**/*.test.{ts,tsx}'], ...patience } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], ...patience } },
    ],
  },
});
