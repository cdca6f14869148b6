import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from './create-server.ts';

test(
  'a stopping server closes a connection that was answered before its body ended, as soon as that has arrived',
  // Such a connection once stayed until the time limit for idle ones, 72 s.
  { timeout: 30_000 },
  async () => {
    const app = createServer({ logLevel: 'silent', trustedProxies: [], isHttps: false });
    app.addHook('onRequest', async (_request, reply) => reply.code(401).send('No key.'));
    app.post('/', async () => 'unreachable');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nabc');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('401');

    const closed = app.close();
    await new Promise(setImmediate); // it stops accepting and closes what is idle
    socket.write('def');
    await Promise.all([once(socket, 'close'), closed]);
    expect(app.server.listening).toBe(false);
  },
);
