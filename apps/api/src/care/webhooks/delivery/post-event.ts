import { Agent as PlainAgent, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { performance } from 'node:perf_hooks';
import { sendChecked } from '../../../core/host/checked-request.ts';
import { reasonOf } from './reason-of-failure.ts';
import { checkTarget, type Targets } from '../webhook-target.ts';

/** A receiver's answer, or why there is none. */
export type EventAnswer = {
  /** Null without an answer. */
  statusCode: number | null;
  /** The beginning of the answer, or the reason; empty for an accepted event. */
  text: string;
  durationMs: number;
};

/** From the connection to the last byte that is read. */
const TIME_LIMIT_MS = 10_000;
const ANSWER_MAX_BYTES = 1000;

/** The connections to a receiver, whose protocol may change meanwhile. */
export type Agents = ReturnType<typeof openAgents>;

/** Opens the connections to a receiver. Close them with `destroy`. */
export function openAgents(maxSockets: number) {
  const options = { keepAlive: true, maxSockets };
  const [secure, plain] = [new SecureAgent(options), new PlainAgent(options)];
  return {
    'https:': secure,
    'http:': plain,
    destroy() {
      secure.destroy();
      plain.destroy();
    },
  };
}

/**
 * Sends an event. Connects only to a checked IP address, follows no redirects, and reads only the beginning of the answer.
 * Never throws.
 */
export async function postEvent(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { targets, agents, stop }: { targets: Targets; agents: Agents; stop: AbortSignal },
): Promise<EventAnswer> {
  const begin = performance.now();
  const answer = (statusCode: number | null, text: string) => {
    return { statusCode, text, durationMs: Math.round(performance.now() - begin) };
  };
  const target = checkTarget(address, targets);
  if (target.refusal !== null) return answer(null, target.refusal);
  const { url, protocol, network } = target;
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIME_LIMIT_MS)]);
  try {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const request = { method: 'POST', agent: agents[protocol], headers: { ...headers, ...length }, signal, body };
    const response = await sendChecked(url, network, request);
    const { statusCode = 0 } = response;
    const text = await readBeginning(response);
    if (isAccepted(statusCode)) return answer(statusCode, '');
    const isRedirect = statusCode >= 300 && statusCode < 400;
    return answer(statusCode, isRedirect ? 'Redirects are not followed: use the address that it leads to.' : text);
  } catch (error) {
    if (signal.aborted) return answer(null, `No answer within ${TIME_LIMIT_MS / 1000} seconds.`);
    return answer(null, reasonOf(error));
  }
}

/** Whether a receiver has accepted an event. */
export function isAccepted(statusCode: number | null): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

/** Reads the beginning only: a receiver that sends more is disconnected. */
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
