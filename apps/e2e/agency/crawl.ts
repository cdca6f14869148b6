import { PUBLIC_PATHS } from '../support/site-map.ts';
import { leftoversIn } from './leftovers.ts';

/** What the site answers to visitors and programs, beside its pages. */
const OTHERS = [
  '/ski-resorts',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/.well-known/security.txt',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/mcp',
  '/api/docs/rules',
  '/api/site',
  '/api/nothing',
  '/discovery-call',
  '/newsletter/issues',
  '/no-such-page',
  '/about.md',
];

/** What is left of the built-in agency on public pages and in documents, each with its address. */
export async function findLeftovers(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of [...PUBLIC_PATHS, ...OTHERS]) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
    const text = `${JSON.stringify(Object.fromEntries(answer.headers))}\n${await answer.text()}`;
    found.push(...leftoversIn(text).map((left) => `${path}: ${left}`));
  }
  return found;
}
