import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@tideline/api/router';
import { explainFailure } from './explain-failure.ts';

/** Browsers allow 64 KiB for requests that outlive their page; a character takes at most three bytes. */
const KEEPALIVE_MAX_LENGTH = 20_000;

/** The client for public pages. It sends no token: public pages are the same for everyone. */
export const publicApi = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', transformer: superjson, fetch: sendDespiteLeaving })],
});

/** `fetch` with keepalive: a submitted form arrives even if the visitor leaves the page before the answer. */
async function sendDespiteLeaving(...[url, options]: Parameters<typeof fetch>): Promise<Response> {
  const body = options?.body;
  const keepalive = typeof body === 'string' && body.length < KEEPALIVE_MAX_LENGTH;
  return explainFailure(await fetch(url, { ...options, keepalive }));
}
