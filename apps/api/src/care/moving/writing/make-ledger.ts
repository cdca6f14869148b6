import { toRedirectPath } from '@tideline/domain/address/redirect';
import type { ImportLedger } from '@tideline/domain/moving/site-import';
import { wordsOfHtml } from '@tideline/moving/html/count-words';
import type { SourceArticle } from '@tideline/moving/source/source-item';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';

/** Stands in for each picture, so that the words and links of one that could not be had are counted as with it. */
const ANY_PICTURE = `/media/${'0'.repeat(24)}-800x600.jpg`;
const PICTURE = /(!\[(?:[^\]\\]|\\.)*\]\()[^\s)]+/g;

/** What an article had in the other system, and has here. `markdown` is its text here. */
export async function makeLedger(
  { words, pictures, cover, links, addresses }: SourceArticle,
  markdown: string,
  out: { pictures: number; addresses: number },
): Promise<ImportLedger> {
  const shown = markdown.replaceAll(PICTURE, (_, start: string) => start + ANY_PICTURE);
  const { html } = await renderPostBody(shown, { target: 'feed', url: '/' });
  const had = new Set([...pictures, ...(cover === null ? [] : [cover])].map(({ address }) => address));
  return {
    wordsIn: words,
    wordsOut: wordsOfHtml(html),
    picturesIn: had.size,
    picturesOut: out.pictures,
    linksIn: links.length,
    linksOut: html.match(/<a\s/g)?.length ?? 0,
    addressesIn: new Set(addresses.map(toRedirectPath)).size,
    addressesOut: out.addresses,
  };
}
