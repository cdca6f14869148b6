import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';

/** Where a Tideline site is, and who is calling. */
export type ClientOptions = {
  /** Origin of the site, for example `https://www.example.com`. */
  url: string;
  /** Token of a sign-in (`client.auth.login.mutate(…)`); without it, calls are a visitor's. */
  token?: string;
};

/** Every procedure of the site as a typed call. A failing call rejects with a `TRPCClientError`. */
export type Client = TRPCClient<AppRouter>;

/**
 * A client for the site at `url`.
 * @example
 * const client = createClient({ url: 'http://localhost:3000' });
 * const { items } = await client.posts.list.query({ category: 'SEO' });
 */
export function createClient({ url, token }: ClientOptions): Client {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: new URL('/trpc', url).href,
        transformer: superjson,
        maxItems: token === undefined ? 5 : 20, // a site takes no more in one request
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    ],
  });
}
