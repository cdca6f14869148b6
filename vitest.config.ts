import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'packages/domain' } },
      { test: { name: 'api-client', root: 'packages/api-client' } },
      {
        test: {
          name: 'api',
          root: 'apps/api',
          globalSetup: ['src/testing/global-setup.ts'],
          // Hashing passwords and copying databases take their time where several test files share two cores.
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
    ],
  },
});
