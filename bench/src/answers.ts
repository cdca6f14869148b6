/**
 * Compares responses of the site with a bare Fastify that sends the same bytes, runs the same query, or inserts the same row.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { compare } from './load.ts';
import { openFolder, type Server, startBare, startSite } from './servers.ts';
import type { Row } from './table.ts';

/** The age from which on the site compresses responses at level 11. */
const SETTLED_MS = 61_000;
const BROTLI = { 'accept-encoding': 'br' };
/** Headers that each server sets by itself, so they are not copied. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** Compares cached pages and lists with fixed bytes compressed at brotli level 11. */
export async function measureCachedAnswers(): Promise<Row[]> {
  const site = await startSite();
  const postId = await findNewestPost(site);
  const measured = [
    { what: 'a cached /', path: '/', target: 0.75 },
    { what: 'a cached post', path: `/blog/${postId}`, target: 0.75 },
    { what: 'GET /api/posts', path: '/api/posts?limit=30', target: 0.7 },
    { what: 'RSS', path: '/rss.xml', target: 0.7 },
  ];
  const folder = openFolder();
  const answers = await Promise.all(
    measured.map(async ({ path: url }, at) => {
      const compressed = await fetch(site.origin + url, { headers: BROTLI });
      const headers = Object.fromEntries([...compressed.headers].filter(([name]) => !OWN_HEADERS.has(name)));
      const bodyFile = join(folder, `${at}.br`);
      const plain = Buffer.from(await compressed.arrayBuffer()); // fetch has decompressed the body
      writeFileSync(bodyFile, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      return { url, headers, bodyFile };
    }),
  );
  await sleep(SETTLED_MS);
  const bare = await startBare({ answers });
  const rows: Row[] = [];
  const options = { headers: BROTLI };
  for (const { what, path, target } of measured) {
    rows.push(...(await compare(what, target, { server: site, path, options }, { server: bare, path, options })));
  }
  await Promise.all([site.stop(), bare.stop()]);
  return rows;
}

/** Compares a tRPC query with the same query in a bare tRPC router, and with its two SQL statements and superjson alone. */
export async function measureReads(): Promise<Row[]> {
  return withDatabase((site, bare, postId) => {
    const path = `/trpc/posts.byId?input=${encodeURIComponent(JSON.stringify({ json: { id: postId } }))}`;
    const further = { 'a route without tRPC and Kysely': { server: bare, path: '/read' } };
    return compare('a tRPC read', 0.4, { server: site, path }, { server: bare, path }, further);
  });
}

/**
 * Compares the writes of visitors with a route that checks and inserts the same row, and with an insert without checks or
 * indexes.
 */
export async function measureWrites(): Promise<Row[]> {
  return withDatabase(async (site, bare) => {
    const rows: Row[] = [];
    for (const [what, path, kind] of [
      ['an enquiry', '/contact', 'enquire'],
      ['a sign-up', '/subscribers', 'subscribe'],
    ] as const) {
      const options = { vary: { kind } };
      const sides = [
        { server: site, path: `/api${path}`, options },
        { server: bare, path, options },
      ] as const;
      const further = { 'a prepared insert into a bare table': { server: bare, path: '/write', options } };
      rows.push(...(await compare(what, 0.4, ...sides, further)));
    }
    return rows;
  });
}

async function withDatabase(measure: (site: Server, bare: Server, postId: string) => Promise<Row[]>): Promise<Row[]> {
  const folder = openFolder();
  const site = await startSite({ DATA_DIR: folder });
  const postId = await findNewestPost(site);
  const bare = await startBare({ database: { file: join(folder, 'tideline.db'), postId } });
  const rows = await measure(site, bare, postId);
  await Promise.all([site.stop(), bare.stop()]);
  return rows;
}

export async function findNewestPost({ origin }: Server): Promise<string> {
  const [post] = (await (await fetch(`${origin}/api/posts?limit=1`)).json()) as { id: string }[];
  return post?.id ?? '';
}
