import { createTRPCClient, httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import { readPlainFailures } from './plain-failures.ts';
import { type Fetch, retryFetch } from './retry-fetch.ts';
import type { CallError, Calls } from './site-types.ts';
import { createUpload, type Upload } from './upload.ts';

export { everyItem } from './every-item.ts';
export type { CallError, UploadedAttachment, UploadedPicture } from './site-types.ts';
export type { UploadFile } from './upload.ts';

/** A Tideline site, and the caller. */
export type ClientOptions = {
  /** The site's origin, for example `https://www.example.com`. */
  url: string;
  /** The token from `client.auth.login.mutate(…)`. */
  token?: string;
  /** A key from Settings, API keys (`tdl_…`), instead of a token. Without either, calls are anonymous. */
  apiKey?: string;
  /** Repetitions of a call after temporary failures; 3 by default. Writes are repeated only with a token or key. */
  retries?: number;
  /** Instead of the global `fetch`. */
  fetch?: Fetch;
};

/** Every procedure of the site as a typed call, and uploads. A failed call rejects with a `CallError`. */
export type Client = Calls & { upload: Upload };

/** Whether an error is that of a call. Its `data` is missing when there was no answer. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof TRPCClientError;
}

/**
 * A client for the site at `url`.
 * @example
 * const client = createClient({ url: 'http://localhost:3000' });
 * const { items } = await client.posts.list.query({ category: 'SEO' });
 */
export function createClient({ url, token, apiKey, retries = 3, fetch = globalFetch }: ClientOptions): Client {
  const bearer = apiKey ?? token;
  const identity: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const send = readPlainFailures(retryFetch(fetch, retries));
  const options = { url: new URL('/trpc', url).href, transformer: superjson, fetch: send };
  const calls = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'query',
        true: httpBatchLink({
          ...options,
          maxItems: bearer === undefined ? 5 : 20, // the server's limits
          headers: identity,
        }),
        // Sent alone, because an idempotency key covers one write. The server ignores keys for calls on the own account.
        false: httpLink({
          ...options,
          headers: ({ op }) =>
            bearer === undefined || op.path.startsWith('auth.')
              ? identity
              : { ...identity, 'idempotency-key': crypto.randomUUID() },
        }),
      }),
    ],
  });
  const upload = createUpload(url, identity, send);
  return new Proxy(calls as Client, {
    get: (target, name) => (name === 'upload' ? upload : (Reflect.get(target, name) as unknown)),
  });
}

/** Browsers refuse their `fetch` as a method of another object. */
function globalFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, init);
}
