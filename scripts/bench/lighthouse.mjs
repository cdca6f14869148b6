/**
 * Lighthouse, fetched when somebody asks for it: it brings 110 packages and 170 MB, which nobody needs to run or test
 * the site (docs/decisions/015).
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { findBrowser } from '../programs.mjs';
import { Failure, root } from '../processes.mjs';
import { npmInstall } from '../tools.mjs';

const VERSION = '13.5.0';
const dir = join(root, '.tools/lighthouse');

/** @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number }} Scores 0 to 100 */
/**
 * @typedef {Scores & { lcpMs: number, tbtMs: number, cls: number, jsBytes: number, totalBytes: number,
 *   hosts: string[], complaints: string[] }} Audit hosts: which were asked; complaints: the audits that cost points
 */
/** @typedef {{ score: number | null, numericValue?: number, details?: { items: NetworkItem[] } }} AuditResult */
/** @typedef {{ url: string, transferSize?: number, resourceType?: string }} NetworkItem */
/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ audits: Record<string, AuditResult>, categories: Record<string, Category>, runtimeError?: { code: string, message: string } }} Report */

/** Puts Lighthouse in place; chrome-launcher comes with it, in the version that it asks for. */
export function fetchLighthouse() {
  return npmInstall(dir, [`lighthouse@${VERSION}`], `Lighthouse ${VERSION}`);
}

/**
 * Opens one browser for as long as `work` takes.
 * @template Result
 * @param {(audit: (url: string) => Promise<Audit>) => Promise<Result>} work `audit` measures one page, on a telephone
 * @returns {Promise<Result>}
 */
export async function withLighthouse(work) {
  const chromePath = findBrowser();
  if (chromePath === undefined) throw new Failure('No Chromium was found; install it or set CHROMIUM_PATH.');
  const { launch, Launcher } = await load('chrome-launcher/dist/index.js');
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const chromeFlags = ['--headless=new', '--no-sandbox', withoutAddressBar(Launcher.defaultFlags())];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    return await work(async (url) => {
      const flags = { port: chrome.port, output: 'json', logLevel: 'error', ignoreStatusCode: true };
      const { lhr } = await lighthouse(url, flags);
      // Now and then the browser's trace misses the beginning: only another visit helps.
      const isBroken = lhr.runtimeError?.code === 'NO_NAVSTART';
      return toAudit(isBroken ? (await lighthouse(url, flags)).lhr : lhr, new URL(url).host);
    });
  } finally {
    chrome.kill();
  }
}

/**
 * Chromium draws the lists of its address bar as two pages of their own, beside the page that is measured. Of several
 * flags of this name it heeds only the last.
 * @param {string[]} defaultFlags
 */
function withoutAddressBar(defaultFlags) {
  const name = '--disable-features=';
  const others = defaultFlags.find((flag) => flag.startsWith(name))?.slice(name.length);
  const unwanted = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'];
  return name + [...(others ? [others] : []), ...unwanted].join(',');
}

/** @param {string} file */
function load(file) {
  return import(pathToFileURL(join(dir, 'node_modules', file)).href);
}

/**
 * @param {Report} report
 * @param {string} ownHost
 * @returns {Audit}
 */
export function toAudit({ audits, categories, runtimeError }, ownHost) {
  if (runtimeError) throw new Failure(`Lighthouse could not measure the page: ${runtimeError.message}`);
  /** @param {string} id */
  const scoreOf = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  /** @param {string} id */
  const valueOf = (id) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => /^https?:/.test(url));
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? []);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    jsBytes: sum(scripts.map(({ transferSize }) => transferSize ?? 0)),
    totalBytes: valueOf('total-byte-weight'),
    hosts: [...new Set(requests.map(({ url }) => new URL(url).host))].filter((host) => host !== ownHost),
    complaints: judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
