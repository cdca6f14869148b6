import { numberedAddress } from '@tideline/domain/address/numbered-address';
import { findAnswerAt } from '../../core/addresses/answer-at.ts';
import type { Db } from '../../core/store/schema.ts';
import type { PlainResponse } from '../cache/cached-response.ts';

/**
 * Returns a rendered page unchanged, unless its status is 404, or it is Home at an address of another system (`/?p=12`): then the
 * redirect that replaces it, or the same page with status 410.
 */
export async function answerMissing(db: Db, page: PlainResponse, address: string, now: string): Promise<PlainResponse> {
  const mayBeMissing = page.status === 404 || numberedAddress(address) !== null;
  const answer = mayBeMissing ? await findAnswerAt(db, address, now) : null;
  if (!answer) return page;
  if (answer.location === null) return { ...page, status: 410 };
  return { status: 308, headers: { location: encodeURI(answer.location) }, body: '' };
}
