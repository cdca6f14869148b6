/** For `npm run bench`: pages as the router and React render them without the site's server. */
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import { makeRouter } from '../router.tsx';

/**
 * The router's request handler, as in its documentation.
 * @param origin a running site, which is asked for each page's data once
 */
export function bareRenderer(origin: string): (path: string) => Promise<Response> {
  const client = rememberingClient(origin);
  return (path) =>
    handle(
      origin + path,
      client,
    )(({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
    );
}

/** Loads the page at a path of a running site; returns the function that renders it with React alone. */
export async function loadBarePage(path: string, origin: string): Promise<() => string> {
  let element: ReactNode = null;
  await handle(
    origin + path,
    rememberingClient(origin),
  )(({ router }) => {
    element = <RouterServer router={router} />;
    return new Response();
  });
  return () => renderToString(element);
}

function handle(url: string, client: TRPCClient<AppRouter>) {
  return createRequestHandler({
    request: new Request(url),
    createRouter: () => makeRouter({ loadApi: async () => client, origin: new URL(url).origin, scriptNonce: '' }),
  });
}

/** Sends each query once; repeats are answered from memory. */
function rememberingClient(origin: string): TRPCClient<AppRouter> {
  const answers = new Map<string, Promise<string>>();
  const fetchOnce = async (url: string) => {
    const text = answers.get(url) ?? fetch(url).then((answer) => answer.text());
    answers.set(url, text);
    return new Response(await text);
  };
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${origin}/trpc`, transformer: superjson, fetch: (url) => fetchOnce(url as string) })],
  });
}
