/**
 * `npm run bench [-- PART …]`: measures speed relative to a bare counterpart in the same run. A run of all parts writes the
 * table of docs/performance.md; a run of single parts only prints their rows, unless `--write` is given: then it replaces them there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/processes.mjs';
import { measureCachedAnswers, measureReads, measureWrites } from './answers.ts';
import { measureEditor } from './editor.ts';
import { measureImport } from './import.ts';
import { measurePages } from './lighthouse.ts';
import { measureInteractions } from './interactions.ts';
import { measureLists } from './lists.ts';
import { measureMoving } from './moving.ts';
import { measureRendering } from './rendering.ts';
import { measureSearch } from './search.ts';
import { measureNewsletter } from './newsletter.ts';
import { measureStart } from './start.ts';
import { measureWebhooks } from './webhooks.ts';
import { replaceRows, type Row, toCells, toTable } from './table.ts';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);

const PARTS: Record<string, () => Promise<Row[]>> = {
  cached: measureCachedAnswers,
  reads: measureReads,
  writes: measureWrites,
  rendering: measureRendering,
  search: measureSearch,
  start: measureStart,
  pages: measurePages,
  interactions: measureInteractions,
  editor: measureEditor,
  lists: measureLists,
  import: measureImport,
  moving: measureMoving,
  newsletter: measureNewsletter,
  webhooks: measureWebhooks,
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`);
    return 1;
  }
  const measured = new Map<string, Row[]>();
  for (const [name, measure] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.error(`Measuring ${name}…`);
    measured.set(name, await measure());
  }
  const load = loadavg().map((value) => value.toFixed(1));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
  const [run, date] = [`${machine}, load ${load.join(' ')}`, new Date().toISOString().slice(0, 10)];
  console.log(`${run}\n\n${toTable(toCells(measured, date))}`);
  if (positionals.length === 0 || values.write) {
    const change = { run, parts: Object.keys(PARTS), measured, date };
    writeFileSync(DOCUMENT, replaceRows(readFileSync(DOCUMENT, 'utf8'), change));
  }
  return [...measured.values()].flat().every(({ isMet }) => isMet !== false) ? 0 : 1;
});
