// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/server-process.ts';
import { staffLogin } from '../support/staff-login.ts';

const REQUESTS = 2000;
const CONNECTIONS = 32;
const WORDS = ['a', 'e', 'marketing', 'seo', 'the', 'in', 'o', 's'];

/** The requests that need the most memory, sent in turns. */
const KINDS: readonly ((origin: string, at: number, agent: Agent) => Promise<void>)[] = [
  (origin, at, agent) => send(`${origin}/blog?q=${wordAt(at)}`, agent),
  (origin, at, agent) => send(`${origin}/blog?q=${wordAt(at)}${at}`, agent),
  (origin, at, agent) => send(`${origin}/api/posts?limit=100&q=${wordAt(at)}`, agent),
  (origin, at, agent) => send(`${origin}/api/contact`, agent, enquiry(at)),
];

test('searches, lists and inquiries on 32 connections take at most 300 MB, and most of it is free a minute later', async ({}, testInfo) => {
  test.slow();
  const server = startServer({
    PORT: '0',
    DATA_DIR: testInfo.outputPath('data'),
    SAMPLE_DATA: '1',
    TRUST_PROXY: '127.0.0.1',
    ADMIN_EMAIL: staffLogin.email,
    ADMIN_PASSWORD: staffLogin.password,
  });
  try {
    const origin = await server.opened;
    const { pid = 0 } = server.process;
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    await send(`${origin}/blog`, agent);
    const idle = megabytes(pid, 'VmRSS');
    await Promise.all(Array.from({ length: REQUESTS }, async (_, at) => KINDS[at % KINDS.length]?.(origin, at, agent)));
    agent.destroy();
    expect(megabytes(pid, 'VmHWM')).toBeLessThan(300);
    await expect.poll(() => megabytes(pid, 'VmRSS') - idle, { timeout: 60_000 }).toBeLessThan(100);
  } finally {
    server.process.kill('SIGTERM');
    await server.exited;
  }
});

function wordAt(at: number): string {
  return WORDS[Math.floor(at / KINDS.length) % WORDS.length] ?? '';
}

function enquiry(at: number): string {
  return JSON.stringify({
    firstName: 'Ada',
    lastName: 'Marsh',
    email: `ada-${at}@example.com`,
    message: 'x'.repeat(2000),
  });
}

/** @param body of a POST, which is sent from a separate IP address because of the rate limits */
function send(url: string, agent: Agent, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br',
      ...(body !== undefined && { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() }),
    };
    const call = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      expect([200, 201]).toContain(response.statusCode);
      response.on('end', resolve).resume();
    });
    call.on('error', reject).end(body);
  });
}

function randomAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`;
}

/** Memory of a process in MiB. VmRSS: resident now; VmHWM: peak resident. */
function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
