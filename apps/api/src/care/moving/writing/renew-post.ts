import { type NewPost, postChangesSchema } from '@tideline/domain/post/post.schema';
import { postPath } from '@tideline/domain/site/site-path';
import { rewriteAddresses } from '@tideline/moving/addresses/rewrite-addresses';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { changePostWithin } from '../../../site/posts/save-post.ts';
import type { Written } from './written.ts';

/**
 * Renews a post of an earlier import. What staff have changed or deleted since stays, but pictures that could not be had before take the
 * place of their old addresses.
 */
export async function renewPost(
  trx: Trx,
  { target_id: key, target_version: version }: ImportTargetsTable,
  { fields: { address: _address, ...fields }, pictures }: { fields: NewPost; pictures: ReadonlyMap<string, string> },
  saver: Saver,
  now: string,
): Promise<Written> {
  const post = await trx
    .selectFrom('posts')
    .select(['id', 'version', 'content', 'featured_image_url'])
    .where('key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!post) return { outcome: 'kept', targetId: key, version };
  const path = postPath(post.id);
  if (post.version === version) {
    const saved = await changePostWithin(trx, { id: post.id, changes: fields, isImport: true }, saver, now);
    return { outcome: 'changed', targetId: key, version: saved?.version ?? version, path, markdown: fields.content };
  }
  const content = rewriteAddresses(post.content, (address) => pictures.get(address) ?? null);
  const featuredImageUrl = pictures.get(post.featured_image_url) ?? post.featured_image_url;
  if (content !== post.content || featuredImageUrl !== post.featured_image_url)
    await changePostWithin(
      trx,
      { id: post.id, changes: postChangesSchema.parse({ content, featuredImageUrl }), isImport: true },
      saver,
      now,
    );
  return { outcome: 'kept', targetId: key, version, path, markdown: content };
}
