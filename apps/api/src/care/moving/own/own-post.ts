import { randomUUID } from 'node:crypto';
import { isPostAddress, toPostId } from '@tideline/domain/post/post-id';
import { newPostSchema, postChangesSchema } from '@tideline/domain/post/post.schema';
import type { OwnValues } from '@tideline/moving/own/own-item';
import type { OwnDraft } from '@tideline/moving/own/own-site';
import { findHolder } from '../../../core/addresses/post-ids.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { storeDraft } from '../../../site/drafts/drafts.repository.ts';
import { DRAFTED_POSTS } from '../../../site/pending/drafted-posts.ts';
import { findFeaturedId } from '../../../site/posts/featured-post.repository.ts';
import { EMPTY_POST } from '../../../site/posts/post-writes.repository.ts';
import { writePost } from '../writing/write-post.ts';
import type { Written } from '../writing/written.ts';
import { check, instantOrNull, line, pastInstant } from './own-values.ts';

/** Adds a post as it was, with its changes that are not published. */
export async function writeOwnPost(trx: Trx, post: OwnValues['post'], saver: Saver, now: string): Promise<Written> {
  const { slug, draft, createdAt, updatedAt, isAddressAutomatic, isSample, isFeatured } = post;
  const checked = check(newPostSchema, post);
  if ('refusal' in checked) return checked.refusal;
  const id = isPostAddress(slug) ? slug : toPostId(post.title);
  const dates = { publishedAt: post.publishDate, updatedAt };
  const written = await writePost(trx, checked.value, { id, ...dates }, saver, now);
  const isFirst = isFeatured && (await findFeaturedId(trx)) === null;
  await trx
    .updateTable('posts')
    .set({
      created_at: pastInstant(createdAt, now, now),
      updated_at: pastInstant(updatedAt, now, now),
      first_published_at: pastInstant(post.firstPublishedAt, now, null),
      content_changed_at: pastInstant(post.contentChangedAt, now, null),
      is_address_automatic: isAddressAutomatic ? 1 : 0,
      is_sample: isSample ? 1 : 0,
      is_featured: isFirst ? 1 : 0,
    })
    .where('id', '=', written.id)
    .execute();
  await reserveFormer(trx, post.formerSlugs, written.key);
  if (draft && checked.value.status === 'published') await keepDraft(trx, written, draft);
  return { outcome: 'arrived', targetId: written.key, version: written.version, path: `/blog/${written.id}` };
}

/** Former addresses that another post has or had stay with it. */
async function reserveFormer(trx: Trx, slugs: readonly string[], key: string): Promise<void> {
  for (const id of slugs)
    if (isPostAddress(id) && (await findHolder(trx, id)) === null)
      await trx.insertInto('former_post_ids').values({ id, post_key: key }).execute();
}

async function keepDraft(trx: Trx, { id, version }: { id: string; version: number }, draft: OwnDraft): Promise<void> {
  const [fields, base] = [check(postChangesSchema, draft.values), check(postChangesSchema, draft.base)];
  if ('refusal' in fields || 'refusal' in base) return;
  const { status: _status, ...empty } = EMPTY_POST;
  await storeDraft(trx, DRAFTED_POSTS, {
    id,
    version: randomUUID(),
    baseVersion: version,
    goesLiveAt: instantOrNull(draft.goesLiveAt),
    isHeld: false,
    savedBy: line(draft.savedBy),
    savedAt: instantOrNull(draft.savedAt) ?? new Date(0).toISOString(),
    fields: { ...empty, ...withoutStatus(fields.value) },
    base: { ...empty, ...withoutStatus(base.value) },
  });
}

function withoutStatus({ status: _status, address: _address, ...fields }: Record<string, unknown>): object {
  return fields;
}
