/** Starts the built site with a fresh data folder, for all tests that do not start their own server. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BUILT_SERVER } from '../../scripts/built-server.mjs';
import { findFreePort } from '../../scripts/free-port.mjs';
import { findBrowser } from '../../scripts/programs.mjs';
import { staffLogin } from './support/staff-login.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outputDir = fileURLToPath(new URL('test-results', import.meta.url));

// Workers load this file again and inherit port and browser from the main process through the environment.
const port = (process.env['E2E_SITE_PORT'] ??= String(await findFreePort()));
const browser = (process.env['CHROMIUM_PATH'] ??= findBrowser());
// Without a locale, Chromium names a download with non-ASCII letters "download".
process.env['LC_ALL'] = 'C.UTF-8';
const origin = `http://127.0.0.1:${port}`;

/**
 * Features to disable in a full Chromium. The pop-up of its address bar would render two extra pages per test, a third of the
 * time. The others come from Playwright's own list, which this list replaces.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Slow tests: `npm run chaos` runs them, not `npm test`. */
const CHAOS = '*.chaos.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir,
  // Two workers keep two processors only 90 % busy; the rest is time waiting for the servers.
  workers: 3,
  // A busy machine can stall a browser, so CI retries. Locally, the first failure counts.
  retries: process.env['CI'] ? 2 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Long, so that a test on a busy machine is slow and does not fail.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    launchOptions: { executablePath: browser, args: [`--disable-features=${unwantedFeatures.join()}`] },
    viewport: { width: 1280, height: 800 },
    // No motion, except in tests of motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testIgnore: CHAOS },
    { name: 'chaos', testMatch: CHAOS },
  ],
  webServer: {
    command: `"${process.execPath}" ${BUILT_SERVER.join(' ')}`,
    cwd: root,
    url: `${origin}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: origin,
      DATABASE_URL: '', // never test on a developer's own database
      DATA_DIR: `${outputDir}/site-${port}`,
      SAMPLE_DATA: '1',
      ADMIN_EMAIL: staffLogin.email,
      ADMIN_PASSWORD: staffLogin.password,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      BACKUP_DAYS: '0', // no hourly backup in the middle of the tests
    },
  },
});
