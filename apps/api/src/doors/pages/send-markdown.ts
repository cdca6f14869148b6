import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { REVALIDATE, sendCached } from '../cache/send-cached.ts';
import { canonicalAddress } from '../http/page-address.ts';
import { answerMissing } from './answer-missing.ts';
import { markdownPath } from '../pages-as-text/markdown-path.ts';
import { cacheKey, toPageKey } from './page-key.ts';
import { pageRenderer, type PageRendererOptions } from './page-renderer.ts';

type MarkdownOptions = PageRendererOptions & { cache: ResponseCache };

/** The function that sends the Markdown form of the public page at a URL (path and query). */
export function markdownSender({ cache, ...options }: MarkdownOptions) {
  const { db, origin, source, mail, now } = options;
  const renderPage = pageRenderer(options);

  return async (url: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const canonical = canonicalAddress(url);
    if (canonical !== null) return reply.redirect(markdownPath(canonical), 308);
    const { address, isShared, isRegular } = toPageKey(url);
    reply.header('Cache-Control', REVALIDATE);
    return sendCached(request, reply, cache, {
      key: isShared && source.clientDir !== null ? `Markdown of ${cacheKey(address, mail)}` : null,
      isUnbounded: ({ status }) => status !== 200 || !isRegular,
      make: async () => {
        const page = await renderPage({ address, log: request.log });
        return toMarkdownResponse(await answerMissing(db, page, address, now()), origin() + address);
      },
    });
  };
}

/** Converts an answer to Markdown, and asks search engines to list the page instead. */
async function toMarkdownResponse({ status, headers, body }: PlainResponse, pageUrl: string): Promise<PlainResponse> {
  const { location } = headers;
  if (location !== undefined) {
    const isOwn = location.startsWith('/');
    return { status, headers: { location: isOwn ? markdownPath(location) : location, vary: 'Accept' }, body: '' };
  }
  const { toMarkdown } = await import('../pages-as-text/page-markdown.ts'); // not needed to start
  const { markdown, canonicalUrl, isNoindex } = toMarkdown(Buffer.from(body).toString(), pageUrl);
  return {
    status,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      vary: 'Accept',
      ...(canonicalUrl !== null && { link: `<${canonicalUrl}>; rel="canonical"` }),
      ...(isNoindex && { 'x-robots-tag': 'noindex' }),
    },
    body: markdown,
  };
}

/** Adds the address of its Markdown form to a page. */
export function nameMarkdown(page: PlainResponse, address: string): PlainResponse {
  const link = `<${markdownPath(address)}>; rel="alternate"; type="text/markdown"`;
  return { ...page, headers: { ...page.headers, vary: 'Accept', ...(page.status === 200 && { link }) } };
}
