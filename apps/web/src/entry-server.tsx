/** The web app's server entry: renders the page at one address. apps/api loads the built file by its path. */
import { randomUUID } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedPage, RenderOptions } from '@tideline/page-contract';
import {
  createRequestHandler,
  type HandlerCallback,
  renderSsrHtmlResponse,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import type { ApiClient } from './lib/calls/load-api.ts';
import { takeInlineScripts } from './lib/page-start/inline-scripts.ts';
import { startScript, withoutScripts } from './lib/page-start/late-start.ts';
import { renderToHtml } from './lib/page-start/render-to-html.ts';
import { SHOW_STAFF_FRAME } from './lib/page-start/show-staff-frame.ts';
import { makeRouter } from './router.tsx';
import { StaffFrame } from './routes/admin/-staff-frame.tsx';

export { cardTexts } from '@tideline/copy/notices/card-texts';
export { pageHeads } from '@tideline/copy/notices/page-heads';

type Options = RenderOptions<ApiClient>;
type Callback = HandlerCallback<ReturnType<typeof makeRouter>>;

/**
 * The page at `url`: 200, 404 with the not-found page, or a redirect with an empty body. Throws the error of a loader or
 * component, so that the caller can log it and answer in its own words.
 */
export async function render({ manifest, styles, loadBrandStyles, ...options }: Options): Promise<RenderedPage> {
  // In development, Vite's own scripts start the page.
  const isBuilt = import.meta.env.PROD;
  const scriptNonce = randomUUID();
  let endOfBody = '';
  let brandStyles = '';
  const shown = isBuilt ? withoutScripts(manifest) : manifest;
  const response = await handle({ ...options, manifest: shown }, scriptNonce, async ({ router, responseHeaders }) => {
    const { matches } = router.state;
    const failed = matches.find(({ status }) => status === 'error');
    if (failed) throw failed.error;
    const site = matches[0]?.context.site;
    if (site?.brand && loadBrandStyles) brandStyles = await loadBrandStyles();
    if (isBuilt) endOfBody = `<script nonce="${scriptNonce}">${startScript(manifest, matches)}</script>`;
    if (matches.some(({ routeId }) => routeId === '/admin')) {
      const hasTabs = matches.at(-1)?.routeId === '/admin/';
      const frame = renderToStaticMarkup(<StaffFrame siteTitle={site?.siteTitle ?? ''} hasTabs={hasTabs} />);
      endOfBody = `${frame}<script nonce="${scriptNonce}">${SHOW_STAFF_FRAME}</script>${endOfBody}`;
    }
    // The router's renderRouterToString would itself answer a component's error.
    const markup = await renderToHtml(<RouterServer router={router} />);
    return renderSsrHtmlResponse({ router, responseHeaders, render: () => markup });
  });
  const { status, headers } = response;
  // Bytes from here on: faster to search and cut than a long string.
  const markup = Buffer.from(await response.arrayBuffer());
  // A style sheet of the route overrides the shared styles.
  const inlined = [styles, brandStyles].map((css) => (css ? `<style>${css}</style>` : '')).join('');
  const styled = insertBefore(['<link rel="stylesheet"', '</head>'], inlined, markup);
  const page = insertBefore(['</body>'], endOfBody, styled);
  return {
    status,
    headers: Object.fromEntries(headers),
    ...takeInlineScripts(page, scriptNonce),
    ...(brandStyles && { inlineStyles: [brandStyles] }),
  };
}

/** Loads the page's routes and calls back to render them, unless the page is a redirect. */
function handle({ url, client, origin, manifest, formAnswer }: Options, scriptNonce: string, callback: Callback) {
  const handler = createRequestHandler({
    request: new Request(url),
    createRouter: () => makeRouter({ loadApi: async () => client, origin, scriptNonce, formAnswer }),
    getRouterManifest: () => manifest,
  });
  return handler(callback);
}

/** Inserts a part before the first of these tags that the page has; a redirect has none. */
function insertBefore(tags: string[], part: string, page: Buffer): Buffer {
  const at = tags.map((tag) => page.indexOf(tag)).find((found) => found !== -1);
  return at === undefined ? page : Buffer.concat([page.subarray(0, at), Buffer.from(part), page.subarray(at)]);
}
