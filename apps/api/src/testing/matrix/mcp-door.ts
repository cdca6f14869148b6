import type { FastifyInstance } from 'fastify';
import { MCP_PATH } from '../../doors/mcp/plugin.ts';
import { TOOLS } from '../../doors/mcp/tools.ts';
import { newAddress, outcomeOf } from './doors.ts';
import type { CallAll, Headers, Outcome } from './entry.ts';

/** Arguments that every tool refuses, once its caller is allowed. */
const REFUSED = { id: {}, postId: {}, limit: 'none', range: 'none', title: 1, subject: 1, content: 1, audience: 1 };

/** Calls tools with an input that they refuse. */
export function mcpDoor(app: FastifyInstance): CallAll {
  return async (entries, open) => {
    const outcomes: Outcome[] = [];
    for (const { name } of entries) {
      const known = Object.keys(TOOLS.find((tool) => tool.name === name)?.input.shape ?? {});
      const refused = Object.fromEntries(Object.entries(REFUSED).filter(([argument]) => known.includes(argument)));
      const { status, error, result } = await sendMessage(app, await open(), 'tools/call', {
        name,
        arguments: refused,
      });
      const text = result?.content?.map((part) => part.text).join('\n') ?? '';
      if (error) outcomes.push(outcomeOf(status, error.message));
      // A refusal is an answer, which a model can act on.
      else outcomes.push(result?.isError && / may not do this/.test(text) ? outcomeOf(403, text) : 'allowed');
    }
    return outcomes;
  };
}

/** The names of the tools that a caller sees. */
export function toolList(app: FastifyInstance) {
  return async (headers: Headers): Promise<string[]> => {
    const { result } = await sendMessage(app, headers, 'tools/list', {});
    return result?.tools?.map(({ name }) => name) ?? [];
  };
}

type Message = {
  error?: { message: string };
  result?: { isError?: boolean; content?: { text: string }[]; tools?: { name: string }[] };
};

async function sendMessage(app: FastifyInstance, caller: Headers, method: string, params: object) {
  const accepted = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const headers = { ...caller, ...accepted };
  const payload = { jsonrpc: '2.0', id: 1, method, params };
  const answer = await app.inject({ method: 'POST', url: MCP_PATH, headers, payload, remoteAddress: newAddress() });
  return { status: answer.statusCode, ...answer.json<Message>() };
}
