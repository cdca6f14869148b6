import { type CheerioAPI, load } from 'cheerio';
import { writeHtml } from '@tideline/domain/html/write-html';
import { PAGE_DIALECT } from './page-dialect.ts';

/** Not part of the text. `no-print` marks what is left out on paper, too: offers, links to other articles, sharing. */
const NOT_TEXT = [
  'script, style, template, noscript, svg, iframe',
  'nav, form, dialog, [hidden], [aria-hidden="true"], .no-print, img[alt=""]',
].join(', ');
/** What is a line of its own or set apart by its style, and would run into its neighbor without a space. */
const INLINE = 'a, span, time';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The Markdown form of a page. */
export type PageMarkdown = {
  /** Facts in YAML, then the text of the main part. Every address is absolute. */
  markdown: string;
  /** Where the page is; null for one that search engines do not list. */
  canonicalUrl: string | null;
  /** Search engines are asked not to list it. */
  isNoindex: boolean;
};

/** The Markdown form of a rendered page at `pageUrl`. */
export function toMarkdown(html: string, pageUrl: string): PageMarkdown {
  const $ = load(html);
  const main = $('main');
  main.find(NOT_TEXT).remove();
  // The button of a question is its heading; others do nothing on paper.
  main
    .find('button')
    .filter((_, button) => $(button).closest(HEADINGS).length === 0)
    .remove();
  for (const link of main.find(HEADINGS).find('a[href^="#"]')) $(link).replaceWith($(link).contents());
  for (const inline of main.find(INLINE)) {
    const hasNeighbor = inline.next !== null && inline.next === $(inline).next().get(0);
    if (hasNeighbor && $(inline).closest('.prose, pre').length === 0) $(inline).after(' ');
  }
  for (const link of main.find('a'))
    $(link)
      .removeAttr('title')
      .attr('href', absolute($(link).attr('href'), pageUrl));
  for (const picture of main.find('img')) $(picture).attr('src', absolute($(picture).attr('src'), pageUrl));
  const canonicalUrl = absolute($('link[rel=canonical]').attr('href'), pageUrl);
  return {
    markdown: `${frontMatter($, canonicalUrl)}\n${writeHtml(main.contents(), PAGE_DIALECT).join('\n\n').trimEnd()}\n`,
    canonicalUrl,
    isNoindex: metaOf($, 'name', 'robots')?.includes('noindex') ?? false,
  };
}

/** JSON strings are YAML, too. */
function frontMatter($: CheerioAPI, url: string | null): string {
  const facts = {
    title: metaOf($, 'property', 'og:title') ?? $('title').text(),
    description: metaOf($, 'name', 'description'),
    url,
    author: metaOf($, 'property', 'article:author'),
    published: metaOf($, 'property', 'article:published_time'),
    modified: metaOf($, 'property', 'article:modified_time'),
  };
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
  return ['---', ...lines, '---', ''].join('\n');
}

function metaOf($: CheerioAPI, attribute: 'name' | 'property', name: string): string | undefined {
  return $(`meta[${attribute}="${name}"]`).attr('content');
}

/** Parentheses would end the address in Markdown. */
function absolute(address: string | undefined, pageUrl: string): string | null {
  const url = address === undefined ? null : URL.parse(address, pageUrl);
  return url && url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}
