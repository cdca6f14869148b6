/**
 * `pnpm bench:editor [--keys=150]`: types into a post of 200,000 characters in the built editor, and into a bare text
 * field with the same text, in one browser. Prints the time from a key to the frame that shows it, and how the two
 * compare; ends with code 1 when the editor makes a keystroke wait.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../programs.mjs';
import { startSite } from './start-site.mjs';
import { buildLongText, quantile, TEXT_LENGTH, typeAndMeasure } from './typing.mjs';

/**
 * What nobody notices: three frames. Source: a key that is answered within 50 ms still feels immediate, and the browser
 * alone takes half of that for a text of this length.
 */
const UNNOTICED_MS = 50;
/** A slow or busy machine exceeds that by itself; there, what the editor adds to the bare field of the same run counts. */
const MAX_RATIO = 1.5;
const ROUNDS = 6;

const { values } = parseArgs({ options: { keys: { type: 'string', default: '150' } } });
const keys = Math.max(20, Number(values.keys) || 150);
const staff = { email: 'bench@example.com', password: 'a long bench passphrase 9' };

const site = await startSite({ ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password });
const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const text = buildLongText();
  const { token, user } = await post('/api/auth/login', staff);
  const { id } = await post('/api/posts', { title: 'A long post', content: text }, token);
  const entries = Object.entries({ authToken: token, user: JSON.stringify(user) });
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
  });

  const bare = await context.newPage();
  await bare.setContent('<textarea rows="20" style="width: 600px; font: 15px/1.6 monospace"></textarea>');
  const bareField = bare.locator('textarea');
  // Filling it as Playwright does would type all of it.
  await bareField.evaluate((/** @type {any} */ element, value) => {
    element.value = value;
  }, text);
  const editor = await context.newPage();
  await editor.goto(`${site.origin}/admin/blog?edit=${id}`);
  const editorField = editor.getByRole('textbox', { name: 'Content', exact: true });
  await editorField.waitFor();
  await editor.waitForTimeout(5000); // the preview of all of it is there

  // In turns, so that a busy moment of the machine meets both.
  const measured = { bare: emptyRun(), editor: emptyRun() };
  for (let round = 0; round < ROUNDS; round += 1) {
    add(measured.bare, await typeAndMeasure(bare, bareField, Math.ceil(keys / ROUNDS)));
    add(measured.editor, await typeAndMeasure(editor, editorField, Math.ceil(keys / ROUNDS)));
  }
  process.exitCode = report(measured.bare, measured.editor);
} finally {
  await browser.close();
  await site.stop();
}

/** @typedef {import('./typing.mjs').TypingRun} TypingRun */

/** @returns {TypingRun} */
function emptyRun() {
  return { paintMs: [], longTasksMs: [] };
}

/**
 * @param {TypingRun} sum
 * @param {TypingRun} run
 */
function add(sum, run) {
  sum.paintMs.push(...run.paintMs);
  sum.longTasksMs.push(...run.longTasksMs);
}

/**
 * @param {TypingRun} bareRun
 * @param {TypingRun} editorRun
 * @returns {number} the exit code
 */
function report(bareRun, editorRun) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${browser.version()}, ${process.platform}`;
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${editorRun.paintMs.length} keys each into ${TEXT_LENGTH.toLocaleString('en-US')} characters\n`);
  console.log('| key to paint |   p50 |   p95 |   max | tasks over 50 ms |');
  console.log('| ------------ | ----: | ----: | ----: | ---------------: |');
  console.log(row('bare field', bareRun));
  console.log(row('editor', editorRun));
  const ratios = [0.5, 0.95].map((part) => quantile(editorRun.paintMs, part) / quantile(bareRun.paintMs, part));
  console.log(
    `| ratio        | ${ratios.map((ratio) => ratio.toFixed(2).padStart(5)).join(' | ')} |       |                  |\n`,
  );
  const isLagging = [0.5, 0.95].some(
    (part, at) => quantile(editorRun.paintMs, part) > UNNOTICED_MS && (ratios[at] ?? Infinity) > MAX_RATIO,
  );
  console.log(isLagging ? 'The editor makes typing wait.' : 'Typing waits for nothing.');
  return isLagging ? 1 : 0;
}

/**
 * @param {string} label
 * @param {TypingRun} run
 */
function row(label, { paintMs, longTasksMs }) {
  const cells = [quantile(paintMs, 0.5), quantile(paintMs, 0.95), Math.max(...paintMs)];
  const times = cells.map((ms) => ms.toFixed(1).padStart(5)).join(' | ');
  return `| ${label.padEnd(12)} | ${times} | ${String(longTasksMs.length).padStart(16)} |`;
}

/**
 * @param {string} path
 * @param {object} body
 * @param {string} [bearer]
 */
async function post(path, body, bearer) {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return /** @type {Promise<any>} */ (response.json());
}
