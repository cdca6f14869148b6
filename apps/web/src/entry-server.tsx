/** The server's door: renders the page for one request. apps/api loads it, built, by its path. */
import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { ApiClient } from './api.ts';
import type { FormAnswer } from './lib/form-answer.ts';
import { finishPage } from './lib/finish-page.ts';
import { lateStart, type PageManifest, withoutScripts } from './lib/late-start.ts';
import { renderToHtml } from './lib/render-to-html.ts';
import { makeRouter } from './router.tsx';

export { cardTexts } from './content/card-texts.ts';

export type RenderOptions = {
  request: Request;
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
  const { request, client, origin, manifest, styles = '', formAnswer } = options;
  const mark = randomUUID();
  // While developing, Vite's own scripts come first.
  const startsLate = import.meta.env.PROD;
  const respond = createRequestHandler({
    request,
    createRouter: () => makeRouter({ api: client, origin, scriptMark: mark, formAnswer }),
    getRouterManifest: () => (startsLate ? withoutScripts(manifest) : manifest),
  });
  let page: RenderedPage | null = null;
  const response = await respond(async ({ router, responseHeaders }) => {
    const matches = router.stores.matches.get();
    const failed = matches.find((match) => match.status === 'error');
    if (failed) throw failed.error;
    const html = await renderToHtml(<RouterServer router={router} />);
    const sent = await transformHtmlStringWithRouter(router, html);
    const routeIds = matches.map(({ routeId }) => routeId);
    const start = startsLate ? lateStart(manifest, routeIds) : '';
    const finished = finishPage({ html, sent, mark, styles, start });
    // Beside the response: as its body, a long text would be written as bytes and read again.
    page = { status: getSsrStatus(router), headers: [...responseHeaders], ...finished };
    return new Response(null);
  });
  // Where the router leads elsewhere, nothing was rendered.
  return page ?? { status: response.status, headers: [...response.headers], html: '', inlineScripts: [] };
}

/** For the bench: how long React alone takes for the page at `request.url`, `times` over, in milliseconds. */
export async function timeBareRender(
  { request, client, origin, manifest }: RenderOptions,
  times: number,
): Promise<number> {
  let tookMs = Number.NaN;
  const createRouter = () => makeRouter({ api: client, origin, scriptMark: '' });
  await createRequestHandler({ request, createRouter, getRouterManifest: () => manifest })(async ({ router }) => {
    const begun = performance.now();
    for (let time = 0; time < times; time += 1) renderToString(<RouterServer router={router} />);
    tookMs = performance.now() - begun;
    return new Response();
  });
  return tookMs;
}
