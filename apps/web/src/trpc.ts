/** The only file that names AppRouter, and only as a type: how the pages talk to the server. */
import { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import { fetchOrExplain } from './lib/fetch-or-explain.ts';
import { findToken } from './lib/session.ts';

/** The procedures as React hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** The procedures as plain calls: over HTTP in the browser, in-process while the server renders. */
export type ApiClient = TRPCClient<AppRouter>;

/** The procedures tied to one query cache, for loaders: `utils.posts.blog.ensureData({})`. */
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export function createApiUtils(client: ApiClient, queryClient: QueryClient): ApiUtils {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient });
}

/** A query cache that keeps the rules of the specification: no retries, no refetch on focus, never stale by itself. */
export function createQueryClient(): QueryClient {
  // A call without a connection fails and says so, instead of waiting silently for the connection to come back.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode },
      mutations: { retry: false, networkMode },
    },
  });
}

/** The browser's client. It names the staff member only inside the staff area: public pages are the same for all. */
export function createBrowserClient(): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        transformer: superjson,
        maxURLLength: 8_000,
        fetch: fetchOrExplain,
        headers: staffHeaders,
      }),
    ],
  });
}

function staffHeaders(): Record<string, string> {
  if (!/^\/admin(?:\/|$)/.test(location.pathname)) return {};
  const token = findToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
