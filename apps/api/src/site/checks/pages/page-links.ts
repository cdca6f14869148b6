import { shownFields } from '@tideline/copy/editing/copy-findings';
import { type DocumentId, sectionsOf } from '@tideline/copy/editing/documents';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { readBody } from '../read-body.ts';

/** A link of a document, and the field that holds it. */
export type PageLink = { field: string; url: URL };

/** The links to pages in the link fields and the Markdown of a document; not those of hidden items. */
export async function findPageLinks(id: DocumentId, values: CopyValues, origin: string): Promise<PageLink[]> {
  const links: PageLink[] = [];
  for (const { path, kind, builtIn } of shownFields(sectionsOf(id), values)) {
    const value = values[path] ?? builtIn;
    if (typeof value !== 'string' || value === '') continue;
    const addresses =
      kind === 'address' ? [value] : kind === 'markdown' ? (await readBody(value, `${origin}/`)).links : [];
    for (const address of addresses) {
      const url = URL.parse(address, origin);
      if (url && /^https?:$/.test(url.protocol)) links.push({ field: path, url });
    }
  }
  return links;
}
