/** What Lighthouse found, as a table for docs/performance.md, and where it falls short. */

/** @typedef {import('./lighthouse.mjs').Audit} Audit */

const WANTED = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
/** Nothing, as far as the table shows it. */
const MAX_CLS = 0.0005;

/**
 * The median of each number; the hosts and complaints of all.
 * @param {Audit[]} audits at least one
 * @returns {Audit}
 */
export function medianOf(audits) {
  /** @param {(audit: Audit) => number} read */
  const median = (read) => {
    const sorted = audits.map(read).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median((audit) => audit.performance),
    accessibility: median((audit) => audit.accessibility),
    bestPractices: median((audit) => audit.bestPractices),
    seo: median((audit) => audit.seo),
    lcpMs: median((audit) => audit.lcpMs),
    tbtMs: median((audit) => audit.tbtMs),
    cls: median((audit) => audit.cls),
    jsBytes: median((audit) => audit.jsBytes),
    totalBytes: median((audit) => audit.totalBytes),
    hosts: [...new Set(audits.flatMap((audit) => audit.hosts))],
    complaints: [...new Set(audits.flatMap((audit) => audit.complaints))],
  };
}

/**
 * @param {Map<string, Audit>} audits by the page's path
 * @returns {string} Markdown
 */
export function toTable(audits) {
  const rows = [...audits].map(([path, audit]) => [
    path,
    `${audit.performance}`,
    `${audit.accessibility}`,
    `${audit.bestPractices}`,
    `${audit.seo}`,
    `${(audit.lcpMs / 1000).toFixed(2)} s`,
    `${Math.round(audit.tbtMs)} ms`,
    audit.cls.toFixed(3),
    `${(audit.jsBytes / 1000).toFixed(0)} kB`,
    `${(audit.totalBytes / 1000).toFixed(0)} kB`,
  ]);
  const head = ['page', 'perf.', 'access.', 'practices', 'SEO', 'LCP', 'TBT', 'CLS', 'JS', 'all'];
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  /** @param {string[]} cells */
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/**
 * A sentence for each page that is not as good as it is meant to be.
 * @param {Map<string, Audit>} audits by the page's path
 * @param {string} missingPath the page that says that there is none: search engines are meant to leave it out
 */
export function findShortfalls(audits, missingPath) {
  return [...audits].flatMap(([path, audit]) => {
    const isMissing = path === missingPath;
    const problems = [
      ...(audit.performance < WANTED.performance ? [`performance ${audit.performance}`] : []),
      ...(audit.accessibility < WANTED.accessibility ? [`accessibility ${audit.accessibility}`] : []),
      ...(audit.bestPractices < WANTED.bestPractices && !isMissing ? [`best practices ${audit.bestPractices}`] : []),
      ...(audit.seo < WANTED.seo && !isMissing ? [`SEO ${audit.seo}`] : []),
      ...(audit.cls >= MAX_CLS ? [`layout shift ${audit.cls.toFixed(3)}`] : []),
      ...audit.hosts.map((host) => `a request to ${host}`),
    ];
    if (problems.length === 0) return [];
    const why = isMissing || audit.complaints.length === 0 ? '' : ` (${audit.complaints.join(', ')})`;
    return [`${path}: ${problems.join(', ')}${why}`];
  });
}
