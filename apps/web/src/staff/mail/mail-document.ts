import { trustPageHtml } from '../../lib/text/trust-page-html.ts';

export type MailView = { isDark: boolean; hasPictures: boolean };

/** A mail as a document that is not yet shown, and the text of its style sheets. */
export type MailDocument = { root: HTMLElement; css: string };

/**
 * Parses a mail for a frame that runs no scripts. Its style sheets are taken out, because the page's policy refuses them
 * inside the document; the frame adopts them.
 */
export function mailDocument(html: string, { isDark, hasPictures }: MailView): MailDocument {
  const css: string[] = [];
  // Before parsing: the policy refuses a style sheet in a parsed document, too. Those in comments are for Outlook.
  const plain = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<style>(.*?)<\/style>/gs, (_sheet, text: string) => {
    css.push(text);
    return '';
  });
  const parsed = new DOMParser().parseFromString(trustPageHtml(plain) as string, 'text/html');
  if (!hasPictures) for (const picture of parsed.querySelectorAll('img')) picture.removeAttribute('src');
  return { root: parsed.documentElement, css: withScheme(css.join('\n'), isDark) };
}

/** The style sheet for readers with a dark or light theme. */
function withScheme(css: string, isDark: boolean): string {
  const never = '(width < 0px)';
  const always = '(width >= 0px)';
  return css
    .replaceAll(/\(\s*prefers-color-scheme:\s*dark\s*\)/g, isDark ? always : never)
    .replaceAll(/\(\s*prefers-color-scheme:\s*light\s*\)/g, isDark ? never : always);
}
