import { canBeRedirected, toRedirectPath } from '@tideline/domain/address/redirect';
import { isHideable } from '@tideline/domain/site/site-path';
import { findMissingAnswer, type MissingAnswer } from '../../core/addresses/redirects.repository.ts';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { Db } from '../../core/store/schema.ts';

/** The redirects' answer for an address (path and query) without a page; null for 404. */
export async function findAnswerAt(db: Db, address: string, now: string): Promise<MissingAnswer | null> {
  const path = toRedirectPath(address);
  return path !== null && (canBeRedirected(path) || isHideable(path)) ? findMissingAnswer(db, path, now) : null;
}

/**
 * Returns a rendered page unchanged, unless its status is 404: then the redirect that replaces it, or the same page with
 * status 410.
 */
export async function answerMissing(db: Db, page: PlainResponse, address: string, now: string): Promise<PlainResponse> {
  const answer = page.status === 404 ? await findAnswerAt(db, address, now) : null;
  if (!answer) return page;
  if (answer.location === null) return { ...page, status: 410 };
  return { status: 308, headers: { location: encodeURI(answer.location) }, body: '' };
}
