import { type CheerioAPI, load } from 'cheerio/slim';
import { writeHtml } from '@tideline/domain/html/write-html';
import { PAGE_DIALECT } from './page-dialect.ts';

/** Elements outside of the text. `no-print` also marks what is not printed: offers, links to other articles, sharing. */
const NOT_TEXT = [
  'script, style, template, noscript, svg, iframe',
  'nav, form, dialog, [hidden], [aria-hidden="true"], .no-print, img[alt=""]',
].join(', ');
/** Inline elements shown on their own line or apart, whose text would join that of their neighbor. */
const INLINE = 'a, span, time';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The Markdown form of a page. */
export type PageMarkdown = {
  /** Facts in YAML, then the main part's text. Every address is absolute. */
  markdown: string;
  /** Address of the page; null for a page that search engines do not list. */
  canonicalUrl: string | null;
  /** Whether search engines are asked not to list it. */
  isNoindex: boolean;
};

/** The Markdown form of a rendered page at `pageUrl`. */
export function toMarkdown(html: string, pageUrl: string): PageMarkdown {
  const $ = load(html);
  const main = $('main');
  main.find(NOT_TEXT).remove();
  // The button of a question contains its heading; other buttons are useless in text.
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

/** Parentheses would end an address in Markdown. */
function absolute(address: string | undefined, pageUrl: string): string | null {
  const url = address === undefined ? null : URL.parse(address, pageUrl);
  return url && url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}
