import type { FastifyReply } from 'fastify';

/** Headers stored with an answer. */
const STORED_HEADERS = ['content-type', 'location', 'etag', 'x-total-count'] as const;

/** A successful answer. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** The answer to store; null for a refusal. tRPC's adapter sends a `Response`. */
export async function answerOf(reply: FastifyReply, payload: unknown): Promise<Answer | null> {
  const response = payload instanceof Response ? payload.clone() : null;
  const status = response?.status ?? reply.statusCode;
  if (status < 200 || status > 299) return null;
  const header = (name: string) => response?.headers.get(name) ?? reply.getHeader(name);
  const headers = STORED_HEADERS.flatMap((name) => {
    const value = header(name);
    return value === undefined || value === null ? [] : [[name, String(value)]];
  });
  const body = response ? await response.text() : typeof payload === 'string' ? payload : '';
  return { status, headers: Object.fromEntries(headers), body };
}
