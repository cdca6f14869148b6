import type { FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_PREFIX } from '@tideline/domain/page/site-preview';
import { logFailure } from '../../core/logging/log-failure.ts';
import { publicError } from '../../core/rpc/errors.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { findPage } from '../../site/pages/find-pages.ts';
import { findRelease } from '../../site/releases/releases.repository.ts';
import { inPreview, type ShownPreview } from '../../site/releases/previews/show-preview.ts';
import type { Db } from '../../core/store/schema.ts';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { sendFailure } from '../http/error-answers.ts';
import { canonicalAddress } from '../http/page-address.ts';
import { answerMissing } from './answer-missing.ts';
import { pageRenderer, type PageRendererOptions } from './page-renderer.ts';
import { isShownInPreview } from './preview-html.ts';

/** An address whose page says that a preview link has ended. */
const ENDED = '/preview/ended';

type PreviewRequest = { token: string; base: string; address: string; request: FastifyRequest };

/** The function that sends a page of the site as a preview shows it. It is never cached, and other sites never learn its address. */
export function previewSender({ cache, ...options }: PageRendererOptions & { cache: ResponseCache }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    const { token } = request.params as { token: string };
    const base = `${PREVIEW_PREFIX}${token}`;
    const address = request.url.slice(base.length);
    const canonical = canonicalAddress(address);
    if (canonical !== null) return reply.redirect(base + canonical);
    if (!isShownInPreview(address)) {
      reply.callNotFound();
      return reply;
    }
    try {
      const make = () => makePage(options, { token, base, address, request });
      return await sendCached(request, reply, cache, { key: null, make });
    } catch (error) {
      const { status, message, outage } = publicError(error);
      logFailure(request.log, error, 'preview could not be rendered');
      return sendFailure(request, reply, status, options.isHttps, outage && message);
    }
  };
}

async function makePage(
  options: PageRendererOptions,
  { token, base, address, request: { log } }: PreviewRequest,
): Promise<PlainResponse> {
  const shown = await inPreview(options.db, token, options.now(), async (trx, preview) => {
    const now = () => preview.at;
    const renderPage = pageRenderer({ ...options, db: trx, now });
    const page = await renderPage({ address, log, preview: { base, words: await describe(trx, preview) } });
    return answerMissing(trx, page, address, preview.at);
  });
  if (!shown) return { ...(await pageRenderer(options)({ address: ENDED, log })), status: 404 };
  const { location } = shown.headers;
  if (location === undefined || !isShownInPreview(location)) return shown;
  return { ...shown, headers: { ...shown.headers, location: base + location } };
}

/** What the bar says. */
async function describe(db: Db, { kind, subject, isAhead, expiresAt }: ShownPreview): Promise<string> {
  const { timeZone } = await findSettings(db);
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const moment = (at: string) => format.format(new Date(at));
  const ends = `Link ends ${moment(expiresAt)}.`;
  if (kind === 'moment') {
    return isAhead
      ? `Preview: the site as of ${moment(subject)}. Not public. ${ends}`
      : `${moment(subject)} has passed: this is the site as it is now.`;
  }
  if (kind === 'release') {
    const name = (await findRelease(db, subject))?.name ?? '';
    return isAhead
      ? `Preview: the site with the release “${name}”. Not public. ${ends}`
      : 'This release is published or cannot be published: this is the site as it is now.';
  }
  if (kind === 'brand') {
    return isAhead
      ? `Preview: the site in a look that is not public. ${ends}`
      : 'The brand has no changes waiting: this is the site as it is now.';
  }
  const name = (await findPage(db, subject))?.name ?? 'This page';
  return isAhead
    ? `Preview: ${name}, with changes that are not public. ${ends}`
    : `${name} has no changes waiting: this is the site as it is now.`;
}
