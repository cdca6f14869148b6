import { isArticle, isTerm } from '@tideline/moving/source/source-item';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import { attempt } from '../../../core/store/dry-run.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findPicture, type NewPicture } from '../../../site/media/media.repository.ts';
import { insertConverted } from '../../../site/media/store-upload.ts';
import type { StoredImport } from '../imports.repository.ts';
import { endItem } from '../outcomes.repository.ts';
import { contentHash } from '../targets.repository.ts';
import { noteWritten } from './note-written.ts';
import type { Prepared } from './prepared.ts';
import { archiveOf, type SitePlan } from './site-plan.ts';
import { writeArticle } from './write-article.ts';
import { writeAuthor } from './write-author.ts';
import { writeFile } from './write-file.ts';
import type { WritingContext } from './write-import.ts';
import type { Written } from './written.ts';

type BatchOf = { found: StoredImport; site: string; plan: SitePlan; converted: ReadonlyMap<string, NewPicture> };

/** Writes things and their pictures in one transaction. One that cannot be brought in does not stop the others; a full disk does. */
export async function writeBatch(batch: readonly Prepared[], of: BatchOf, context: WritingContext): Promise<void> {
  const { db, saver, now } = context;
  await db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    for (const row of of.converted.values()) {
      if (!(await findPicture(trx, row.id))) await insertConverted(trx, row, saver.actor, now());
    }
    for (const prepared of batch) {
      const written = await writeOne(trx, prepared, of, context);
      if ('path' in written && written.path !== undefined) of.plan.learn(prepared.item, written.path);
    }
  });
}

async function writeOne(trx: Trx, prepared: Prepared, of: BatchOf, context: WritingContext): Promise<Written> {
  try {
    return await attempt(trx, () => write(trx, prepared, of, context));
  } catch (error) {
    if (!(error instanceof Error) || !['UnfitArticle', 'TRPCError'].includes(error.constructor.name)) throw error;
    const result = { outcome: 'failed', reason: error.message } as const;
    await endItem(trx, of.found.id, prepared.at, { ...result, notes: [] });
    return result;
  }
}

async function write(trx: Trx, prepared: Prepared, of: BatchOf, context: WritingContext): Promise<Written> {
  const { item, target, brought } = prepared;
  // Without a picture that was missing before, an article is another one.
  const hash = contentHash([item, brought.gaps]);
  const written: Written =
    target?.content_hash === hash
      ? { outcome: 'same', targetId: target.target_id, version: target.target_version }
      : await writeItem(trx, prepared, of, context);
  await noteWritten(trx, { ...prepared, found: of.found, site: of.site, hash }, written);
  return written;
}

async function writeItem(
  trx: Trx,
  { item, path, target, brought: { pictures } }: Prepared,
  { plan, site }: BatchOf,
  { saver, now }: WritingContext,
): Promise<Written> {
  if (isArticle(item)) return writeArticle(trx, item, { plan, path, target, pictures }, saver, now());
  if (item.kind === 'author') return writeAuthor(trx, item, saver, now());
  if (isTerm(item)) {
    const archive = archiveOf(item);
    if (archive === null) return { outcome: 'failed', reason: 'Its name has neither a letter nor a digit.' };
    return { outcome: 'arrived', targetId: archive, version: 0, path: archive };
  }
  if (item.kind === 'file') return writeFile(trx, item, site);
  return { outcome: 'skipped', reason: 'This has no place here.' };
}
