import { fetchOrExplain } from './fetch-or-explain.ts';

/** A failure with the server's own sentence; `data` says what the procedure says of it (`code`, `issues`). */
export class ProcedureError extends Error {
  override name = 'ProcedureError';
  readonly data: unknown;

  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}

/**
 * Calls one procedure of the server as tRPC's HTTP protocol asks, in a twentieth of the code that its client brings:
 * without batches, links and cancelling, which no public page uses.
 * @throws TypeError without an answer, ProcedureError when the procedure refused, Error for any other refusal
 */
export async function callProcedure(kind: 'query' | 'mutation', path: string, input: unknown): Promise<unknown> {
  const sent = JSON.stringify({ json: input });
  const response =
    kind === 'query'
      ? await fetchOrExplain(`/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(sent)}`}`)
      : await fetchOrExplain(`/trpc/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: sent,
          // What a visitor has sent arrives although the page is left meanwhile.
          keepalive: sent.length < KEEPALIVE_MAX_LENGTH,
        });
  const answer = (await response.json()) as Answer;
  if ('error' in answer) throw new ProcedureError(answer.error.json.message, answer.error.json.data);
  return unpack(answer.result.data);
}

/** Browsers keep at most 64 KiB on the way for pages that are gone; a character takes at most three bytes. */
const KEEPALIVE_MAX_LENGTH = 20_000;

type Packed = { json: unknown; meta?: object };
type Answer = { result: { data: Packed } } | { error: { json: { message: string; data: unknown } } };

/** Public answers are plain JSON; what is more (a Date, a Map) is named in `meta` and needs the library. */
async function unpack(packed: Packed): Promise<unknown> {
  if (packed.meta === undefined) return packed.json;
  const { default: superjson } = await import('superjson');
  return superjson.deserialize(packed as Parameters<typeof superjson.deserialize>[0]);
}
