import type { ImportComparison } from '@tideline/domain/moving/site-import';
import { isArticle, type SourceArticle, type SourceItem } from '@tideline/moving/source/source-item';
import { TRPCError } from '@trpc/server';
import { unlessMissing } from '../../core/host/missing-file.ts';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import type { Db } from '../../core/store/schema.ts';
import { findItem } from './items.repository.ts';
import { importFolder } from './reading/import-folder.ts';
import { readLine } from './reading/read-lines.ts';

const ORIGINAL_SHOWN = 100_000;

/** An article of an import beside what it becomes. @throws TRPCError NOT_FOUND when there is no such article */
export async function compareItem(
  db: Db,
  mediaDir: string,
  { id, item: place }: { id: string; item: string },
): Promise<ImportComparison> {
  const found = await findItem(db, id, Number(place));
  const item = found && (await unlessMissing(readLine(importFolder(mediaDir, id), found.line_start, found.line_bytes)));
  const texts = item && textsOf(item);
  if (!texts) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such article in this import.' });
  const { title, original, markdown, notes } = texts;
  const { html } = await renderPostBody(markdown, { target: 'preview' });
  return { title, original: original.slice(0, ORIGINAL_SHOWN), markdown, html, notes };
}

/** The texts of an article; null for anything else. A post of this program has the same text on both sides. */
function textsOf(item: SourceItem): Pick<SourceArticle, 'title' | 'original' | 'markdown' | 'notes'> | null {
  if (item.kind !== 'own' || item.part !== 'post') return isArticle(item) ? item : null;
  const { title, content } = item.value;
  return { title, original: content, markdown: content, notes: [] };
}
