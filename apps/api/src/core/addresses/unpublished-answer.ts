import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { postPath } from '@tideline/domain/site/site-path';
import type { Db, Trx } from '../store/schema.ts';
import { deleteRedirectAt, findRedirectAt, putRedirect } from './redirects.repository.ts';
import { requireTarget } from './require-target.ts';

/** 404, as for a post that never existed. */
export const HIDDEN: UnpublishedChoice = { answer: 'hidden' };

/**
 * Sets the answer to visitors of a post or page that is no longer public.
 * @throws TRPCError BAD_REQUEST when the target of a redirect does not exist
 */
export async function answerInstead(trx: Trx, path: string, choice: UnpublishedChoice, now: string): Promise<void> {
  if (choice.answer === 'hidden') return deleteRedirectAt(trx, path);
  const target =
    choice.answer === 'gone'
      ? null
      : await requireTarget(trx, choice.target, { from: path, field: 'unpublished.target' });
  await putRedirect(trx, { path, target, origin: 'unpublished' }, now);
}

/** The answer to visitors of a post while it is not public; `redirect` names the final target. */
export async function findAnswerInstead(db: Db, id: string): Promise<UnpublishedChoice> {
  const row = await findRedirectAt(db, postPath(id));
  if (!row) return HIDDEN;
  if (row.post_id !== null) return { answer: 'redirect', target: postPath(row.post_id) };
  return row.target_path === null ? { answer: 'gone' } : { answer: 'redirect', target: row.target_path };
}
