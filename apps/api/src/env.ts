import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { readDkim, type DkimKey } from './core/mail/dkim-key.ts';
import { dialectFor } from './core/store/dialect/dialect-of.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A hundred years, within the range of dates. */
const BACKUP_MAX = { days: 36_500, weeks: 5200 };

const flag = z.enum(['1', '0'], { error: 'must be 1 or 0' });

/** A whole number from 0. `of` is the unit, `zero` the meaning of 0, for the error message. */
function wholeNumber({ max, of = '', zero = '' }: { max: number; of?: string; zero?: string }) {
  const rule = `must be a whole number${of && ` of ${of}`} from 0 to ${max}${zero && `, 0 for ${zero}`}`;
  return z.coerce.number({ error: rule }).int(rule).min(0, rule).max(max, rule);
}

const envSchema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  PORT: wholeNumber({ max: 65_535 }).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: or postgres://')
    .optional(),
  DATA_DIR: z.string().default('data'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must be at least 12 characters long').max(256).optional(),
  SAMPLE_DATA: flag.optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isProxy), 'must be a list of addresses or networks such as 127.0.0.1, 10.0.0.0/8')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'must begin with smtp:// or smtps://')
    .refine(isSmtpUrl, 'must look like smtp://user:password@host:587, with special characters as %40 and the like')
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i, 'must be a domain such as example.com')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]{0,61}[a-z\d])?$/i, 'must be a name such as tideline')
    .optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\/.+$/, 'must begin with imaps:// or imap://')
    .refine(
      isImapUrl,
      'must look like imaps://user:password@host:993/INBOX, with special characters as %40 and the like',
    )
    .optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://cdn.example.com/purge' })
    .optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?[\x21-\x7e][\x20-\x7e]*$/, 'must be a header such as Authorization: Bearer token')
    .optional(),
  PAGE_CACHE_MB: wholeNumber({ max: 16_384, of: 'megabytes' }).default(64),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: wholeNumber({ max: BACKUP_MAX.days, of: 'days', zero: 'no scheduled backups' }).default(14),
  BACKUP_WEEKS: wholeNumber({ max: BACKUP_MAX.weeks, of: 'weeks', zero: 'none' }).default(3),
  WEBHOOKS_ALLOW_LOOPBACK: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

function readCdn(purgeUrl: string | undefined, header: string | undefined): Cdn | null {
  if (purgeUrl === undefined) return null;
  const [, name = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(header ?? '') ?? [];
  return { purgeUrl, header: name === '' ? null : [name, value] };
}

/** Whether a text is an IP address, a network, or a name for some networks. Host names would need a lookup. */
function isProxy(given: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const [address = '', range] = given.split('/', 2);
  const kind = isIP(address);
  if (kind === 0 || given.split('/').length > 2) return false;
  if (range === undefined) return true;
  if (kind === 4 && isIP(range) === 4) return true;
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (kind === 4 ? 32 : 128);
}

/** Whether a text names a server, without parts that would be ignored, such as options. */
function isSmtpUrl(url: string): boolean {
  const parsed = readServerUrl(url);
  return parsed !== null && ['', '/'].includes(parsed.pathname);
}

/** Whether a text names a mailbox; the folder is optional. */
function isImapUrl(url: string): boolean {
  const parsed = readServerUrl(url);
  return parsed !== null && parsed.username !== '' && parsed.password !== '';
}

/** The address of a server, without options; null for any other text. */
function readServerUrl(url: string): URL | null {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.hostname === '' || parsed.search !== '' || parsed.hash !== '') return null;
  try {
    decodeURIComponent(parsed.username + parsed.password + parsed.pathname);
  } catch {
    return null;
  }
  return parsed;
}

/** The address that purges a CDN in front of the site. */
export type Cdn = {
  purgeUrl: string;
  /** By which the CDN knows the site; null: it needs none. */
  header: readonly [name: string, value: string] | null;
};

/** The settings a server starts with; see `.env.example` for what each does. */
export type Env = {
  isProduction: boolean;
  isDevelopment: boolean;
  port: number;
  host: string;
  /** Public origin of the site, without a trailing slash; null: derived from the listening address. */
  publicUrl: string | null;
  databaseUrl: string;
  dataDir: string;
  adminEmail: string | null;
  adminPassword: string | null;
  /** Whether sample data is loaded into an empty database. */
  loadsSampleData: boolean;
  /** Addresses whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[];
  smtpUrl: string | null;
  /** Signs every mail; null: the site does not sign, but the mail server may. */
  dkim: DkimKey | null;
  /** The mailbox that receives bounces and replies; null: none is read. */
  imapUrl: string | null;
  /** The CDN in front of the site; null: none. */
  cdn: Cdn | null;
  /** Memory limit of the response cache; 0 disables it. */
  pageCacheMb: number;
  /** Bearer token of the Prometheus scraper; null: no metrics. */
  metricsToken: string | null;
  /** Webhooks may send to this machine; never in production. */
  allowsLoopback: boolean;
  /** Folder of uploaded pictures. */
  mediaDir: string;
  backupDir: string;
  /** Every folder written to, including the database's; they may be on several disks. */
  writtenDirs: string[];
  /** Retention of backups: all for `days`, then one per week for `weeks`. 0 days: no scheduled backups. */
  backupRetention: { days: number; weeks: number };
  logLevel: (typeof LOG_LEVELS)[number];
};

/**
 * Reads the environment; no other code does. An empty value counts as unset.
 * @throws Error with a sentence that names the first wrong variable
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The environment variable ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const env = parsed.data;
  const databaseUrl = env.DATABASE_URL ?? `file:${env.DATA_DIR}/tideline.db`;
  const mediaDir = resolve(env.DATA_DIR, 'media');
  const backupDir = resolve(env.BACKUP_DIR ?? `${env.DATA_DIR}/backups`);
  const databaseFile = dialectFor(databaseUrl).filePath(databaseUrl);
  const databaseDir = databaseFile === null ? [] : [dirname(resolve(databaseFile))];
  const isProduction = env.NODE_ENV === 'production';
  const allowsLoopback = env.WEBHOOKS_ALLOW_LOOPBACK === '1';
  if (allowsLoopback && isProduction) {
    throw new Error(
      'The environment variable WEBHOOKS_ALLOW_LOOPBACK is for development: it must not be 1 in production.',
    );
  }
  return {
    isProduction,
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    databaseUrl,
    dataDir: env.DATA_DIR,
    adminEmail: env.ADMIN_EMAIL ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    loadsSampleData: env.SAMPLE_DATA === undefined ? !isProduction : env.SAMPLE_DATA === '1',
    trustedProxies: env.TRUST_PROXY ?? [],
    smtpUrl: env.SMTP_URL ?? null,
    dkim: readDkim(env),
    imapUrl: env.IMAP_URL ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    allowsLoopback,
    cdn: readCdn(env.CDN_PURGE_URL, env.CDN_PURGE_HEADER),
    pageCacheMb: env.PAGE_CACHE_MB,
    mediaDir,
    backupDir,
    writtenDirs: [...new Set([resolve(env.DATA_DIR), mediaDir, backupDir, ...databaseDir])],
    backupRetention: { days: env.BACKUP_DAYS, weeks: env.BACKUP_WEEKS },
    logLevel: env.LOG_LEVEL,
  };
}
