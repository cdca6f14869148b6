import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { openSession } from '../../testing/rest/rest-server.ts';
import { openTestApp } from '../../testing/test-app.ts';

/** Personal data and secrets, which no log line of any level may contain. */
const SECRETS = {
  email: 'canary-address@example.com',
  name: 'Canaryname',
  message: 'canary message text',
  search: 'canary-search',
  password: 'canary-password-1234',
  preview: 'canary-preview-key',
  query: 'canary-query-value',
  address: '203.0.113.77',
  mailLink: 'canary-mail-link-key',
};

async function openLoggedApp() {
  const lines: string[] = [];
  const { app, db } = await openTestApp({
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
    trustedProxies: ['127.0.0.1'],
  });
  return { app, db, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('no log line contains personal data or secrets, for any request and outcome', async () => {
  const { app, db, lines, read } = await openLoggedApp();
  const now = new Date().toISOString();
  const staff = { id: 'admin-1', email: SECRETS.email, name: SECRETS.name };
  await insertStaff(db, { ...staff, passwordHash: await hashPassword(SECRETS.password) }, now);
  const bearer = await openSession(db, now);
  const create = { name: 'Canary', scopes: ['posts.edit'], networks: [], expiresInDays: null };
  const created = await app.inject({
    method: 'POST',
    url: '/trpc/auth.apiKeys.create',
    payload: { json: create },
    headers: bearer,
  });
  const { key } = created.json<{ result: { data: { json: { key: string } } } }>().result.data.json;
  const withKey = { authorization: `Bearer ${key}` };
  const from = { 'x-forwarded-for': SECRETS.address, 'user-agent': SECRETS.name };
  const enquiry = { firstName: SECRETS.name, lastName: 'B', email: SECRETS.email, message: SECRETS.message };
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...from, ...headers } });
  const answers: string[] = [];
  async function askEverything() {
    await post('/api/contact', enquiry);
    await post('/trpc/contacts.send', { json: enquiry });
    await post('/api/subscribers', { email: SECRETS.email });
    await post('/api/subscribers', { email: `${SECRETS.email} ` + SECRETS.message });
    await post('/api/auth/login', { email: SECRETS.email, password: SECRETS.password });
    await post('/api/auth/login', { email: SECRETS.email, password: `${SECRETS.password}!` });
    await post('/api/posts', { title: SECRETS.message }, bearer);
    await post('/api/posts', { title: SECRETS.message }, withKey);
    for (const wrong of [withKey.authorization.slice(0, -1), `${withKey.authorization}0`]) {
      answers.push((await post('/api/posts', {}, { authorization: wrong })).body);
    }
    answers.push((await app.inject({ url: '/trpc/contacts.list', headers: withKey })).body);
    answers.push((await app.inject({ url: '/trpc/backup.list', headers: bearer })).body);
    await app.inject({ url: `/api/posts?q=${SECRETS.search}`, headers: from });
    await app.inject({ url: `/api/contacts?q=${SECRETS.search}`, headers: { ...from, ...bearer } });
    await app.inject({ url: `/trpc/posts.byId?input=${encodeURIComponent(`{"json":{"id":"${SECRETS.search}"}}`)}` });
    await app.inject({ url: `/preview/${SECRETS.preview}`, headers: from });
    await app.inject({ url: `/Preview%2f${SECRETS.preview}?x=1`, headers: from });
    await app.inject({ url: `/newsletter/confirm?t=${SECRETS.mailLink}`, headers: from });
    await app.inject({ method: 'POST', url: `/newsletter/confirm?t=${SECRETS.mailLink}`, headers: from });
    await app.inject({
      method: 'POST',
      url: '/newsletter/confirm',
      headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `t=${SECRETS.mailLink}`,
    });
    await post('/trpc/subscribers.links.confirm', { json: { token: SECRETS.mailLink } });
    await app.inject({ url: `/anything?token=${SECRETS.query}&email=${SECRETS.email}`, headers: from });
    const report = {
      'document-uri': `https://tideline.example/preview/${SECRETS.preview}?t=${SECRETS.query}`,
      'blocked-uri': `https://elsewhere.example/?t=${SECRETS.query}`,
      'violated-directive': 'img-src',
    };
    await app.inject({
      method: 'POST',
      url: '/reports/csp',
      headers: { ...from, 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': report }),
    });
  }
  await askEverything();
  const audit = await db.selectFrom('audit').selectAll().execute();
  for (const table of ['rate_limits', 'sessions', 'api_keys', 'confirmation_links'] as const) {
    await db.schema.dropTable(table).ifExists().execute();
  }
  await askEverything();

  const events = read();
  expect(events.filter(({ msg }) => msg === 'request failed').length).toBeGreaterThan(0);
  for (const secret of [...Object.values(SECRETS), bearer.authorization.slice('Bearer '.length)]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
  const secret = key.slice('tdl_'.length + 6);
  for (const text of [...lines, ...answers, JSON.stringify(audit)]) expect(text).not.toContain(secret.slice(0, 40));
  for (const event of events) {
    expect(event).toMatchObject({ time: expect.any(Number), level: expect.any(Number), reqId: expect.any(String) });
  }
});

test('refused sign-ins, rate limits and failures are logged with their request id', async () => {
  const { app, db, read } = await openLoggedApp();
  const login = () =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'ada@example.com', password: 'wrong' } });
  for (let attempt = 0; attempt < 6; attempt += 1) await login();
  await db.schema.dropTable('posts').execute();
  const failed = await app.inject('/api/posts');
  const events = read();
  expect(events).toContainEqual(expect.objectContaining({ event: 'sign-in refused', reqId: expect.any(String) }));
  expect(events).toContainEqual(expect.objectContaining({ event: 'limit reached', reqId: expect.any(String) }));
  await login();
  expect(read().filter(({ event }) => event === 'limit reached')).toHaveLength(1);
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    await app.inject({ url: '/api/contacts', remoteAddress });
  }
  expect(read().filter(({ event }) => event === 'access refused')).toHaveLength(3);
  const { requestId } = failed.json<{ requestId: string }>();
  expect(events).toContainEqual(expect.objectContaining({ event: 'failure', reqId: requestId }));
});

test('line breaks and control characters of a caller cannot forge log lines', async () => {
  const { app, lines } = await openLoggedApp();
  await app.inject('/a%0a{"level":60,"msg":"forged"}%1b[31m');
  for (const line of lines) {
    for (const control of ['\n', '\r', '\u001b']) expect(line.trimEnd()).not.toContain(control);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  }
});
