import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { STALLED } from './exercise.ts';

/** Headers of a connection, or of a body that was compressed. */
const DROPPED = ['connection', 'host', 'keep-alive', 'content-length', 'content-encoding', 'transfer-encoding'];

/**
 * A network in front of the site at `origin`. The first answer to each write is lost, the first read is refused with 503,
 * and the list of the category `STALLED` never arrives.
 */
export async function openUnreliableNetwork(
  origin: string,
): Promise<{ url: string; writes: Map<string, number>; refused: () => number }> {
  const writes = new Map<string, number>();
  let refused = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    if (url.includes(STALLED)) return;
    if (method === 'GET' && refused === 0) {
      refused += 1;
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"error":"Busy."}');
      return;
    }
    const kept = Object.entries(headers).filter(([name]) => !DROPPED.includes(name)) as [string, string][];
    const body = method === 'GET' ? null : Buffer.concat(await Array.fromAsync(request));
    const answer = await fetch(origin + url, { method, headers: kept, body });
    const text = await answer.text();
    const key = headers['idempotency-key'];
    if (typeof key === 'string') {
      writes.set(key, (writes.get(key) ?? 0) + 1);
      if (writes.get(key) === 1) {
        request.socket.destroy();
        return;
      }
    }
    const sent = [...answer.headers].filter(([name]) => !DROPPED.includes(name));
    response.writeHead(answer.status, Object.fromEntries(sent)).end(text);
  }

  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, writes, refused: () => refused };
}
