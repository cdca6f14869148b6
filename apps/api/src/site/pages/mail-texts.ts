import { changedSections } from '@tideline/copy/editing/copy-values';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import { siteWords } from '@tideline/copy/parts/site-words';
import { type CopyValues, MAILS_DOCUMENT } from '@tideline/domain/page/page-document';
import { findSettingsBeside } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { readValues } from './documents.repository.ts';
import { withCounts } from './shown/find-counts.ts';

export type Mails = (typeof SITE_DOCUMENTS)[typeof MAILS_DOCUMENT]['sections'];

/**
 * The texts of mails to visitors as staff have them now, in one query.
 * @param values for the placeholders of a mail, in the same pass as those of every text: a value is never filled itself
 * @param draft changed texts in place of those that are stored
 */
export async function findMailTexts(db: Db, values: Record<string, string>, draft?: CopyValues): Promise<Mails> {
  const { settings, retention, fields } = await findSettingsBeside(db, MAILS_DOCUMENT);
  const { sections } = SITE_DOCUMENTS[MAILS_DOCUMENT];
  const changed = changedSections(sections, plainTexts(draft ?? (fields === null ? {} : readValues(fields))));
  const texts = await withCounts<Mails>(db, { ...sections, ...changed });
  return copyFiller({ ...settings, words: { ...siteWords(settings, retention), ...values } })(texts);
}

/** Texts as paragraphs of a mail; empty ones are left out. */
export function paragraphs(...texts: readonly string[]): string {
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

/** Texts as lines of a paragraph; empty ones are left out. */
export function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** What staff have written, without control characters. An empty subject is none: every mail has one. */
function plainTexts(values: CopyValues): CopyValues {
  const texts = Object.entries(values).map(([path, value]) => [path, plain(String(value))] as const);
  return Object.fromEntries(texts.filter(([path, text]) => text !== '' || !path.endsWith('.subject')));
}

function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
}
