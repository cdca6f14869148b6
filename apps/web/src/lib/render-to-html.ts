import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders the whole tree, waiting for everything that suspends. Rejects with the first error of any component, where
 * React would otherwise send a fallback with status 200 and leave the rest to the browser.
 */
export function renderToHtml(tree: ReactNode): Promise<string> {
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
