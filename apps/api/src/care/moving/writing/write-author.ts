import { newAuthorSchema } from '@tideline/domain/author/author.schema';
import type { SourceAuthor } from '@tideline/moving/source/source-item';
import { findAuthorNamed } from '../../../core/authors/authors.repository.ts';
import { addAuthor } from '../../../core/authors/save-author.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import type { Written } from './written.ts';

/** Maps an author to the profile of this name, or adds one. */
export async function writeAuthor(trx: Trx, { name, bio }: SourceAuthor, saver: Saver, now: string): Promise<Written> {
  const found = await findAuthorNamed(trx, name, now);
  if (found) return { outcome: 'same', targetId: found.id, version: found.version };
  const parsed = newAuthorSchema.safeParse({ name, bio });
  if (!parsed.success)
    return { outcome: 'failed', reason: parsed.error.issues.map(({ message }) => message).join(' ') };
  const author = await addAuthor(trx, { actor: saver.actor, now: () => now }, parsed.data);
  return { outcome: 'arrived', targetId: author.id, version: author.version };
}
