/** The pages in development: Vite transforms files on request and hot-reloads changes. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PageSource } from '@tideline/page-contract';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { ApiClient } from '../src/lib/calls/load-api.ts';
import type { cardTexts, pageHeads, render } from '../src/entry-server.tsx';

/** There is no `clientDir`: `middleware` serves the sources. */
type DevPages = PageSource<ApiClient> & {
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
  close: () => Promise<void>;
};

/** Starts Vite inside the server that listens at `httpServer`; hot reload goes through the same port. */
export async function openDevPages(httpServer: Server): Promise<DevPages> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  return {
    async loadRenderer() {
      const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
      return entry.render as typeof render;
    },
    async loadCardTexts() {
      const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
      return entry.cardTexts as typeof cardTexts;
    },
    async loadPageHeads() {
      const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
      return entry.pageHeads as typeof pageHeads;
    },
    manifest: {
      routes: {
        __root__: {
          // As a link too, so that the first paint has its styles; the entry's import replaces changed ones.
          css: ['/src/styles.css?direct'],
          scripts: [
            { attrs: { type: 'module' }, children: react.preambleCode.replace('__BASE__', '/') },
            { attrs: { type: 'module', src: '/@vite/client' } },
            { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
          ],
        },
      },
    },
    clientDir: null,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
