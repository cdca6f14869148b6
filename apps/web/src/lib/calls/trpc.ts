/** The procedures as the staff area uses them: React hooks over a query cache. Public pages use load-api.ts. */
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import type { ApiClient } from './load-api.ts';
import { explainFailure } from './explain-failure.ts';
import { staffFetch } from './staff-fetch.ts';

export type { ApiClient };

/** The procedures as React hooks, inside `StaffApi`. */
export const trpc = createTRPCReact<AppRouter>();

/** How long a call is kept after what made it has gone, in milliseconds. */
const MUTATION_KEPT_MS = 1_000;

/** A query cache that keeps the rules of the specification: no retries, no refetch on focus, never stale by itself. */
export function createQueryClient(): QueryClient {
  // A call without a connection fails and says so, instead of waiting silently for the connection to come back.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode },
      // What was sent and answered may be a password, a secret or a person: it goes with the form that showed it.
      mutations: { retry: false, networkMode, gcTime: MUTATION_KEPT_MS },
    },
  });
}

/** The staff's client. It sends the token only inside the staff area. */
export function createStaffClient(): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        transformer: superjson,
        maxURLLength: 8_000,
        maxItems: 20, // the server's limit
        fetch: async (url, options) => explainFailure(await staffFetch(url as string, options as RequestInit)),
      }),
    ],
  });
}
