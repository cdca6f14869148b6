import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { startOwnServer } from '../support/own-server.ts';

/** The hash of each page, without what differs between two builds or two days. `RENEW=1` writes it after a change of the pages. */
const HASHES = new URL('untouched-pages.json', import.meta.url);

const PATHS = [
  '/',
  '/about',
  '/services',
  '/case-studies',
  '/blog',
  '/newsletter/issues',
  '/this-page-does-not-exist',
  '/healthcare',
  '/professional-services',
  '/legal-practices',
  '/marketing-agencies',
  '/case-studies/personal-injury-law',
  '/case-studies/medical-spa',
  '/case-studies/consulting-firm',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
];

test('an untouched site has the pages that are built in, to the byte', async ({ request }, testInfo) => {
  const site = await startOwnServer(testInfo.outputPath('data'), { SAMPLE_DATA: '0' });
  const found: Record<string, string> = {};
  for (const path of PATHS) {
    const html = await (await request.get(site.url + path)).text();
    found[path] = createHash('sha256').update(withoutBuild(html, site.url)).digest('hex').slice(0, 32);
  }
  await site.stop();
  if (process.env['RENEW'] === '1') await writeFile(HASHES, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(await readFile(HASHES, 'utf8')));
});

/** A page without scripts and styles, addresses of built files, ids that React makes, the origin, and the year of the footer. */
function withoutBuild(html: string, origin: string): string {
  return html
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/\/assets\/[\w.-]+/g, '')
    .replaceAll(/\?v=\w+/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(origin, '')
    .replaceAll(/_R_\w+_/g, '')
    .replaceAll(/2024–\d{4}/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '');
}
