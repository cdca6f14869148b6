/** One router per page load in the browser, and per request on the server. */
import { QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseSearch, stringifySearch } from './lib/plain-search.ts';
import { routeTree } from './routeTree.gen.ts';
import type { ApiClient, ApiUtils } from './trpc.ts';
import { createApiUtils, createQueryClient, trpc } from './trpc.ts';

/** What every route's loader and head may use. */
export type RouterContext = {
  queryClient: QueryClient;
  utils: ApiUtils;
  /** The site's public address without a slash at its end, for canonical links. */
  origin: string;
};

type RouterOptions = {
  client: ApiClient;
  origin: string;
  /** On the server: the nonce by which the page's own inline scripts are known until they are hashed. */
  scriptMark?: string;
};

export function makeRouter({ client, origin, scriptMark }: RouterOptions) {
  const queryClient = createQueryClient();
  const context: RouterContext = { queryClient, utils: createApiUtils(client, queryClient), origin };

  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ssr: scriptMark === undefined ? undefined : { nonce: scriptMark },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Whether data is still good is the query cache's decision alone.
    defaultPreloadStaleTime: 0,
    // As objects: what a loader returns as well is sent only once, both places refer to the same value.
    dehydrate: () => ({ queries: dehydrate(queryClient) as object }),
    hydrate: ({ queries }: { queries: object }) => hydrate(queryClient, queries),
    Wrap: ({ children }: { children: ReactNode }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
