import { TRPCError } from '@trpc/server';
import type { SourceOwn } from '@tideline/moving/own/own-item';
import type { SourceItem } from '@tideline/moving/source/source-item';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import { attempt } from '../../../core/store/dry-run.ts';
import type { Trx } from '../../../core/store/schema.ts';
import type { ImportTargetsTable } from '../../../core/store/tables/imports.ts';
import type { StoredImport } from '../imports.repository.ts';
import { endItem, listWaiting } from '../outcomes.repository.ts';
import { importFolder } from '../reading/import-folder.ts';
import { readThings } from '../reading/read-lines.ts';
import { contentHash, listTargets, putTarget, siteKey, targetKey } from '../targets.repository.ts';
import type { WritingContext } from '../writing/write-import.ts';
import { writeInBatches } from '../writing/write-in-batches.ts';
import type { Written } from '../writing/written.ts';
import { bringOwnFile } from './own-files.ts';
import { writeOwnCallSetting } from './own-calls.ts';
import { writeOwnAuthor, writeOwnRedirect, writeOwnSettings } from './own-lists.ts';
import { writeOwnIssue, writeOwnTopic } from './own-newsletter.ts';
import { writeOwnDocument } from './own-page.ts';
import { writeOwnPost } from './own-post.ts';
import { writeOwnSubscriber } from './own-subscriber.ts';

/** A thing of the archive, its file brought, and what an earlier import has made of it. */
type PreparedOwn = {
  item: SourceItem;
  at: number;
  hash: string;
  target: ImportTargetsTable | undefined;
  file: Written | null;
};

/**
 * Brings in an archive of this program, in batches, as it was there. What is here already stays as it is.
 * @returns false when it was stopped
 */
export async function writeOwnImport(found: StoredImport, context: WritingContext): Promise<boolean> {
  const { db, mediaDir } = context;
  const [site, folder] = [siteKey(found), importFolder(mediaDir, found.id)];
  const [waiting, targets] = [await listWaiting(db, found.id), await listTargets(db, site)];
  return writeInBatches(prepare(), context.goesOn, (batch) =>
    db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      for (const prepared of batch) await bringIn(trx, prepared, { found, site }, context);
    }),
  );

  async function* prepare(): AsyncGenerator<PreparedOwn> {
    for await (const { item, at } of readThings(folder)) {
      if (!waiting.has(at)) continue;
      const isOwn = item.kind === 'own';
      const target = isOwn ? targets.get(targetKey(item.part, item.id)) : undefined;
      const file = isOwn && item.part === 'file' ? await bringOwnFile(item.value, folder, context) : null;
      yield { item, at, hash: contentHash(item), target, file };
    }
  }
}

async function bringIn(
  trx: Trx,
  { item, at, hash, target, file }: PreparedOwn,
  { found, site }: { found: StoredImport; site: string },
  context: WritingContext,
): Promise<void> {
  const isOwn = item.kind === 'own';
  const written =
    file ?? (isOwn ? await writeItem(trx, item, { target, hash, uploadedAt: found.createdAt }, context) : NO_PLACE);
  const { reason = '' } = written;
  const path = 'path' in written && { path: written.path ?? null };
  await endItem(trx, found.id, at, { outcome: written.outcome, reason, ...path, notes: [] });
  if (!isOwn || item.id === '' || !('targetId' in written) || written.outcome !== 'arrived') return;
  const row = { site, kind: item.part, source_id: item.id, import_id: found.id, content_hash: hash };
  await putTarget(trx, { ...row, target_id: written.targetId, target_version: written.version });
}

const NO_PLACE = { outcome: 'skipped', reason: 'This has no place here.' } as const;

type Before = { target: ImportTargetsTable | undefined; hash: string; uploadedAt: string };

async function writeItem(
  trx: Trx,
  item: SourceOwn,
  { target, hash, uploadedAt }: Before,
  { saver, now }: WritingContext,
): Promise<Written> {
  if (target) {
    const outcome = target.content_hash === hash ? 'same' : 'kept';
    return { outcome, targetId: target.target_id, version: target.target_version };
  }
  try {
    return await attempt(trx, () => writePart(trx, item, { saver, uploadedAt, now: now() }));
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return { outcome: 'failed', reason: error.message };
  }
}

type Circumstances = { saver: WritingContext['saver']; uploadedAt: string; now: string };

function writePart(trx: Trx, item: SourceOwn, { saver, uploadedAt, now }: Circumstances): Promise<Written> {
  switch (item.part) {
    case 'author':
      return writeOwnAuthor(trx, item.value, now);
    case 'post':
      return writeOwnPost(trx, item.value, saver, now);
    case 'page':
      return writeOwnDocument(trx, item.value, now);
    case 'setting':
      return writeOwnSettings(trx, item.value, now);
    case 'call-setting':
      return writeOwnCallSetting(trx, item.value, now);
    case 'redirect':
      return writeOwnRedirect(trx, item.value, now);
    case 'topic':
      return writeOwnTopic(trx, item.value, now);
    case 'issue':
      return writeOwnIssue(trx, item.value, now);
    case 'subscriber':
      return writeOwnSubscriber(trx, item.value, uploadedAt, now);
    default:
      return Promise.resolve(NO_PLACE); // files were brought before the transaction
  }
}
