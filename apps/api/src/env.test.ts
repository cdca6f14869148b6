import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('everything has a default', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: 'file:data/tideline.db',
    dataDir: 'data',
    trustedProxies: [],
    isProduction: false,
    loadsSampleData: true,
    pageCacheMb: 64,
    logLevel: 'info',
  });
});

test('sample data is loaded by default except in production', () => {
  expect(readEnv({ NODE_ENV: 'production' }).loadsSampleData).toBe(false);
  expect(readEnv({ NODE_ENV: 'production', SAMPLE_DATA: '1' }).loadsSampleData).toBe(true);
  expect(readEnv({ SAMPLE_DATA: '0' }).loadsSampleData).toBe(false);
});

test('webhooks to this machine are allowed on request, and never in production', () => {
  expect(readEnv({}).allowsLoopback).toBe(false);
  expect(readEnv({ WEBHOOKS_ALLOW_LOOPBACK: '1' }).allowsLoopback).toBe(true);
  expect(readEnv({ NODE_ENV: 'production', WEBHOOKS_ALLOW_LOOPBACK: '0' }).allowsLoopback).toBe(false);
  expect(() => readEnv({ NODE_ENV: 'production', WEBHOOKS_ALLOW_LOOPBACK: '1' })).toThrow(
    'The environment variable WEBHOOKS_ALLOW_LOOPBACK is for development: it must not be 1 in production.',
  );
});

test('an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: null });
});

test('lists and URLs are normalized', () => {
  const env = readEnv({
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8, 192.168.0.0/255.255.0.0, loopback',
    PUBLIC_URL: 'https://www.example.com/',
    DATA_DIR: '/srv/tideline',
  });
  expect(env.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '192.168.0.0/255.255.0.0', 'loopback']);
  expect(env.publicUrl).toBe('https://www.example.com');
  expect(env.databaseUrl).toBe('file:/srv/tideline/tideline.db');
});

test('lists every written folder once', () => {
  const env = readEnv({ DATA_DIR: '/srv/tideline', DATABASE_URL: 'file:/mnt/db/site.db', BACKUP_DIR: '/mnt/backups' });
  expect(env.writtenDirs).toEqual(['/srv/tideline', '/srv/tideline/media', '/mnt/backups', '/mnt/db']);
  expect(readEnv({ DATA_DIR: '/srv/tideline' }).writtenDirs).toHaveLength(3);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'example.com'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['SAMPLE_DATA', 'yes'],
  ['TRUST_PROXY', 'proxy.example.com'],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['SMTP_URL', 'localhost'],
  ['SMTP_URL', 'smtp://agency:50%@mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com?tls.rejectUnauthorized=false'],
  ['IMAP_URL', 'https://mail.example.com'],
  ['IMAP_URL', 'imaps://mail.example.com/INBOX'],
  ['IMAP_URL', 'imaps://bounces:50%@mail.example.com'],
  ['PAGE_CACHE_MB', 'much'],
  ['PAGE_CACHE_MB', '-1'],
  ['PAGE_CACHE_MB', '1.5'],
  ['BACKUP_DAYS', '1.5'],
  ['BACKUP_DAYS', '999999999'],
  ['BACKUP_WEEKS', '-1'],
  ['BACKUP_WEEKS', '999999999'],
  ['WEBHOOKS_ALLOW_LOOPBACK', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
])('%s=%s is refused with a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The environment variable ${name} must .+\\.$`));
});

test('a CDN has an address and may have a header', () => {
  expect(readEnv({}).cdn).toBeNull();
  expect(readEnv({ CDN_PURGE_URL: 'https://cdn.example/purge' }).cdn).toEqual({
    purgeUrl: 'https://cdn.example/purge',
    header: null,
  });
  const given = { CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_HEADER: 'Authorization: Bearer a:b' };
  expect(readEnv(given).cdn?.header).toEqual(['Authorization', 'Bearer a:b']);
  for (const wrong of ['token', 'Name:', 'Name: a\nX: b', ': x'])
    expect(() => readEnv({ ...given, CDN_PURGE_HEADER: wrong })).toThrow('CDN_PURGE_HEADER must be a header');
});
