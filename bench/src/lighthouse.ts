/** Runs Lighthouse on every public page with the settings of a phone, and measures the JavaScript that `/` loads first. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { findFreePort } from '../../scripts/free-port.mjs';
import { npmInstall } from '../../scripts/install-packages.mjs';
import { toolsDir } from '../../scripts/tools.mjs';
import { findNewestPost } from './answers.ts';
import { type Server, startSite } from './servers.ts';
import { atMost, median, type Row } from './table.ts';

const VERSION = '13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TARGET = [98, 100, 100, 100];
/** The limits of the build for a page and for what it loads when it is idle: `apps/web/scripts/page-sizes.ts`. */
const FIRST_LOAD_KB = 126 + 1.5;
const RUNS = 3;
const MAX_OUTPUT_BYTES = 100_000_000;

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

export async function measurePages(): Promise<Row[]> {
  const folder = join(toolsDir, 'lighthouse');
  await npmInstall(folder, [`lighthouse@${VERSION}`], `Lighthouse ${VERSION}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  // Canonical links point to PUBLIC_URL; a link to another origin than the page's own lowers the SEO score.
  const port = String(await findFreePort());
  const site = await startSite({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
  const rows = [await measureScripts(site)];
  for (const path of [...PUBLIC_PATHS, `/blog/${await findNewestPost(site)}`]) {
    const reports: Report[] = [];
    // The first run does not count, since the server draws the page's pictures in it.
    for (let run = 0; run <= RUNS; run += 1) reports.push(await runLighthouse(program, site.origin + path));
    rows.push(toRow(path, reports.slice(1)));
  }
  await site.stop();
  return rows;
}

async function runLighthouse(program: string, url: string): Promise<Report> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH };
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], {
    env,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return JSON.parse(stdout) as Report;
}

function toRow(path: string, reports: readonly Report[]): Row {
  const scores = CATEGORIES.map((name) =>
    median(reports.map((it) => Math.round((it.categories[name]?.score ?? 0) * 100))),
  );
  const valueOf = (audit: string) => median(reports.map((it) => it.audits[audit]?.numericValue ?? Number.NaN));
  const seconds = (valueOf('largest-contentful-paint') / 1000).toFixed(2);
  return {
    what: `Lighthouse of ${path}`,
    target: `≥ ${TARGET.join('/')}`,
    measured: scores.join('/'),
    isMet: scores.every((score, at) => score >= (TARGET[at] ?? 100)),
    details: `LCP ${seconds} s, TBT ${Math.round(valueOf('total-blocking-time'))} ms`,
  };
}

/** Measures the scripts that the browser fetches before any interaction with the page. */
async function measureScripts({ origin }: Server): Promise<Row> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(?:$|\?)/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  await browser.close();
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return atMost('first-load JavaScript of /', FIRST_LOAD_KB, bytes / 1000, 'kB', `${sizes.length} files, brotli`);
}
