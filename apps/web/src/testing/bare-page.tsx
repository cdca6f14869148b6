/** For `npm run bench`: a page that React alone renders from data that is loaded already. */
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { createTRPCClient, httpLink } from '@trpc/client';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import { makeRouter } from '../router.tsx';

/** Loads the page at a path of a running site; returns the function that renders it. */
export async function loadBarePage(path: string, origin: string): Promise<() => string> {
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, transformer: superjson })] });
  let element: ReactNode = null;
  await createRequestHandler({
    request: new Request(origin + path),
    createRouter: () => makeRouter({ loadApi: async () => client, origin, scriptNonce: '' }),
  })(({ router }) => {
    element = <RouterServer router={router} />;
    return new Response();
  });
  return () => renderToString(element);
}
