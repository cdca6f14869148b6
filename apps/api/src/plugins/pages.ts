import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { pagePolicy } from './content-security-policy.ts';
import { sendFailure } from './errors.ts';
import { canonicalAddress } from './page-address.ts';
import { createPageClient } from './page-client.ts';
import type { PageSource } from './page-source.ts';

type PagesOptions = {
  db: Db;
  source: PageSource;
  /** The site's public address, without a slash at its end; called late, since the port may be known only then. */
  origin: () => string;
  isHttps: boolean;
};

/** Serves every page, rendered from the web app's routes by its server entry. */
export async function pagesPlugin(app: FastifyInstance, { db, source, origin, isHttps }: PagesOptions): Promise<void> {
  app.get('/admin-blog', async (request, reply) => reply.redirect(`/admin/blog${queryOf(request.url)}`, 308));

  app.get('/*', async (request, reply) => {
    if (isForPrograms(request.url)) return reply.callNotFound();
    const canonical = canonicalAddress(request.url);
    if (canonical !== null) return reply.redirect(canonical, 308);
    try {
      return await sendPage(request, reply);
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered');
      return sendFailure(request, reply, 500, isHttps);
    }
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const render = await source.loadRenderer();
    const page = await render({
      request: new Request(origin() + request.url),
      client: createPageClient(db, request.log),
      origin: origin(),
      manifest: source.manifest,
    });
    const isDevelopment = source.clientDir === null;
    reply.code(page.status).header('Cache-Control', 'no-cache').headers(Object.fromEntries(page.headers));
    reply.header('Content-Security-Policy', pagePolicy({ inlineScripts: page.inlineScripts, isHttps, isDevelopment }));
    if (isStaffArea(request.url)) reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    return reply.send(page.html);
  }
}

/** Addresses that hold no page, whatever follows. */
function isForPrograms(url: string): boolean {
  return /^\/(?:api|assets|forms|trpc)(?:[/?]|$)/.test(url);
}

function isStaffArea(url: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(url);
}

/** The query with its question mark, or nothing. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
