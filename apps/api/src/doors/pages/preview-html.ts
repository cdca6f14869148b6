import type { RenderedPage } from '@tideline/page-contract';
import { escapeHtml } from '../../audience/newsletter/messages/mail-dom.ts';
import { canonicalAddress, isForPrograms, isPrivate } from '../http/page-address.ts';

/** What a preview adds to a page. */
export type PreviewFrame = {
  /** Path prefix of the preview's pages, without a trailing slash. */
  base: string;
  /** What is shown, in a sentence. */
  words: string;
};

/** Of the bar; the colors are those of the site's look. */
const STYLE =
  '.preview-bar{position:sticky;bottom:0;z-index:60;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;text-align:center;' +
  'padding:.75rem 1rem;background:var(--ink);color:var(--paper);font-size:.9375rem;overflow-wrap:anywhere}' +
  '.preview-bar a{color:inherit;text-decoration:underline}@media print{.preview-bar{display:none}}';

/**
 * A page as a preview shows it: without scripts, so that it counts no view and calls nothing; with links that stay in the preview,
 * forms that cannot be sent, and a bar that says what is shown.
 */
export function toPreview(page: RenderedPage, { base, words }: PreviewFrame): RenderedPage {
  const html = Buffer.from(page.html)
    .toString()
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<form\b/g, '<form inert')
    .replaceAll(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g, (link, start: string, address: string) =>
      isShownInPreview(address) ? `${start}${base}${address}` : link,
    );
  const bar = `<aside class="preview-bar" aria-label="Preview"><span>${escapeHtml(words)}</span><a href="/">End preview</a></aside>`;
  return {
    ...page,
    html: html.replace('</head>', () => `<style>${STYLE}</style></head>`).replace('</body>', () => `${bar}</body>`),
    inlineScripts: [],
    inlineStyles: [...(page.inlineStyles ?? []), STYLE],
  };
}

/** Whether a preview has a page at an address: a public one of the site. */
export function isShownInPreview(address: string): boolean {
  return !isForPrograms(address) && !isPrivate(address) && canonicalAddress(address) === null;
}
