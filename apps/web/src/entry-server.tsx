/** The server's door: renders the page for one request. apps/api loads it, built, by its path. */
import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { RouterServer } from '@tanstack/react-router/ssr/server';
import type { ApiClient } from './lib/calls/load-api.ts';
import type { FormAnswer } from './lib/forms/form-answer.ts';
import { finishPage } from './lib/page-start/finish-page.ts';
import { lateStart, type PageManifest, withoutScripts } from './lib/page-start/late-start.ts';
import { pageData } from './lib/page-start/page-data.ts';
import { renderToHtml } from './lib/page-start/render-to-html.ts';
import { loadPage } from './load-page.ts';

export { cardTexts } from './content/notices/card-texts.ts';

export type RenderOptions = {
  request: { url: string };
  client: ApiClient;
  /** The site's public address, without a slash at its end. */
  origin: string;
  /** Which built files each route needs. */
  manifest: PageManifest;
  /** The styles of every page, to be written into it; none where the manifest links to them. */
  styles?: string | undefined;
  /** What the page has to say about a form that was sent to its address. */
  formAnswer?: FormAnswer | undefined;
};

/** Routes have no headers of their own. */
const HTML_HEADERS: RenderedPage['headers'] = [['content-type', 'text/html; charset=UTF-8']];

export type RenderedPage = {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  /** The text of each inline script of ours, for the Content-Security-Policy. */
  inlineScripts: string[];
};

/**
 * The page at `request.url`: 200, 404 with the not-found page, or a redirect with an empty body.
 * Throws what a loader or component threw, so that the caller can log it and answer in its own words.
 */
export async function render(options: RenderOptions): Promise<RenderedPage> {
  const { manifest, styles = '' } = options;
  const scriptMark = randomUUID();
  // While developing, Vite's own scripts come first.
  const startsLate = import.meta.env.PROD;
  const shown = startsLate ? withoutScripts(manifest) : manifest;
  const page = await loadPage({ ...toRouterOptions(options), scriptMark, manifest: shown });
  // Where the router leads elsewhere, nothing is rendered.
  if (!('router' in page)) return { ...page, html: '', inlineScripts: [] };
  const { router, status } = page;
  const matches = router.stores.matches.get();
  const html = await renderToHtml(<RouterServer router={router} />);
  const routeIds = matches.map(({ routeId }) => routeId);
  const start = startsLate ? lateStart(manifest, routeIds) : '';
  const data = pageData(matches, shown);
  return { status, headers: HTML_HEADERS, ...finishPage({ html, mark: scriptMark, styles, data, start }) };
}

/** For the bench: how long React alone takes for the page at `request.url`, `times` over, in milliseconds. */
export async function timeBareRender(options: RenderOptions, times: number): Promise<number> {
  const page = await loadPage({ ...toRouterOptions(options), scriptMark: '', manifest: options.manifest });
  if (!('router' in page)) return Number.NaN;
  const begun = performance.now();
  for (let time = 0; time < times; time += 1) renderToString(<RouterServer router={page.router} />);
  return performance.now() - begun;
}

function toRouterOptions({ request: { url }, client, origin, formAnswer }: RenderOptions) {
  return { url, loadApi: async () => client, origin, formAnswer };
}
