import { describe, expect, test } from 'vitest';
import { toAudit } from './lighthouse.mjs';
import { findShortfalls, medianOf, toTable } from './page-table.mjs';

const GOOD = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1712,
  tbtMs: 20.4,
  cls: 0,
  jsBytes: 124_000,
  totalBytes: 250_000,
  hosts: [],
  complaints: [],
};

describe('the bench of the pages', () => {
  test('takes the median of each number, and every host of any run', () => {
    const slow = { ...GOOD, performance: 80, lcpMs: 4000, hosts: ['fonts.example'] };
    const median = medianOf([slow, GOOD, { ...GOOD, lcpMs: 1500 }]);
    expect(median).toMatchObject({ performance: 99, lcpMs: 1712, hosts: ['fonts.example'] });
  });

  test('prints a table for a document', () => {
    expect(
      toTable(new Map([['/', GOOD]]))
        .split('\n')
        .at(-1),
    ).toMatch(/^\| \/ +\| +99 \| +100 \| +100 \| +100 \| 1\.71 s \| 20 ms \| 0\.000 \| 124 kB \| 250 kB \|$/);
  });

  test('is content with a page that is as good as it is meant to be', () => {
    expect(findShortfalls(new Map([['/', GOOD]]), '/gone')).toEqual([]);
  });

  test('says where a page falls short, and which audits cost the points', () => {
    const poor = {
      ...GOOD,
      performance: 97,
      seo: 92,
      cls: 0.02,
      hosts: ['cdn.example'],
      complaints: ['meta-description'],
    };
    expect(findShortfalls(new Map([['/about', poor]]), '/gone')).toEqual([
      '/about: performance 97, SEO 92, layout shift 0.020, a request to cdn.example (meta-description)',
    ]);
  });

  test('lets the page for what is missing be left out by search engines', () => {
    const missing = { ...GOOD, seo: 69, bestPractices: 96, complaints: ['is-crawlable'] };
    expect(findShortfalls(new Map([['/gone', missing]]), '/gone')).toEqual([]);
  });

  test('reads scores, weights and foreign hosts out of the report of Lighthouse', () => {
    const items = [
      { url: 'http://127.0.0.1:3000/a.js', transferSize: 700, resourceType: 'Script' },
      { url: 'https://fonts.example/f.woff2', transferSize: 900, resourceType: 'Font' },
      { url: 'data:image/png;base64,AA', resourceType: 'Image' },
    ];
    const seo = { score: 0.92, auditRefs: [{ id: 'meta-description', weight: 1 }] };
    const audits = { 'network-requests': { score: null, details: { items } }, 'meta-description': { score: 0 } };
    const audit = toAudit({ audits, categories: { seo } }, '127.0.0.1:3000');
    expect(audit).toMatchObject({ seo: 92, jsBytes: 700, hosts: ['fonts.example'], complaints: ['meta-description'] });
  });
});
