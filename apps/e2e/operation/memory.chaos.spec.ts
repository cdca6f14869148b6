// oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a test needs
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/server-process.ts';
import { staffLogin } from '../support/staff-login.ts';

const SEARCHES = 1000;
const CONNECTIONS = 16;
const WORDS = ['a', 'e', 'marketing', 'seo', 'the', 'in', 'o', 's'];

test('searches on 16 connections take at most 300 MB, and most of it is free a minute later', async ({}, testInfo) => {
  test.slow();
  const server = startServer({
    PORT: '0',
    DATA_DIR: testInfo.outputPath('data'),
    SAMPLE_DATA: '1',
    ADMIN_EMAIL: staffLogin.email,
    ADMIN_PASSWORD: staffLogin.password,
  });
  try {
    const origin = await server.opened;
    const { pid = 0 } = server.process;
    await readPage(`${origin}/blog`);
    const idle = megabytes(pid, 'VmRSS');
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const searches = Array.from({ length: SEARCHES }, (_, at) => WORDS[at % WORDS.length]);
    await Promise.all(searches.map((word) => readPage(`${origin}/blog?q=${word}`, agent)));
    agent.destroy();
    expect(megabytes(pid, 'VmHWM')).toBeLessThan(300);
    await expect.poll(() => megabytes(pid, 'VmRSS') - idle, { timeout: 60_000 }).toBeLessThan(100);
  } finally {
    server.process.kill('SIGTERM');
    await server.exited;
  }
});

function readPage(url: string, agent?: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      expect(response.statusCode).toBe(200);
      response.on('end', resolve).resume();
    });
    request.on('error', reject);
  });
}

/** VmRSS: what a process has in memory; VmHWM: the most it has had. */
function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
