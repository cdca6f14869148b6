import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Context } from '../../context.ts';
import { buildServer } from './build-server.ts';

/** Answers one message of the protocol. No state is kept between messages, so any server can answer. */
export async function answerMessage(context: Context, request: Request, message: unknown): Promise<Response> {
  if (await isLegacyRequest(request, message)) return answerEarlierVersion(context, request, message);
  // The library has no switch for its one kind of events; a limit of none refuses them.
  const handler = createMcpHandler(() => buildServer(context), { legacy: 'reject', maxSubscriptions: 0 });
  try {
    return await handler.fetch(request, { parsedBody: message });
  } finally {
    await handler.close();
  }
}

/** Up to 2025-11-25. The library's own way for them answers with a stream of events instead of JSON. */
async function answerEarlierVersion(context: Context, request: Request, message: unknown): Promise<Response> {
  const server = await buildServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
