/**
 * What the server has loaded for a page, on its way to the router in the browser. It stands in the page as JSON, which
 * no policy has to allow, and which is written in a fifth of the time that the router's own program for it takes
 * (docs/decisions/042).
 */
import type { AnyRouteMatch } from '@tanstack/react-router';
import type { DehydratedMatch } from '@tanstack/react-router/ssr/client';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { PageManifest } from './late-start.ts';
import type { SafeHtml } from '../text/trust-page-html.ts';

const ELEMENT_ID = 'page-data';

/** A match under the names by which the router's `hydrate` asks for it; `b` is what its `beforeLoad` answered. */
type SentMatch = DehydratedMatch & { b?: { site: SiteSettings } | undefined };

/** A part of the page that the router has loaded. */
type LoadedMatch = Pick<AnyRouteMatch, 'id' | 'routeId' | 'updatedAt' | 'status' | 'ssr' | 'error' | '_notFound'> & {
  loaderData?: DehydratedMatch['l'];
  __beforeLoadContext?: SentMatch['b'];
};

type PageData = { routes: PageManifest['routes']; matches: SentMatch[] };

/** The element that carries the data of a page whose router has loaded these matches. */
export function pageData(matches: readonly LoadedMatch[], manifest: PageManifest): string {
  const data: PageData = { routes: {}, matches: [] };
  for (const match of matches) {
    const assets = manifest.routes[match.routeId];
    if (assets) data.routes[match.routeId] = assets;
    const sent = toSent(match);
    data.matches.push(sent);
    // Below a match that failed or was not found, nothing is shown.
    if (sent.s !== 'success' || sent.g) break;
  }
  // Nothing in it can end the element or begin a comment.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script id="${ELEMENT_ID}" type="application/json">${json}</script>`;
}

/** Hands the data that the server has written into this page to the router, which looks for it under this name. */
export function receivePageData(): void {
  const element = document.getElementById(ELEMENT_ID);
  const { routes, matches } = JSON.parse(element?.textContent ?? '') as PageData;
  element?.remove();
  const router = { manifest: { routes }, matches, dehydratedData: matches[0]?.b };
  // They would take in what a stream brings later; a page comes in one piece.
  window.$_TSR = { router, buffer: [], h: doNothing, e: doNothing, c: doNothing, p: doNothing };
}

function toSent(match: LoadedMatch): SentMatch {
  const { id, updatedAt, status, ssr, error, loaderData, __beforeLoadContext: context, _notFound: isMissing } = match;
  return {
    // A slash would be taken for an address by programs that look for them in pages.
    i: id.replaceAll('/', '#'),
    u: updatedAt,
    s: status,
    ssr,
    b: context,
    l: loaderData satisfies Plain,
    e: error,
    ...(isMissing ? { g: true } : {}),
  };
}

function doNothing() {}

/** What JSON can hold, and HTML, which is a text on the server: the compiler refuses a loader that answers anything else. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | SafeHtml
  | readonly Plain[]
  | { readonly [name: string]: Plain };
