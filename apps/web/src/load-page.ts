import { createMemoryHistory } from '@tanstack/react-router';
import { getNormalizedURL } from '@tanstack/react-router/ssr/server';
import type { PageManifest } from './lib/page-start/late-start.ts';
import { makeRouter, type RouterOptions } from './router.tsx';

export type LoadOptions = RouterOptions & {
  /** The page's whole address. */
  url: string;
  /** The files that the router is to name in the page. */
  manifest: PageManifest;
};

/** A router that has loaded what its page needs, or where it leads instead. */
export type LoadedPage =
  | { status: number; router: ReturnType<typeof makeRouter> }
  | { status: number; headers: [name: string, value: string][] };

/**
 * Does what the router's own `createRequestHandler` does until the page can be rendered. That one also wants a `Request`
 * and makes a `Response`, and writes the data as a program for the browser, which takes as long as a tenth of the page;
 * see lib/page-start/page-data.ts. Throws what a loader threw.
 */
export async function loadPage({ url, manifest, ...options }: LoadOptions): Promise<LoadedPage> {
  const { pathname, search, hash } = getNormalizedURL(url).url;
  const history = createMemoryHistory({ initialEntries: [pathname + search + hash] });
  const router = makeRouter({ ...options, history });
  router.ssr = { manifest };
  await router.load({ _skipLocationUpdate: true });
  const { _serverResult: result } = router;
  if (result?.type === 'redirect') {
    const { status, headers } = result.redirect;
    return { status, headers: [...headers] };
  }
  const failed = result?.matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  return { status: result?.status ?? 500, router };
}
