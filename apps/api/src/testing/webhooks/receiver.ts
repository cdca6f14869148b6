import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An event as it arrived. */
export type ReceivedEvent = {
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> & { id: string } };
};

/** A receiver of events, which accepts all of them unless `answer` decides otherwise. */
export async function openReceiver(
  answer: (event: ReceivedEvent, response: ServerResponse) => void = (_event, response) =>
    response.writeHead(204).end(),
) {
  const received: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const event = { headers: request.headers, body, event: JSON.parse(body) as ReceivedEvent['event'] };
        received.push(event);
        answer(event, response);
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}
