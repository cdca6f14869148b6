/** One router per page load in the browser, and per request on the server. */
import { sentSettings } from '@tideline/copy/parts/sent-settings';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { FormAnswer } from '@tideline/page-contract';
import { createRouter } from '@tanstack/react-router';
import type { ApiClient } from './lib/calls/load-api.ts';
import { type CopyStore, copyStore } from './lib/copy/copy-store.ts';
import { followArrivals, leavingFirstPageAlone } from './lib/page-start/arrival.ts';
import { parseSearch, stringifySearch } from './lib/forms/plain-search.ts';
import { type Remembered, remember } from './lib/session/remember.ts';
import { preloadQuestions } from './questions/form-questions.tsx';
import { PageFailed } from './routes/-page-failed.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The context of every route's loader and head. */
export type RouterContext = {
  /** The procedures; in the browser, loaded with the first call. */
  loadApi: () => Promise<ApiClient>;
  /** The site's settings, fetched once; after the root route, also in `context.site`. */
  settings: Remembered<SiteSettings>;
  /** What staff have changed in the copy of the pages; loaders load the documents that their pages show. */
  copy: CopyStore;
  /** Public origin of the site without a trailing slash, for canonical links. */
  origin: string;
  /** On the server, for the response to a form: the errors and the input. */
  formAnswer: FormAnswer | null;
};

export type RouterOptions = {
  loadApi: () => Promise<ApiClient>;
  /** Set on the server, which sends it with the page: visitors may have opened the site under another host. */
  origin?: string;
  /** On the server: marks the page's own inline scripts until they are hashed. */
  scriptNonce?: string;
  formAnswer?: FormAnswer | undefined;
};

export function makeRouter({ loadApi, origin = '', scriptNonce, formAnswer }: RouterOptions) {
  const isServer = scriptNonce !== undefined;
  const copy = copyStore(loadApi);
  const settings = remember(async () => {
    const site = await (await loadApi()).settings.site.query();
    copy.fillFor(site);
    return import.meta.env.SSR ? sentSettings(site) : site;
  });
  const context: RouterContext = { loadApi, settings, copy, origin, formAnswer: formAnswer ?? null };

  const router = createRouter({
    routeTree,
    context,
    // One address per page; the server redirects other spellings of known ones.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    ssr: isServer ? { nonce: scriptNonce } : undefined,
    scrollRestoration: isServer || leavingFirstPageAlone(),
    defaultErrorComponent: PageFailed,
    defaultPreload: 'intent',
    // As specified, fetched data stays valid for the visit; the staff area clears it.
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
    dehydrate: async () => ({ site: await settings.read(), origin, ...copy.toSend() }),
    async hydrate(page) {
      settings.set(page.site);
      copy.fillFor(page.site);
      copy.receive(page.copy);
      context.origin = page.origin;
      await preloadQuestions(copy);
    },
  });
  if (!isServer) followArrivals(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
