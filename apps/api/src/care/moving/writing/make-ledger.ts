import type { ImportLedger } from '@tideline/domain/moving/site-import';
import { wordsOfHtml } from '@tideline/moving/html/count-words';
import type { SourceArticle } from '@tideline/moving/source/source-item';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';

/** What an article had in the other system, and has here. `markdown` is its text here. */
export async function makeLedger(
  { words, pictures, cover, links, addresses }: SourceArticle,
  markdown: string,
  out: { pictures: number; addresses: number },
): Promise<ImportLedger> {
  const { html } = await renderPostBody(markdown, { target: 'feed', url: '/' });
  const shown = new Set([...pictures, ...(cover === null ? [] : [cover])].map(({ address }) => address));
  return {
    wordsIn: words,
    wordsOut: wordsOfHtml(html),
    picturesIn: shown.size,
    picturesOut: out.pictures,
    linksIn: links.length,
    linksOut: html.match(/<a\s/g)?.length ?? 0,
    addressesIn: addresses.length,
    addressesOut: out.addresses,
  };
}
