/** As every runtime has it. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A longer wait is left to the caller. */
const WAIT_MAX_SECONDS = 60;

/**
 * Repeats calls after temporary failures: no connection, too many calls (429), an outage (503), or an earlier attempt that
 * still runs (409 with `Retry-After`). Only calls that are safe to repeat: reads, writes with an idempotency key, and calls
 * refused before they began (429). Waits as long as the server asks, else half a second, doubled each time.
 */
export function retryFetch(fetch: Fetch, retries: number): Fetch {
  return async function retrying(input, init = {}): Promise<Response> {
    const isSafe = (init.method ?? 'GET') === 'GET' || new Headers(init.headers).has('idempotency-key');
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      const ownWait = (2 ** attempt * (1 + Math.random())) / 4;
      let response;
      try {
        response = await fetch(input, init);
      } catch (error) {
        if (isLast || !isSafe || init.signal?.aborted) throw error;
        await pause(ownWait, init.signal);
        continue;
      }
      const wait = secondsToWait(response) ?? ownWait;
      if (isLast || !isPassing(response, isSafe) || wait > WAIT_MAX_SECONDS) return response;
      await response.body?.cancel();
      await pause(wait, init.signal);
    }
  };
}

function isPassing({ status, headers }: Response, isSafe: boolean): boolean {
  if (status === 429) return true;
  return (
    isSafe && (status === 502 || status === 503 || status === 504 || (status === 409 && headers.has('retry-after')))
  );
}

function secondsToWait({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** @throws the reason of the signal when it aborts */
function pause(seconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
