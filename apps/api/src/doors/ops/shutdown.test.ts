/** @module-tag long */
import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../core/store/open-database.ts';
import { startServerProcess } from '../../testing/server/server-process.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { stopOnSignals } from './shutdown.ts';

test('a signal stops background work, then requests, then the rest; further signals are ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the time limit for hanging requests
  const known = process.listeners('SIGTERM');
  const steps: string[] = [];
  const app = Fastify();
  app.addHook('onClose', async () => {
    steps.push('close');
  });
  const exited = new Promise((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
  stopOnSignals(app, {
    begin: () => steps.push('begin'),
    release: async () => void steps.push('release'),
  });
  const listeners = process.listeners('SIGTERM').filter((listener) => !known.includes(listener));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const [added] = process.listeners(signal).slice(-1);
      if (added) process.off(signal, added);
    }
  });

  expect(listeners).toHaveLength(1);
  for (let time = 1; time <= 2; time += 1) listeners[0]?.('SIGTERM');
  expect(steps).toEqual(['begin']);
  expect(await exited).toBe(0);
  expect(steps).toEqual(['begin', 'close', 'release']);
});

test('during shutdown, running and new requests are answered, idle connections closed and hanging ones cut', async () => {
  const folder = await openTestFolder();
  const url = `file:${folder}/tideline.db`;
  const server = await startServerProcess(url, folder);
  const enquiry = JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'When?' });
  const head = 'HTTP/1.1\r\nHost: localhost\r\n';

  // The header is read, the body has not arrived.
  const length = `Content-Length: ${enquiry.length}\r\nExpect: 100-continue`;
  const running = open(`POST /api/contact ${head}Content-Type: application/json\r\n${length}\r\n\r\n`);
  const hanging = open(`GET / ${head}`); // without the final empty line
  const silent = open('');
  const idle = open(`GET /healthz ${head}\r\n`);
  await expect.poll(() => running.heard()).toContain('100 Continue');
  await expect.poll(() => idle.heard()).toContain('200 OK');

  const ended = server.kill('SIGTERM');
  await idle.closed;
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed');
  // The second request was sent by a proxy before it noticed the shutdown.
  running.say(`${enquiry}GET /healthz ${head}\r\n`);
  await running.closed;
  expect(running.heard()).toMatch(/HTTP\/1\.1 201 .*HTTP\/1\.1 200 /s);
  await Promise.all([hanging.closed, silent.closed]);
  expect(await ended).toBe(0);

  const db = openDatabase(url);
  onTestFinished(() => db.destroy());
  expect(await db.selectFrom('contacts').select('email').execute()).toEqual([{ email: 'ada@example.com' }]);

  function open(words: string) {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.on('error', () => undefined); // some connections are cut
    socket.write(words);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    return { say: (more: string) => socket.write(more), heard: () => heard, closed: once(socket, 'close') };
  }
});
