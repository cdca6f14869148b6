/** @module-tag long */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeAt, wrongCodeAt } from '../../testing/authenticator.ts';
import { PasskeyDevice } from '../../testing/server/passkey-device.ts';
import { openWatchedSite, WATCHED_EMAIL, WATCHED_ORIGIN, type WatchedSite } from '../../testing/server/watched-site.ts';
import { openReceiver } from '../../testing/webhooks/receiver.ts';

type Headers = Record<string, string>;

/** Uses every secret as it is meant to be used. */
async function useSecrets(site: WatchedSite) {
  const { watch, password, act, query, post, ask, readToken, metricsToken, mailAccount } = site;
  const { token } = await act('auth.login', { email: WATCHED_EMAIL, password });
  const bearer = { authorization: `Bearer ${watch.add('session token', token)}` };
  const setup = await act('auth.secondFactor.begin', { password }, bearer);
  watch.add('authenticator secret', setup.secret);
  await query('auth.secondFactor.confirm', { code: wrongCodeAt(setup.secret, new Date().toISOString()) }, bearer);
  const code = watch.add('login code', codeAt(setup.secret, new Date().toISOString()));
  const { recoveryCodes } = await act('auth.secondFactor.confirm', { code }, bearer);
  watch.add('recovery code', recoveryCodes[0]);
  watch.add('used recovery code', recoveryCodes[1]);

  const device = new PasskeyDevice();
  const asked = await act('auth.passkeys.begin', { password, code: recoveryCodes[1] }, bearer);
  watch.add('challenge to register', asked.challenge);
  const registration = device.register(asked);
  watch.add('registration', registration.response.attestationObject.slice(-60));
  await act('auth.passkeys.add', { name: 'Laptop', response: registration }, bearer);
  const challenge = await act('auth.passkeys.challenge', {});
  watch.add('challenge to sign in', challenge.challenge);
  const response = device.signIn(challenge);
  watch.add('signature', response.response.signature.slice(12));
  watch.add('session of a passkey', (await act('auth.passkeys.signIn', { response })).token);
  await post('/trpc/auth.passkeys.signIn', { json: { response } });

  const scopes = ['posts.edit', 'posts.read-drafts', 'contacts.read'];
  const create = { name: 'Program', scopes, networks: [], expiresInDays: null };
  const { key } = await act('auth.apiKeys.create', create, bearer);
  watch.add('API key', key, key.slice(0, 10));
  const withKey = { authorization: `Bearer ${key}` };
  const post1 = { title: 'Tides', excerpt: 'Tides', content: 'Tides', author: 'Maya', category: 'SEO', tags: [] };
  const idempotencyKey = watch.add('idempotency key', randomBytes(18).toString('hex'));
  await post('/api/posts', post1, { ...withKey, 'idempotency-key': idempotencyKey });
  await post('/api/posts', { ...post1, title: '' }, { ...withKey, 'idempotency-key': idempotencyKey });

  const receiver = await openReceiver((_event, answer) => answer.writeHead(500).end('It is broken.'));
  const hook = { name: 'Board', url: 'https://hooks.tideline.example/in', events: ['enquiry.created'] };
  const { secret, webhook } = await act('webhooks.create', hook, bearer);
  watch.add('webhook secret', secret, 'whsec_');
  watch.add('new webhook secret', (await act('webhooks.rotate', { id: webhook.id }, bearer)).secret, 'whsec_');
  const calendar = `https://calendar.invalid/private-${randomBytes(12).toString('hex')}/basic.ics`;
  watch.add('calendar address', calendar, 'https://calendar.invalid/');
  await act('bookings.feed.save', { staffId: 'maya', url: calendar }, bearer);
  await act('bookings.feed.read', { staffId: 'maya' }, bearer);

  await act('mail.accounts.test', mailAccount, bearer);
  await act('mail.accounts.save', mailAccount, bearer);
  const wrong = { ...mailAccount, password: `${mailAccount.password}x` };
  for (const name of ['test', 'save']) {
    const { status, text } = await post(`/trpc/mail.accounts.${name}`, { json: wrong }, bearer);
    expect(status, `${name}: ${text}`).toBe(400);
  }

  await act('team.invite', { email: 'ida@example.com', name: 'Ida', role: 'author' }, bearer);
  const invitation = watch.add('invitation token', await readToken());
  await post('/trpc/team.joining.read', { json: { token: invitation } });
  await act('auth.passwordReset.request', { email: WATCHED_EMAIL });
  const reset = watch.add('reset token', await readToken());
  await post('/trpc/auth.passwordReset.finish', { json: { token: reset, newPassword: 'weak' } });
  await post('/trpc/auth.passwordReset.finish', { json: { token: reset, newPassword: 'eighteen otters swim' } });
  await ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  return { bearer, withKey, hookId: String(webhook.id), receiver };
}

/** Requests that fail, with a secret in each place. */
async function misuse({ ask, post }: WatchedSite, secret: string, withKey: Headers) {
  const url = encodeURIComponent(secret);
  for (const broken of [secret, `{"json":${secret}}`, `{"token":"${secret}"`]) {
    for (const path of ['/trpc/auth.login', '/api/auth/login', '/api/mcp']) await post(path, broken, withKey);
  }
  for (const token of [secret, secret.repeat(200), { [secret]: secret }]) {
    await post('/trpc/auth.passwordReset.finish', { json: { token, newPassword: token } });
    await post('/trpc/team.joining.read', { json: { token } });
    await post('/trpc/auth.passkeys.signIn', { json: { response: token } });
    await post('/api/posts', { title: 'Tides', status: token, tags: token, [secret]: 1 }, withKey);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
    await post('/api/mcp', { ...call, params: { name: 'draft_post', arguments: { title: token } } }, withKey);
    await post('/api/mcp', { ...call, params: { name: token } }, withKey);
  }
  for (const path of [
    `/?token=${url}`,
    `/api/posts?cursor=${url}`,
    `/api/posts?token=${url}`,
    `/api/contacts?since=${url}`,
  ]) {
    await ask(path);
    await ask(path, { headers: withKey });
  }
  await ask(`/trpc/posts.byId?input=${url}`);
  const header = secret.replaceAll(/[^\x21-\x7e]/g, '.');
  const headersOf: Headers[] = [
    { authorization: `Bearer ${header}` },
    { authorization: `Bearer ${header}x` },
    { authorization: `Basic ${header}` },
    { authorization: header },
    { cookie: `token=${header}` },
    { 'x-api-key': header },
    { referer: `${WATCHED_ORIGIN}/reset-password?token=${url}` },
    { ...withKey, 'idempotency-key': header.repeat(20) },
    { ...withKey, 'if-match': header },
    { 'x-request-id': header, traceparent: header },
  ];
  for (const headers of headersOf) {
    await post('/api/posts', { title: '' }, headers);
    await ask('/trpc/contacts.list', { headers });
  }
}

/** What staff read, of what the secrets were used for. */
const LISTS =
  'audit.list auth.apiKeys.list auth.passkeys.list auth.sessions backup.list backup.status bookings.hours ' +
  'mail.accounts.list mail.status mailbox.status team.list webhooks.deliveries webhooks.list';

/** One of each kind, which programs and people mistake for another. */
const MISUSED = ['API key', 'reset token', 'password', 'session token', 'invitation token', 'webhook secret'];

test('no secret is in a log line, an error, the audit log, an export, a list of backups or deliveries, or an answer of MCP', async () => {
  const site = await openWatchedSite();
  const { watch, db, lines, query, post, deliver, refuseMails, readMailbox, imapPassword, mailAccount, backUp } = site;
  const { bearer, withKey, hookId, receiver } = await useSecrets(site);

  await db.updateTable('webhooks').set({ url: receiver.url }).where('id', '=', hookId).execute();
  const enquiry = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'What can you do for us?' };
  await post('/api/contact', enquiry);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  await site.act('auth.passwordReset.request', { email: WATCHED_EMAIL });
  await refuseMails();
  await readMailbox(imapPassword).catch((error: unknown) => watch.see('the mailbox', String(error)));
  for (const file of await backUp()) expect(file).not.toContain(mailAccount.password);
  await post('/trpc/privacy.export', { json: { email: WATCHED_EMAIL, password: site.password } }, bearer);
  for (const name of MISUSED) await misuse(site, watch.secrets.get(name) ?? '', withKey);

  for (const name of LISTS.split(' ')) {
    const { status, text } = await query(name, { webhookId: hookId }, bearer);
    expect(status, `${name}: ${text}`).toBe(200);
  }
  watch.see('the audit log', JSON.stringify(await db.selectFrom('audit').selectAll().execute()));
  watch.see('the outbox', JSON.stringify(await db.selectFrom('mails').selectAll().execute()));
  for (const table of ['rate_limits', 'sessions', 'api_keys', 'password_resets', 'idempotency_keys'] as const) {
    await db.schema.dropTable(table).ifExists().execute();
  }
  // Failures of the database name their statement.
  for (const name of MISUSED.slice(0, 2)) await misuse(site, watch.secrets.get(name) ?? '', withKey);
  for (const line of lines) watch.see('the log', line);
  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThan(0);
  expect(watch.leaks()).toEqual([]);
}, 180_000);
