import type { FastifyInstance } from 'fastify';
import { listProcedures } from '../../doors/rest/declared/list-procedures.ts';
import type { CallAll, Outcome } from './entry.ts';

/** The server's limits for calls in a request, with a token and without. */
const BATCH = 20;
const ANONYMOUS_BATCH = 5;

/** Each request comes from an address of its own: unknown keys are limited by it. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
let addresses = 0;

export function outcomeOf(status: number, message: string): Outcome {
  // The hook for bounces is open to everybody: its permission is a signature.
  if (message === 'The signature is not valid.') return 'allowed';
  return [401, 403, 429].includes(status) || status >= 500 ? `${status} ${message}` : 'allowed';
}

type Answer = { error?: { json: { message: string; data: { httpStatus: number } } } };

/** The procedures that tRPC refuses to call by GET. */
export async function findMutations(app: FastifyInstance): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { path } of listProcedures()) {
    if ((await app.inject(`/trpc/${path}`)).statusCode === 405) found.add(path);
  }
  return found;
}

/** Calls procedures without input, many in a request. */
export function trpcDoor(app: FastifyInstance, mutations: ReadonlySet<string>): CallAll {
  return async (entries, open) => {
    const outcomes = new Map<string, Outcome>();
    for (const isMutation of [false, true]) {
      const names = entries.map(({ name }) => name).filter((name) => mutations.has(name) === isMutation);
      while (names.length > 0) {
        const headers = await open();
        const batch = names.splice(0, headers.authorization ? BATCH : ANONYMOUS_BATCH);
        const url = `/trpc/${batch.join(',')}?batch=1`;
        const from = { remoteAddress: newAddress() };
        const write = {
          method: 'POST',
          payload: '{}',
          headers: { ...headers, 'content-type': 'application/json' },
        } as const;
        const answer = await app.inject(
          isMutation ? { url, ...write, ...from } : { url: `${url}&input=%7B%7D`, headers, ...from },
        );
        for (const [at, { error }] of answer.json<Answer[]>().entries()) {
          const { message, data } = error?.json ?? { message: '', data: { httpStatus: 200 } };
          outcomes.set(batch[at] ?? '', outcomeOf(data.httpStatus, message));
        }
      }
    }
    return entries.map(({ name }) => outcomes.get(name) ?? 'no answer');
  };
}

/** Calls paths: who is refused is refused before the body is read, which is not even JSON. */
export function restDoor(app: FastifyInstance): CallAll {
  return async (entries, open, expected) => {
    const outcomes: Outcome[] = [];
    for (const entry of entries) {
      const [method, path] = entry.name.split(' ') as ['GET', string];
      const isRead = expected(entry) === 'allowed' || entry.needs.some(({ access }) => access === 'public');
      const body = method === 'GET' ? {} : { payload: isRead ? '{}' : 'not even JSON' };
      const headers = { ...(await open()), ...(method !== 'GET' && { 'content-type': 'application/json' }) };
      const url = path.replaceAll(/:\w+(?:\([^)]*\))?/g, 'x');
      const answer = await app.inject({ method, url, headers, ...body, remoteAddress: newAddress() });
      const { statusCode: status } = answer;
      const outcome = status >= 400 ? outcomeOf(status, answer.json<{ error: string }>().error) : 'allowed';
      const isChallenged = answer.headers['www-authenticate'] === 'Bearer';
      outcomes.push(status === 401 && !isChallenged ? `${outcome} (without WWW-Authenticate)` : outcome);
    }
    return outcomes;
  };
}
