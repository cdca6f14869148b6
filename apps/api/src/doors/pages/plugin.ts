import { PREVIEW_PREFIX } from '@tideline/domain/page/site-preview';
import type { FormAnswer } from '@tideline/page-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ResponseCache } from '../cache/response-cache.ts';
import { REVALIDATE, sendCached } from '../cache/send-cached.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { sendFailure } from '../http/error-answers.ts';
import { keepQuery } from '../http/keep-query.ts';
import {
  canonicalAddress,
  isEdited,
  isForPrograms,
  isMailLink,
  isPreview,
  isPrivate,
  isStaffArea,
} from '../http/page-address.ts';
import type { MissedPathCounter } from '../../core/addresses/missed-path-counter.ts';
import { noteMissed } from './note-missed.ts';
import { findAnswerAt } from '../../core/addresses/answer-at.ts';
import { answerMissing } from './answer-missing.ts';
import { markdownSender, nameMarkdown } from './send-markdown.ts';
import { pageOfMarkdown, prefersMarkdown } from './markdown-form.ts';
import { cacheKey, toPageKey } from './page-key.ts';
import { pageRenderer, type PageRendererOptions } from './page-renderer.ts';
import { previewSender } from './preview-pages.ts';

export type PagesOptions = PageRendererOptions & {
  /** Caches rendered pages and limits concurrent rendering. */
  cache: ResponseCache;
  /** Counts requests of missing pages. */
  missed: Pick<MissedPathCounter, 'note'>;
};

/** Serves every page, rendered by the web app's server entry and cached until its content changes. */
export const pagesPlugin = fp(registerPages, {
  name: 'pages',
  dependencies: ['errors', 'security'],
  encapsulate: true,
});

async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const sendPage = pageSender(options);
  const sendMarkdown = markdownSender(options);
  // Here and not where a redirect is made: one that is cached answers every query.
  app.addHook('onSend', (request, reply, body, done) => {
    const location = reply.statusCode === 308 ? reply.getHeader('location') : undefined;
    if (typeof location === 'string') reply.header('location', keepQuery(location, request.url));
    done(null, body);
  });
  app.get('/admin-blog', async (_request, reply) => reply.redirect('/admin/blog', 308));

  app.get(`${PREVIEW_PREFIX}:token/*`, { compress: false }, previewSender(options));
  // Pages are already compressed.
  app.get('/*', { compress: false }, async (request, reply) => {
    if (isForPrograms(request.url)) return reply.callNotFound();
    const ofMarkdown = pageOfMarkdown(request.url);
    if (ofMarkdown !== null && !isPrivate(ofMarkdown)) return sendMarkdown(ofMarkdown, request, reply);
    const canonical = canonicalAddress(request.url);
    if (canonical === null) return sendPage(request, reply);
    // Redirects directly to the target of the canonical address, which saves a redirect.
    const answer = await findAnswerAt(options.db, canonical, options.now());
    return reply.redirect(answer?.location ? encodeURI(answer.location) : canonical, 308);
  });
}

/** The function that sends the page at the requested URL, or the page with a refused form. */
export function pageSender({ cache, missed, ...options }: PagesOptions) {
  const renderPage = pageRenderer(options);
  const sendMarkdown = markdownSender({ cache, ...options });

  return async (request: FastifyRequest, reply: FastifyReply, formAnswer?: FormAnswer): Promise<FastifyReply> => {
    try {
      if (formAnswer) return await sendFormAnswer(request, reply, formAnswer);
      return await (isPrivate(request.url) ? sendPrivatePage(request, reply) : sendPublicPage(request, reply));
    } catch (error) {
      const { status, message, outage, retryAfterSeconds } = publicError(error);
      logFailure(request.log, error, 'page could not be rendered');
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      return sendFailure(request, reply, status, options.isHttps, outage && message);
    }
  };

  async function sendPublicPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (prefersMarkdown(request.headers.accept)) return sendMarkdown(request.url, request, reply);
    const { address, isShared, isRegular } = toPageKey(request.url);
    // In development, sources may change between requests.
    const isCached = isShared && options.source.clientDir !== null;
    reply.header('Cache-Control', REVALIDATE);
    await sendCached(request, reply, cache, {
      key: isCached ? cacheKey(address, options.mail) : null,
      isUnbounded: ({ status }) => status !== 200 || !isRegular,
      make: async () => {
        const page = await renderPage({ address, log: request.log });
        return nameMarkdown(await answerMissing(options.db, page, address, options.now()), address);
      },
    });
    if (reply.statusCode === 404 && request.method === 'GET') noteMissed(request, missed, options.now());
    return reply;
  }

  async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    // The URL contains the token of a preview or a subscription, so other sites must not receive it as a referrer.
    if (isPreview(request.url) || isMailLink(request.url)) reply.header('Referrer-Policy', 'no-referrer');
    const frames = isStaffArea(request.url) ? 'editor' : isEdited(request.url) ? 'edited' : 'plain';
    if (frames === 'edited') reply.header('X-Frame-Options', 'SAMEORIGIN');
    const make = () => renderPage({ address: request.url, log: request.log, frames });
    return sendCached(request, reply, cache, { key: null, make });
  }

  /** The route that refused the form sets the status and cache headers. */
  async function sendFormAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    formAnswer: FormAnswer,
  ): Promise<FastifyReply> {
    const page = await cache.make(() => renderPage({ address: request.url, log: request.log, formAnswer }));
    return reply.headers(page.headers).send(page.body);
  }
}
