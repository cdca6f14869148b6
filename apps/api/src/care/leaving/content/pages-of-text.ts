import { displayTitle } from '@tideline/domain/post/post';
import type { OwnDocument } from '@tideline/moving/own/own-site';
import type { Db } from '../../../core/store/schema.ts';
import { eachDocument } from './documents.repository.ts';

/** A page that is one text, which other programs have too. */
export type PageOfText = {
  id: string;
  path: string;
  title: string;
  markdown: string;
  metaTitle: string;
  metaDescription: string;
  isPublic: boolean;
  createdAt: string;
  publishedAt: string | null;
  updatedAt: string;
};

/** The added pages of text. A page that was never published is what its draft says. */
export async function* eachPageOfText(db: Db): AsyncGenerator<PageOfText> {
  for await (const document of eachDocument(db))
    if (document.page?.kind === 'plain') yield toPage(document, document.page);
}

function toPage({ id, live, draft }: OwnDocument, page: NonNullable<OwnDocument['page']>): PageOfText {
  const values = live?.values ?? draft?.values ?? {};
  const said = (field: string) => (typeof values[field] === 'string' ? values[field] : '');
  return {
    id,
    path: page.path,
    title: said('page.headline') || displayTitle(page),
    markdown: said('page.markdown'),
    metaTitle: said('head.title'),
    metaDescription: said('head.description'),
    isPublic: page.publicSince !== null,
    createdAt: page.createdAt,
    publishedAt: page.firstPublishedAt,
    updatedAt: live?.savedAt ?? draft?.savedAt ?? page.createdAt,
  };
}
