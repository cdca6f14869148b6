import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../../env.ts';

/** Our variables, without those that Node itself and the C library read. */
const OURS = settingsIn('.env.example');
const ANSWERS = {
  SITE: 'www.example.com',
  POSTGRES_PASSWORD: 'spring-tide',
  ADMIN_PASSWORD: 'low tide at six in june',
};

type Service = {
  environment: Record<string, string>;
  volumes: string[];
  stop_grace_period: string;
  read_only: boolean;
  networks: string[];
};
type Compose = {
  services: Record<'site-1' | 'site-2' | 'proxy', Service>;
  networks: { site: { ipam: { config: [{ subnet: string }] } } };
};

test('the two servers of compose.yaml have valid settings and share database and files', () => {
  const { services, networks } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const [one, two] = [services['site-1'], services['site-2']];
  expect(two).toEqual(one);
  expect(unknownIn(Object.keys(one.environment))).toEqual([]);
  const given = Object.entries(one.environment).map(([name, value]) => [name, filledIn(value)]);
  const env = readEnv({ ...imageSettings(), ...Object.fromEntries(given) });
  expect(env).toMatchObject({
    isProduction: true,
    publicUrl: 'https://www.example.com',
    databaseUrl: 'postgres://tideline:spring-tide@database/tideline?sslmode=disable',
    trustedProxies: [networks.site.ipam.config[0].subnet],
    host: '0.0.0.0',
  });
  expect(one.volumes).toEqual([`site-data:${env.dataDir}`]);
  expect(one.read_only).toBe(true);
  expect(Number.parseInt(one.stop_grace_period)).toBeGreaterThan(10);
});

test('the proxy balances both servers and checks their readiness', () => {
  const caddyfile = read('deploy/Caddyfile');
  const { port } = readEnv(imageSettings());
  expect(caddyfile).toMatch(new RegExp(`reverse_proxy site-1:${port} site-2:${port}\\b`));
  expect(caddyfile).toContain('health_uri /readyz');
});

test('the image runs as its own user, and its health check is the readiness of the server', () => {
  const dockerfile = read('deploy/Dockerfile');
  expect(unknownIn(Object.keys(imageSettings()))).toEqual([]);
  const [, finalStage = ''] = dockerfile.split(/^FROM .*\n/m).slice(1);
  expect(finalStage).toMatch(/^USER tideline$/m);
  expect(JSON.parse(/^CMD (.+)$/m.exec(finalStage)?.[1] ?? '')).toEqual(['node', ...startWords()]);
  expect(finalStage).toMatch(/^HEALTHCHECK .*\/readyz/m);
  expect(finalStage).toContain(`VOLUME ${readEnv(imageSettings()).dataDir}`);
});

test('the systemd service has valid settings and a writable data folder', () => {
  const given = parseEnv(read('deploy/tideline.env'));
  expect(unknownIn(Object.keys(given))).toEqual([]);
  const service = read('deploy/tideline.service');
  expect(/^ExecStart=\S+\/node (.+)$/m.exec(service)?.[1]).toBe(startWords().join(' '));
  const [, folder] = /^StateDirectory=(.+)$/m.exec(service) ?? [];
  expect(readEnv(given)).toMatchObject({ isProduction: true, host: '127.0.0.1', dataDir: `/var/lib/${folder}` });
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(service) ?? [];
  expect(Number(seconds)).toBeGreaterThan(10);
});

test.each(['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'])(
  'the image and the service set %s as npm start does',
  (name) => {
    const [, setting] = new RegExp(`${name}: '(\\d+)'`).exec(read('scripts/built-server.mjs')) ?? [];
    expect(setting).toBeDefined();
    expect(imageSettings()).toHaveProperty(name, setting);
    expect(read('deploy/tideline.service')).toContain(`\nEnvironment=${name}=${setting}\n`);
  },
);

test('the server has a limit for the heap of V8, which otherwise depends on the memory of the machine', () => {
  expect(startWords()).toContainEqual(expect.stringMatching(/^--max-old-space-size=\d+$/));
});

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8');
}

/** The Node options of `npm start`. */
function startWords(): string[] {
  const [, list = ''] = /BUILT_SERVER = \[(.+)\];/.exec(read('scripts/built-server.mjs')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}

function settingsIn(path: string): Set<string> {
  return new Set([...read(path).matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name));
}

function unknownIn(names: string[]): string[] {
  return names.filter((name) => !OURS.has(name) && !name.startsWith('NODE_') && !name.startsWith('MALLOC_'));
}

/** Compose variable substitution: `${NAME}`, `${NAME:-default}`, `${NAME?what is missing}`, `${NAME:?…}`. */
function filledIn(text: string): string {
  return text.replace(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_, name: string, kind: string | undefined, word: string) => {
    const answer = Object.entries(ANSWERS).find(([key]) => key === name)?.[1];
    return answer ?? (kind === '-' ? word : '');
  });
}

/** The environment of the Dockerfile's last stage. */
function imageSettings(): Record<string, string> {
  const [, line = ''] = /^ENV (.+)$/m.exec(read('deploy/Dockerfile')) ?? [];
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=', 2) as [string, string]));
}
