import type { FormAnswer } from '@tideline/page-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { Mailer } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { findShownBrand } from '../../site/brand/shown-brand.ts';
import { hashSource, type PageFrames, pagePolicy } from '../http/content-security-policy.ts';
import { createPageClient } from './page-client.ts';
import type { PageSource } from './page-source.ts';
import { type PreviewFrame, toPreview } from './preview-html.ts';

export type PageRendererOptions = {
  db: Db;
  source: PageSource;
  /** The site's public URL without a trailing slash; a function, because the port may be known only later. */
  origin: () => string;
  isHttps: boolean;
  /** Pages state whether the site sends mail. */
  mail: Mailer;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

type PageOrder = {
  /** Path and query. */
  address: string;
  log: FastifyBaseLogger;
  frames?: PageFrames;
  /** Only for a page of a preview. */
  preview?: PreviewFrame;
  /** Only in the response to a form: the refusal and the input. */
  formAnswer?: FormAnswer | undefined;
};

/** Exceeds the number of page layouts. */
const MAX_POLICIES = 100;

/** The function that renders the page at a URL, with the policy that allows its inline scripts. */
export function pageRenderer({ db, source, origin, isHttps, mail, now }: PageRendererOptions) {
  const isDevelopment = source.clientDir === null;
  const { styles = '' } = source;
  const policies = new Map<string, string>();
  const styleSources = styles === '' ? [] : [hashSource(styles)];
  return async ({ address, log, frames = 'plain', preview, formAnswer }: PageOrder): Promise<PlainResponse> => {
    const render = await source.loadRenderer();
    const page = await render({
      url: origin() + address,
      client: createPageClient(db, { log, mail, now }),
      origin: origin(),
      manifest: source.manifest,
      styles,
      loadBrandStyles: async () => (await findShownBrand(db))?.css ?? '',
      formAnswer,
    });
    const { status, headers, html, inlineScripts, inlineStyles = [] } = preview ? toPreview(page, preview) : page;
    const policy = policyFor(inlineScripts, inlineStyles, frames);
    return {
      status,
      headers: { ...headers, 'content-security-policy': policy },
      body: html,
    };
  };

  /** All pages of a route have the same scripts, so their hashes are cached. */
  function policyFor(inlineScripts: string[], inlineStyles: string[], frames: PageFrames): string {
    const key = [frames, ...inlineStyles, ...inlineScripts].join('\0');
    const known = policies.get(key);
    if (known !== undefined) return known;
    const allowed = [...styleSources, ...inlineStyles.map(hashSource)];
    const policy = pagePolicy({ inlineScripts, styleSources: allowed, frames, isHttps, isDevelopment });
    if (policies.size >= MAX_POLICIES) policies.clear();
    policies.set(key, policy);
    return policy;
  }
}
