import { copyFiller, type CopyFiller } from '@tideline/copy/parts/fill-copy';
import { siteWords } from '@tideline/copy/parts/site-words';
import type { Settings, SiteWords } from '@tideline/domain/site/settings';
import type { Db } from '../store/schema.ts';
import { findRetention } from './retention.repository.ts';
import { findSettings } from './settings.repository.ts';

/** The settings with the words for placeholders in the texts of the site. */
export async function findSiteWords(db: Db): Promise<Settings & { words: SiteWords }> {
  const [settings, retention] = await Promise.all([findSettings(db), findRetention(db)]);
  return { ...settings, words: siteWords(settings, retention) };
}

/** Fills the placeholders of texts that the server itself writes, such as cards. */
export async function findCopyFiller(db: Db): Promise<CopyFiller> {
  return copyFiller(await findSiteWords(db));
}
