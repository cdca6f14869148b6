import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { buildPicture } from '../../testing/build-picture.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const IDLE = soakSize(200, 1000);
const SLOW = soakSize(50, 200);
const HUGE_BODIES = 30;
const MEGABYTE = 1_000_000;
const ABORTED = soakSize(30, 300);

async function listen(options: Parameters<typeof openTestApp>[0] = {}) {
  const { app, db } = await openTestApp(options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  /** Opens a connection; resolves when it is established. */
  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }
  /** Sends raw bytes and returns the whole response until the server closes the connection. */
  async function exchange(...pieces: (string | Buffer)[]): Promise<string> {
    const socket = await open();
    for (const piece of pieces) socket.write(piece);
    return text(socket).catch(() => '');
  }
  return { app, db, open, exchange, origin: `http://127.0.0.1:${port}` };
}

function probe(exchange: (request: string) => Promise<string>): Promise<string> {
  return exchange('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
}

test('silent and slow connections do not block others', async () => {
  const { open, exchange } = await listen();
  await Promise.all(Array.from({ length: IDLE }, open));
  const slow = await Promise.all(Array.from({ length: SLOW }, open));
  for (const letter of 'GET / HTTP/1.1\r\nHost: x\r\nX-') for (const socket of slow) socket.write(letter);
  for (const socket of slow.slice(0, SLOW / 2)) {
    socket.write('Slow: y\r\nContent-Length: 9000\r\n\r\n');
  }
  expect(await probe(exchange)).toContain('200 OK');
});

test('closes connections above the limit at once, and accepts new ones when others close', async () => {
  const { app, open, exchange } = await listen();
  app.server.maxConnections = 20;
  const kept = await Promise.all(Array.from({ length: 20 }, open));
  const refused = await open();
  await once(refused.resume(), 'close');
  for (const socket of kept) {
    socket.destroy();
    await once(socket, 'close');
  }
  await expect.poll(async () => probe(exchange).catch(() => '')).toContain('200 OK');
});

test.each([
  ['/api/subscribers', 'application/json'],
  ['/api/contact', 'application/json'],
  ['/trpc/subscribers.subscribe', 'application/json'],
  ['/forms/newsletter', 'application/x-www-form-urlencoded'],
  ['/reports/csp', 'application/csp-report'],
])(
  'refuses bodies of ten megabytes to %s before reading them, with or without a declared length',
  async (path, type) => {
    const { exchange } = await listen();
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n`;
    const declared = Array.from({ length: HUGE_BODIES }, () =>
      exchange(`${head}Content-Length: ${10 * MEGABYTE}\r\n\r\n`, Buffer.alloc(1000, 'x')),
    );
    for (const answer of await Promise.all(declared)) expect(answer).toContain('HTTP/1.1 413');
    const chunk = Buffer.alloc(MEGABYTE / 4, 'x');
    const undeclared = exchange(
      `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n`,
      chunk,
      '\r\n0\r\n\r\n',
    );
    expect(await undeclared).toContain('HTTP/1.1 413');
    expect(await probe(exchange)).toContain('200 OK');
  },
);

test('accepts a long post from staff on the same routes', async () => {
  const { app, db } = await listen();
  const headers = await signIn(db);
  const content = 'é'.repeat(200_000);
  const send = (own: object) =>
    app.inject({
      method: 'POST',
      url: '/trpc/posts.create',
      headers: { ...own },
      payload: { json: { title: 'Long', content } },
    });
  expect((await send(headers)).statusCode).toBe(200);
  expect((await send({ authorization: 'Bearer of-nothing' })).statusCode).toBe(401);
});

test('aborted uploads leave no files and release their slots', async () => {
  const mediaDir = await openTestFolder();
  const { db, open, origin } = await listen({ mediaDir });
  const headers = await signIn(db);
  const picture = await buildPicture({ width: 60, height: 40 });
  for (let begun = 0; begun < ABORTED; begun += 10) {
    const senders = await Promise.all(Array.from({ length: 10 }, open));
    for (const socket of senders) {
      socket.write(`POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\n`);
      socket.write(`Content-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`);
      socket.write(picture.subarray(0, picture.length / 2));
    }
    await expect.poll(async () => (await names(mediaDir)).length).toBeGreaterThan(0);
    for (const socket of senders) socket.destroy();
    await expect.poll(async () => names(mediaDir)).toEqual([]);
    await db.deleteFrom('rate_limits').execute(); // the rate limit of uploads is not under test
  }
  const answer = await fetch(`${origin}/api/media`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  expect(answer.status).toBe(201);
});

function names(mediaDir: string): Promise<string[]> {
  return readdir(`${mediaDir}/incoming`).catch(() => []);
}

async function signIn(db: Parameters<typeof insertStaff>[0]): Promise<{ authorization: string }> {
  const now = new Date().toISOString();
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' }, now);
  return openSession(db, now);
}

test.each<[string, string, RegExp]>([
  ['two lengths', smuggle('Content-Length: 5\r\nContent-Length: 6\r\n', 'hello'), /^HTTP\/1\.1 400/],
  ['length and chunks', smuggle('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), /^HTTP\/1\.1 400/],
  ['chunks spelled oddly', smuggle('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), /^HTTP\/1\.1 400/],
  ['chunks and more', smuggle('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'), /^HTTP\/1\.1 400/],
  ['a blank before the colon', smuggle('Content-Length : 5\r\n', 'hello'), /^HTTP\/1\.1 400/],
  ['a folded header', smuggle('X-A: b\r\n c\r\nContent-Length: 0\r\n', ''), /^HTTP\/1\.1 400/],
  ['a chunk of no size', smuggle('Transfer-Encoding: chunked\r\n', 'zz\r\n\r\n'), /^HTTP\/1\.1 400/],
  ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', /^HTTP\/1\.1 400/],
])('refuses %s and does not parse what follows as a request', async (_name, request, answer) => {
  const { exchange } = await listen();
  const said = await exchange(`${request}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(answer);
  expect(said).not.toContain('{"status":"ok"}');
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'DEBUG'])('refuses the method %s', async (method) => {
  const { exchange } = await listen();
  const target = method === 'CONNECT' ? 'x:80' : '/';
  const said = await exchange(
    `${method} ${target} HTTP/1.1\r\nHost: x\r\nX-Secret: canary\r\nConnection: close\r\n\r\n`,
  );
  expect(said).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
  expect(said).not.toContain('canary');
});

function smuggle(headers: string, body: string): string {
  return `POST /api/subscribers HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
}

test.each([
  '/.git/config',
  '/.env',
  '/.%2e/.%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/%252e%252e%252fetc%252fpasswd',
  '/assets/..%2f..%2fserver%2fentry-server.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/media/..%2f..%2ftideline.db',
  '/data/tideline.db',
  '/assets/',
  '/media/',
  '/package.json',
  '/server-status',
  '/metrics',
])('%s exposes no files of the machine', async (path) => {
  const { exchange } = await listen();
  const said = await exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 (?:400|403|404) /);
  expect(said).not.toMatch(/root:|SQLite format|"dependencies"|\[core\]|Index of/);
});
