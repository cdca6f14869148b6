/** Starts the built site on a fresh folder, for all tests but those that start one of their own. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BUILT_SERVER } from '../../scripts/built-server.mjs';
import { findFreePort } from '../../scripts/free-port.mjs';
import { findBrowser } from '../../scripts/programs.mjs';
import { staffLogin } from './support/staff-login.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outputDir = fileURLToPath(new URL('test-results', import.meta.url));

// The workers read this file again, in the environment of the process that chose port and browser.
const port = (process.env['E2E_SITE_PORT'] ??= String(await findFreePort()));
const browser = (process.env['CHROMIUM_PATH'] ??= findBrowser());
const origin = `http://127.0.0.1:${port}`;

/**
 * What a whole Chromium is to leave out. It would draw the lists of its address bar as two pages of their own for every
 * test, which takes a third of the time. The others are Playwright's, whose list this one takes the place of.
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

/** What takes long by its nature: `npm test` leaves it to `npm run chaos`. */
const CHAOS = '*.chaos.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir,
  // Two keep two processors busy but for a tenth of the time, in which they wait for the servers.
  workers: 3,
  // A busy machine may let a browser stall; whoever works on a test sees its first failure.
  retries: process.env['CI'] ? 2 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Generous: on a machine that is busy, a test is to be slow, not red.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    launchOptions: { executablePath: browser, args: [`--disable-features=${unwantedFeatures.join()}`] },
    viewport: { width: 1280, height: 800 },
    // Nothing moves unless a test is about what moves.
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
      DATABASE_URL: '', // a developer's own database must not be the one that is tested on
      DATA_DIR: `${outputDir}/site-${port}`,
      SAMPLE_DATA: '1',
      ADMIN_EMAIL: staffLogin.email,
      ADMIN_PASSWORD: staffLogin.password,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      BACKUP_DAYS: '0', // none at the full hour, in the middle of the tests
    },
  },
});
