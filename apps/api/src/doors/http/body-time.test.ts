import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { bodyTimePlugin } from './body-time.ts';

const DEFAULT_MS = 100;

/** Sends the first half of a body; `finish` sends the rest. */
async function startSlowPost(path: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(bodyTimePlugin, { defaultMs: DEFAULT_MS });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/quick', (request) => request.body);
  app.post('/patient', { config: { bodyTimeMs: 60_000 } }, (request) => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`);
  socket.write('Content-Type: text/plain\r\nContent-Length: 6\r\n\r\nabc');
  return { answer: text(socket).catch(() => 'cut off'), finish: () => socket.write('def') };
}

test('closes the connection when a body does not arrive in time', async () => {
  const { answer } = await startSlowPost('/quick');
  expect(await answer).not.toContain('200 OK');
});

test('a route can give accepted callers more time', async () => {
  const { answer, finish } = await startSlowPost('/patient');
  await sleep(DEFAULT_MS * 3);
  finish();
  expect(await answer).toMatch(/200 OK[\s\S]*abcdef/);
});
