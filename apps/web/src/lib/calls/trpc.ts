/** The procedures as React hooks over a query cache, for the staff area. Public pages use load-api.ts. */
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import type { ApiClient } from './load-api.ts';
import { joinRepeated } from './join-repeated.ts';
import { explainFailure } from './explain-failure.ts';
import { fetchWithToken, staffFetch } from './staff-fetch.ts';

/** The hooks; they work inside `StaffApi`. */
export const trpc = createTRPCReact<AppRouter>();

/** How long the cache keeps a mutation after its component has unmounted. */
const MUTATION_CACHE_MS = 1_000;

/** Queries that many components on a page share. They are fetched once, and again when a change invalidates them. */
const SHARED = [
  ['settings', 'site'],
  ['auth', 'me'],
];

/**
 * A query cache as specified: a component fetches when it mounts; no retries, no refetch on focus, data never goes stale.
 * Failed queries are fetched again when the browser comes online.
 */
export function createQueryClient(): QueryClient {
  // Offline calls fail at once instead of waiting for the connection.
  const networkMode = 'always';
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnMount: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        networkMode,
      },
      // Variables and results may be passwords, secrets or personal data, so they are dropped with their form.
      mutations: { retry: false, networkMode, gcTime: MUTATION_CACHE_MS },
    },
  });
  for (const path of SHARED) client.setQueryDefaults([path], { refetchOnMount: false });
  return client;
}

const SIGN_IN_AND_OUT = [
  'auth.login',
  'auth.logout',
  'auth.passkeys.challenge',
  'auth.passkeys.signIn',
  'auth.passwordReset.request',
  'auth.passwordReset.finish',
];

/** The staff's client. It sends the token only inside the staff area. */
export function createStaffClient(): ApiClient {
  const http = { url: '/trpc', transformer: superjson };
  return createTRPCClient<AppRouter>({
    links: [
      joinRepeated(),
      splitLink({
        // Not batched: the ended session would refuse the other calls of the batch, which should wait for the new one.
        condition: ({ path }) => SIGN_IN_AND_OUT.includes(path),
        true: httpLink({ ...http, fetch: explained(fetchWithToken) }),
        false: httpBatchLink({
          ...http,
          maxURLLength: 8_000,
          maxItems: 20, // the server's limit
          fetch: explained(staffFetch),
        }),
      }),
    ],
  });
}

/** `send` as the `fetch` of a tRPC link. */
function explained(send: (url: string, options: RequestInit) => Promise<Response>) {
  return async (...[url, options]: Parameters<typeof fetch>) =>
    explainFailure(await send(url as string, options as RequestInit));
}
