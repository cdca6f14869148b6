import { readJson } from '../source/read-json.ts';
import type { SourceItem } from '../source/source-item.ts';
import { listOf, textOf } from '../source/values.ts';
import { EmdashSite } from './emdash-site.ts';
import { toArticle } from './emdash-article.ts';

const HEADS = ['$.settings', '$.taxonomies.*', '$.bylines.*', '$.collections.*'];
const OTHERS = ['$.menus.*', '$.redirects.*', '$.widgetAreas.*', '$.sections.*'];
const CONTENT = '$.content.*.*';

/**
 * Reads the site of an EmDash export, which is a seed file with content. It is read twice, since entries name authors and
 * terms.
 * @param siteAddress of the old site, which the file does not say: `https://www.example.com`
 * @throws UnreadableFile
 */
export async function* readEmdash(open: () => AsyncIterable<string>, siteAddress: string): AsyncGenerator<SourceItem> {
  const site = new EmdashSite(siteAddress);
  for await (const part of readJson(open(), { paths: [...HEADS, CONTENT], system: 'EmDash' })) site.learn(part);
  yield { kind: 'site', title: site.title, address: site.address };
  yield* site.authors.values();
  yield* site.terms.values();
  const rest = new Map<string, number>();
  for await (const { names, value } of readJson(open(), { paths: [CONTENT, ...OTHERS], system: 'EmDash' })) {
    const [part = '', collection = ''] = names;
    if (part === 'content') yield toArticle(collection, value, site);
    else rest.set(part, (rest.get(part) ?? 0) + Math.max(1, listOf(value['items']).length));
  }
  for (const [part, count] of rest)
    yield { kind: 'rest', what: textOf(REST[part as keyof typeof REST]) || part, title: '', count };
}

const REST = { menus: 'entry of a menu', redirects: 'redirect', widgetAreas: 'widget area', sections: 'section' };
