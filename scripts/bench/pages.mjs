/**
 * `pnpm bench:pages [--runs=3] [PATH …]`: Lighthouse on every public page of the built site, with sample data. Prints a
 * table; ends with code 1 when a page is not as good as it is meant to be.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { PUBLIC_PATHS } from '../../packages/domain/src/site/site-path.ts';
import { Failure } from '../processes.mjs';
import { withLighthouse } from './lighthouse.mjs';
import { findShortfalls, medianOf, toTable } from './page-table.mjs';
import { startSite } from './start-site.mjs';

const MISSING_PATH = '/no-such-page';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Math.max(1, Number(values.runs) || 3);

const site = await startSite();
try {
  const paths = positionals.length > 0 ? positionals : [...PUBLIC_PATHS, await findPost(site.origin), MISSING_PATH];
  const audits = await auditAll(site.origin, paths);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${process.platform}`;
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}; median of ${runs}\n\n${toTable(audits)}\n`);
  const shortfalls = findShortfalls(audits, MISSING_PATH);
  console.log(shortfalls.length === 0 ? 'Every page is as good as it is meant to be.' : shortfalls.join('\n'));
  process.exitCode = shortfalls.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}

/**
 * @param {string} origin
 * @param {string[]} paths
 */
async function auditAll(origin, paths) {
  return withLighthouse(async (audit) => {
    /** @type {Map<string, import('./lighthouse.mjs').Audit>} */
    const audits = new Map();
    for (const path of paths) {
      process.stderr.write(`${path} `);
      // Not counted: the first visit of all has the server draw the page's prints, on the processor that is measured.
      await audit(origin + path);
      const found = [];
      for (let at = 0; at < runs; at += 1) found.push(await audit(origin + path));
      audits.set(path, medianOf(found));
    }
    process.stderr.write('\n');
    return audits;
  });
}

/** The newest post's path. @param {string} origin */
async function findPost(origin) {
  const response = await fetch(`${origin}/api/posts?limit=1`);
  const [post] = /** @type {{ id: string }[]} */ (await response.json());
  if (!post) throw new Failure('There is no post to measure.');
  return `/blog/${post.id}`;
}
