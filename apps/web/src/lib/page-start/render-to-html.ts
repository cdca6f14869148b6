import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** React's markup for a `<Suspense>` with a component that failed or suspended; no text of a page can contain it. */
const MISSING_PART = '<!--$!-->';

/**
 * Renders the whole page, or throws the error of its first failing component. `renderToString` alone would leave that
 * part out and the page would be sent with status 200. It also swallows the error, so a failing page is rendered again
 * with the API that reports errors, which takes three times as long.
 */
export async function renderToHtml(page: ReactNode): Promise<string> {
  const html = renderToString(page);
  if (!html.includes(MISSING_PART)) return html;
  const errors: unknown[] = [];
  await prerenderToNodeStream(page, { onError: (error) => void errors.push(error) });
  throw errors[0] ?? new Error('A component suspended on the server; its route’s loader must await what it needs.');
}
