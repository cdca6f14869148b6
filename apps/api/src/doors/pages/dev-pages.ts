import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { PageSource } from './page-source.ts';

/** The exports of apps/web/scripts/dev-pages.ts. */
type DevPages = PageSource & {
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
  close: () => Promise<void>;
};

/** Serves the pages from the sources in `webDir`, with hot reload through the server of `app`. */
export async function openDevPages(webDir: string, app: FastifyInstance): Promise<PageSource> {
  const module = (await import(pathToFileURL(join(webDir, 'scripts/dev-pages.ts')).href)) as {
    openDevPages: (httpServer: Server) => Promise<DevPages>;
  };
  const { middleware, close, ...source } = await module.openDevPages(app.server);
  app.addHook('preClose', close);
  await app.register(middie);
  app.use(middleware);
  return source;
}
