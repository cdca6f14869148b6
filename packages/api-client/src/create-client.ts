import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';

/** Where a Tideline site is, and who is calling. */
export type ClientOptions = {
  /** The site's origin, for example `https://www.example.com`. */
  url: string;
  /** The token from `client.auth.login.mutate(…)`. */
  token?: string;
  /** A key from Settings, API keys (`tdl_…`), instead of a token. Without either, calls are anonymous. */
  apiKey?: string;
};

/** Every procedure of the site as a typed call. A failed call rejects with a `TRPCClientError`. */
export type Client = TRPCClient<AppRouter>;

/**
 * A client for the site at `url`.
 * @example
 * const client = createClient({ url: 'http://localhost:3000' });
 * const { items } = await client.posts.list.query({ category: 'SEO' });
 */
export function createClient({ url, token, apiKey }: ClientOptions): Client {
  const bearer = apiKey ?? token;
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: new URL('/trpc', url).href,
        transformer: superjson,
        maxItems: bearer === undefined ? 5 : 20, // the server's limits
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      }),
    ],
  });
}
