import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { pagePolicy } from './content-security-policy.ts';
import { sendFailure } from './errors.ts';
import { canonicalAddress, isPreview } from './page-address.ts';
import { createPageClient } from './page-client.ts';
import type { FormAnswer, PageSource } from './page-source.ts';

export type PagesOptions = {
  db: Db;
  source: PageSource;
  /** The site's public address, without a slash at its end; called late, since the port may be known only then. */
  origin: () => string;
  isHttps: boolean;
};

/** Serves every page, rendered from the web app's routes by its server entry. */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const sendPage = pageSender(options);
  app.get('/admin-blog', async (request, reply) => reply.redirect(`/admin/blog${queryOf(request.url)}`, 308));

  app.get('/*', async (request, reply) => {
    if (isForPrograms(request.url)) return reply.callNotFound();
    const canonical = canonicalAddress(request.url);
    if (canonical !== null) return reply.redirect(canonical, 308);
    return sendPage(request, reply);
  });
}

/** The function that answers with the page at the address that was asked for, or was sent a form that it refuses. */
export function pageSender({ db, source, origin, isHttps }: PagesOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, formAnswer?: FormAnswer): Promise<FastifyReply> => {
    try {
      const render = await source.loadRenderer();
      const page = await render({
        request: new Request(origin() + request.url),
        client: createPageClient(db, request.log),
        origin: origin(),
        manifest: source.manifest,
        formAnswer,
      });
      const isDevelopment = source.clientDir === null;
      // An answer to a form has the status of what is wrong, and is nobody else's.
      if (!formAnswer) reply.code(page.status).header('Cache-Control', 'no-cache');
      reply.headers(Object.fromEntries(page.headers));
      const { inlineScripts, html } = page;
      reply.header('Content-Security-Policy', pagePolicy({ inlineScripts, isHttps, isDevelopment }));
      if (isPrivate(request.url)) reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      // The address of a preview is the key to it: no other site may learn it from a link or picture.
      if (isPreview(request.url)) reply.header('Referrer-Policy', 'no-referrer');
      return reply.send(html);
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered');
      return sendFailure(request, reply, 500, isHttps);
    }
  };
}

/** Addresses that hold no page, whatever follows. */
function isForPrograms(url: string): boolean {
  return /^\/(?:api|assets|forms|trpc)(?:[/?]|$)/.test(url);
}

/** The staff area and previews: nothing may list or keep them. */
function isPrivate(url: string): boolean {
  return isPreview(url) || /^\/admin(?:[/?]|$)/.test(url);
}

/** The query with its question mark, or nothing. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
