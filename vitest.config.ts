import { defineConfig } from 'vitest/config';

/** A guard against what never ends, not a measure: a busy machine must not turn a test red. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'packages/domain', ...patience } },
      { test: { name: 'api-client', root: 'packages/api-client', ...patience } },
      { test: { name: 'api', root: 'apps/api', globalSetup: ['src/testing/global-setup.ts'], ...patience } },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'], ...patience } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'], ...patience } },
    ],
  },
});
