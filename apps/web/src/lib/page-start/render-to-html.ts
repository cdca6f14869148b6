import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React writes where a component below a `<Suspense>` failed or was not ready; no text of a page can hold it. */
const GIVEN_UP = '<!--$!-->';

/**
 * Renders the whole tree, waiting for everything that suspends. Rejects with the first error of any component, where
 * React would otherwise send a fallback with status 200 and leave the rest to the browser.
 */
export async function renderToHtml(tree: ReactNode): Promise<string> {
  // Loaders have awaited what pages need, so that hardly any page suspends. In one go, as text, it takes a third less.
  const html = renderToString(tree);
  return html.includes(GIVEN_UP) ? renderPatiently(tree) : html;
}

/** Once more, with time: what was not ready will be, and what failed does so again. */
function renderPatiently(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        // The router writes the doctype itself, as it must for React's other ways to render.
        resolve(
          Buffer.concat(chunks)
            .toString('utf8')
            .replace(/^<!DOCTYPE html>/i, ''),
        );
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      // One piece: no boundary is sent late by an inline script.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onError(error) {
        reject(
          error instanceof Error ? error : new Error('A component threw something that is no error.', { cause: error }),
        );
        queueMicrotask(() => abort());
      },
    });
  });
}
