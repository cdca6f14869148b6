import { Agent as PlainAgent, request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { performance } from 'node:perf_hooks';
import { lookupAllowed } from '../../host/public-address.ts';
import { reasonOf } from './reason-of-failure.ts';
import { refusalOf, type Targets } from '../webhook-target.ts';

/** What a receiver answered, or why it did not. */
export type EventAnswer = {
  /** Null without an answer. */
  statusCode: number | null;
  /** The beginning of the answer, or the reason; empty for an accepted event. */
  text: string;
  durationMs: number;
};

/** From the first connection to the last byte that is read. */
const TIME_LIMIT_MS = 10_000;
const ANSWER_MAX_BYTES = 1000;

/** The connections to a receiver. Close it with `destroy`. */
export function openAgent({ protocol }: Targets, maxSockets: number): PlainAgent {
  return new (protocol === 'https:' ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets });
}

/**
 * Sends an event. The connection is made to an address that was checked, redirects are not followed, and only the beginning of
 * the answer is read. Never throws.
 */
export async function postEvent(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { targets, agent, stop }: { targets: Targets; agent: PlainAgent; stop: AbortSignal },
): Promise<EventAnswer> {
  const begin = performance.now();
  const answer = (statusCode: number | null, text: string) => {
    return { statusCode, text, durationMs: Math.round(performance.now() - begin) };
  };
  const refusal = refusalOf(address, targets);
  if (refusal !== null) return answer(null, refusal);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIME_LIMIT_MS)]);
  try {
    const response = await send(new URL(address), { headers, body }, { targets, agent, signal });
    const { statusCode = 0 } = response;
    const text = await readBeginning(response);
    if (isAccepted(statusCode)) return answer(statusCode, '');
    const isRedirect = statusCode >= 300 && statusCode < 400;
    return answer(statusCode, isRedirect ? 'Redirects are not followed: give the address it leads to.' : text);
  } catch (error) {
    if (signal.aborted) return answer(null, `No answer within ${TIME_LIMIT_MS / 1000} seconds.`);
    return answer(null, reasonOf(error));
  }
}

/** Whether a receiver has accepted an event. */
export function isAccepted(statusCode: number | null): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

function send(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  { targets, agent, signal }: { targets: Targets; agent: PlainAgent; signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const lookup = lookupAllowed(targets.isAllowed);
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers: { ...headers, ...length }, lookup, signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Reads at most the beginning: a receiver that sends more loses its connection. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > ANSWER_MAX_BYTES) break; // ends the connection
  }
  const text = Buffer.concat(chunks).subarray(0, ANSWER_MAX_BYTES).toString('utf8');
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
}
