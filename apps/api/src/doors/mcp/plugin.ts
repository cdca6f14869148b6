import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../context.ts';

/** Where the server is. */
export const MCP_PATH = '/api/mcp';

/** Room for a picture of 5 MB in base64 and the rest of the message. */
const UPLOAD_BODY_LIMIT_BYTES = 7_500_000;
/** A picture at 500 kbit/s. */
const UPLOAD_TIME_MS = 120_000;

export type McpOptions = {
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** Maximum body size for a key that may not upload pictures: the text of a post. */
  bodyLimitBytes: number;
  /** Public address of the site, without a trailing slash. */
  origin: () => string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner of the key that sent a message; set only on the path of the MCP server. */
    mcpCaller: Context | null;
  }
}

/** The Model Context Protocol over streamable HTTP: one message and its answer per request, without sessions. */
export const mcpPlugin = fp<McpOptions>(
  async (app: FastifyInstance, { createContext, bodyLimitBytes, origin }) => {
    app.decorateRequest('mcpCaller', null);

    app.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store').header('Vary', 'Authorization, Origin');
      // A page of another site whose name resolves to this server (DNS rebinding) still sends its own origin.
      const { origin: sender } = request.headers;
      if (sender !== undefined && sender !== origin())
        return refuse(reply, 403, 'Pages on other sites may not call this.');
      if (request.method !== 'POST') {
        return refuse(
          reply.header('Allow', 'POST'),
          405,
          'Send messages with POST. This server keeps no sessions and sends no events.',
        );
      }
      const context = await createContext(request);
      const { apiKey, capabilities, tokenRefusal } = context;
      if (tokenRefusal !== null || apiKey === null) {
        reply.header('WWW-Authenticate', 'Bearer realm="API"');
        return refuse(reply, 401, tokenRefusal ?? 'Send an API key as the bearer token. Settings, API keys makes one.');
      }
      // Refused before the body is read.
      if (mayBeLonger(request, bodyLimitBytes) && !capabilities.has('media.upload')) {
        return refuse(reply, 413, 'The message is larger than this key may send.');
      }
      request.mcpCaller = context;
      return undefined;
    });

    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: MCP_PATH,
      bodyLimit: UPLOAD_BODY_LIMIT_BYTES,
      config: { bodyTimeMs: UPLOAD_TIME_MS },
      async handler(request, reply) {
        const { body, headers, mcpCaller } = request;
        if (mcpCaller === null) throw new Error('A message was read without a caller.');
        // The protocol has had no batches since 2025-06-18; a batch would be many calls within the limit of one.
        if (Array.isArray(body)) return refuse(reply, 400, 'Send one message in a request.');
        const { answerMessage } = await import('./answer-message.ts'); // the library is not needed at start
        const answer = await answerMessage(mcpCaller, toWebRequest(origin() + MCP_PATH, headers), body);
        reply.code(answer.status).headers(Object.fromEntries(answer.headers));
        return reply.send(await answer.text());
      },
    });
  },
  { name: 'mcp', dependencies: ['errors'], encapsulate: true },
);

function mayBeLonger({ headers }: FastifyRequest, bytes: number): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes;
}

/** An answer of the transport, below the protocol. */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
}

/** Headers that the library reads, beside those of the protocol. */
const READ = new Set(['accept', 'content-type']);

/** The parts of a request that the library needs; without the key. */
function toWebRequest(url: string, headers: FastifyRequest['headers']): Request {
  const needed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && (READ.has(name) || name.startsWith('mcp-')) ? [[name, value]] : [],
  );
  return new Request(url, { method: 'POST', headers: needed });
}
