import { PICTURE_FILE } from '@tideline/domain/picture/picture-file';
import type { SourceItem } from '../source/source-item.ts';
import { FolderNames } from './folder-names.ts';
import { isHtml, isShownText, isText } from './folder-paths.ts';
import { readFrontMatter } from './front-matter.ts';
import { readHtmlPage } from './html-page.ts';
import { toArticle } from './markdown-article.ts';

/** A text of a folder, or why it cannot be read. */
export type FolderFile = { path: string } & ({ text: string } | { fault: string });

/** A folder of a generator such as Hugo, Jekyll, Astro or Eleventy. */
export type Folder = {
  /** Of all files, without a slash at the beginning. */
  paths: ReadonlySet<string>;
  /** The texts in it. */
  texts: () => AsyncIterable<FolderFile>;
};

/**
 * Reads the texts in Markdown of a folder, and names its other files.
 * @param siteAddress of the old site, which the files do not say: `https://www.example.com`
 */
export async function* readFolder({ paths, texts }: Folder, siteAddress: string): AsyncGenerator<SourceItem> {
  const address = siteAddress.replace(/\/+$/, '');
  yield { kind: 'site', title: '', address };
  const names = new FolderNames();
  for await (const file of texts()) {
    const { path } = file;
    if (!isShownText(path)) continue;
    if ('fault' in file) {
      yield { kind: 'fault', line: 1, reason: `${path}: ${file.fault}` };
      continue;
    }
    const found = readFrontMatter(file.text);
    const front = isHtml(path) && found.fields.size === 0 ? readHtmlPage(file.text) : found;
    if (front.fault !== null) yield { kind: 'fault', line: 1, reason: `${path}: ${front.fault}` };
    const article = toArticle({ path, front, paths, siteAddress: address });
    yield* names.learn(article);
    yield article;
  }
  yield* names.terms;
  for (const path of paths)
    if (PICTURE_FILE.test(path))
      yield { kind: 'file', id: path, address: `archive:/${encodeURI(path)}`, alt: '', caption: '', addresses: [] };
  const rest = [...paths].filter((path) => !PICTURE_FILE.test(path) && !isShownText(path));
  const kinds = [
    { what: 'text that the site does not show', count: rest.filter(isText).length },
    { what: 'other file', count: rest.filter((path) => !isText(path)).length },
  ];
  for (const { what, count } of kinds) if (count > 0) yield { kind: 'rest', what, title: '', count };
}
