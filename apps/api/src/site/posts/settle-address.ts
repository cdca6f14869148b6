import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import type { Post, PostFields } from '@tideline/domain/post/post';
import { postPath } from '@tideline/domain/site/site-path';
import { movePost } from '../../core/addresses/move-post.ts';
import { deleteRedirectAt } from '../../core/addresses/redirects.repository.ts';
import { answerInstead, HIDDEN } from '../../core/addresses/unpublished-answer.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import type { Trx } from '../../core/store/schema.ts';
import { nextPostId } from './post-address.ts';
import type { AddressState } from './post-writes.repository.ts';
import type { Saver } from '../drafts/drafted.ts';

/** The address wanted by a save. */
type Wanted = {
  /** As sent; undefined: unchanged, empty: follow the title. */
  address: string | undefined;
  /** After the save. */
  fields: Pick<PostFields, 'title' | 'status'>;
  unpublished: UnpublishedChoice | undefined;
};

/** The state of the address after a save. */
export function nextAddressState(
  before: Post,
  { address, fields }: Pick<Wanted, 'address' | 'fields'>,
  now: string,
): AddressState {
  const firstPublishedAt = before.firstPublishedAt ?? (fields.status === 'published' ? now : null);
  const isByHand = address === undefined ? !before.isAddressAutomatic : address !== '';
  return { firstPublishedAt, isAddressAutomatic: firstPublishedAt === null && !isByHand };
}

/**
 * Moves a saved post to its new address, and sets the answer of the address while the post is not public.
 * @returns the id of the post
 * @throws TRPCError BAD_REQUEST when the address is taken, or the target of a redirect does not exist
 */
export async function settleAddress(
  trx: Trx,
  before: Post,
  { address, fields, unpublished = HIDDEN }: Wanted,
  saver: Saver,
  now: string,
): Promise<string> {
  const [isPublished, wasEverPublished] = [fields.status === 'published', before.firstPublishedAt !== null];
  const id = await nextPostId(trx, before, { address, title: fields.title }, now);
  if (id !== before.id) {
    if (wasEverPublished) requireCapability(saver, 'posts.publish');
    await movePost(trx, { from: before.id, to: id, isPublished, wasEverPublished }, now);
  }
  if (isPublished) await deleteRedirectAt(trx, postPath(id));
  else if (before.status === 'published') await answerInstead(trx, postPath(id), unpublished, now);
  return id;
}
