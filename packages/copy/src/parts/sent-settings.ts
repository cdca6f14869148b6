import type { SiteSettings, SiteWords } from '@tideline/domain/site/settings';
import { builtInWords } from './fill-copy.ts';

/** The settings as a page sends them to the browser: without what is built in there. */
export function sentSettings({ agency: _agency, words, ...site }: SiteSettings): SiteSettings {
  const builtIn = { ...builtInWords, legalName: site.siteTitle };
  const changed = Object.entries({ ...words }).filter(([name, text]) => builtIn[name as keyof SiteWords] !== text);
  return changed.length === 0 ? site : { ...site, words: Object.fromEntries(changed) };
}
