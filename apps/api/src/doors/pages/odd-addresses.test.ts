/** @module-tag long */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openBuiltSite } from '../../testing/server/built-site.ts';

/** What a stranger puts into an address. Encoded, as a browser sends it. */
const VALUES = [
  'x'.repeat(201),
  'x'.repeat(3000),
  '%00',
  'a%00b',
  '%ff',
  '%E0%A4%A',
  '%F0%9F%8C%8A',
  '%D7%A9%D7%9C%D7%95%D7%9D',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  'toString',
  '..%2f..%2fetc%2fpasswd',
  '%3Cscript%3E',
];

/** The parameters that pages and lists read from the query. */
const PARAMETERS = [
  'category',
  'tag',
  'q',
  'page',
  'case',
  'form',
  't',
  'limit',
  'cursor',
  'status',
  'sort',
  'package',
];

type OpenApi = { paths: Record<string, Record<string, unknown>> };

test('no address makes a page or a REST path fail', async () => {
  const { origin, end } = await openBuiltSite();
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  const rest = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  const pages = pagePaths().map((path) => ({ path, method: 'get' }));
  const failed: string[] = [];
  for (const { path, method } of [...pages, ...rest]) {
    await Promise.all(addressesOf(path).map((address) => ask(origin, method, address, failed)));
  }
  expect(pages.length).toBeGreaterThan(20);
  expect(rest.length).toBeGreaterThan(10);
  expect(failed).toEqual([]);

  for (const path of ['/', '/blog?q=sea', '/api/posts', '/trpc/posts.list', '/api/openapi.json', '/favicon.ico']) {
    for (let waitMs = 0; waitMs < 20; waitMs += 2) await leaveEarly(origin, path, waitMs);
  }
  await fetch(`${origin}/readyz`);
  expect(await end()).not.toMatch(/"level":[56]0/);
}, 600_000); // thousands of requests

/** The path of every page, as the router of the web app knows it. */
function pagePaths(): string[] {
  const tree = readFileSync(new URL('../../../../web/src/routeTree.gen.ts', import.meta.url), 'utf8');
  return [...new Set([...tree.matchAll(/fullPath: '([^']*)'/g)].map(([, path = '']) => path))];
}

/** Each value as each parameter of a path, or of its query where it has none. */
function addressesOf(path: string): string[] {
  const parts = path.split('/');
  if (!parts.some(isParameter)) {
    return VALUES.flatMap((value) => [
      `${path}?${PARAMETERS.map((name) => `${name}=${value}`).join('&')}`,
      ...PARAMETERS.map((name) => `${path}?${name}=${value}`),
    ]);
  }
  return VALUES.map((value) => parts.map((part) => (isParameter(part) ? value : part)).join('/'));
}

function isParameter(part: string): boolean {
  return /^[$:{]/.test(part);
}

async function ask(origin: string, method: string, address: string, failed: string[]): Promise<void> {
  const answer = await fetch(origin + address, { method: method.toUpperCase(), redirect: 'manual' });
  const text = await answer.text();
  if ((answer.status >= 500 && answer.status !== 503) || /\n\s+at /.test(text)) {
    failed.push(`${answer.status} ${method} ${address.slice(0, 100)}`);
  }
}

/** Sends a request and closes the connection without waiting for the answer. */
function leaveEarly(origin: string, path: string, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: tideline\r\nAccept-Encoding: br\r\n\r\n`);
      setTimeout(() => socket.resetAndDestroy(), waitMs);
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}
