import { load } from 'cheerio/slim';
import type { Finding } from '@tideline/domain/text/text-check';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import { mistake } from './findings.ts';

/** What a text links to and shows. */
export type BodyParts = {
  /** The distinct addresses of its links. */
  links: string[];
  /** In the order of the text. */
  pictures: { address: string; alt: string }[];
};

/** The links and pictures of a Markdown text, with absolute addresses. `url` is that of its page. */
export async function readBody(markdown: string, url: string): Promise<BodyParts> {
  const { html } = await renderPostBody(markdown, { target: 'mail', url });
  const body = load(html, null, false);
  return {
    links: [...new Set(body('a[href]').map((_at, { attribs }) => attribs['href'] ?? ''))],
    pictures: body('img')
      .toArray()
      .map(({ attribs }) => ({ address: attribs['src'] ?? '', alt: attribs['alt'] ?? '' })),
  };
}

/** The pictures of a text without an alternative text. */
export function checkAlternativeTexts(pictures: BodyParts['pictures']): Finding[] {
  const missing = pictures.flatMap(({ alt }, at) => (alt.trim() === '' ? [at + 1] : []));
  return missing.map((number) =>
    mistake(
      'pictures',
      `Picture ${number} of ${pictures.length} has no alternative text. Readers who cannot see it will miss what it shows.`,
    ),
  );
}
