import { trustPageHtml } from '../../../../lib/text/trust-page-html.ts';

export type MailView = { isDark: boolean; hasPictures: boolean };

/** A mail as a document that is not shown yet, and the text of its style sheets. */
export type MailDocument = { root: HTMLElement; css: string };

/**
 * Parses a mail for a frame that runs no scripts. Its style sheets are taken out, because the page's policy refuses them
 * inside the document; the frame adopts them.
 */
export function mailDocument(html: string, { isDark, hasPictures }: MailView): MailDocument {
  const parsed = new DOMParser().parseFromString(trustPageHtml(html) as string, 'text/html');
  const sheets = [...parsed.querySelectorAll('style')];
  for (const sheet of sheets) sheet.remove();
  if (!hasPictures) for (const picture of parsed.querySelectorAll('img')) picture.removeAttribute('src');
  const css = sheets.map((sheet) => sheet.textContent).join('\n');
  return { root: parsed.documentElement, css: withScheme(css, isDark) };
}

/** The style sheet as a reader with a dark, or with a light, theme has it. */
function withScheme(css: string, isDark: boolean): string {
  const never = '(width < 0px)';
  const always = '(width >= 0px)';
  return css
    .replaceAll(/\(\s*prefers-color-scheme:\s*dark\s*\)/g, isDark ? always : never)
    .replaceAll(/\(\s*prefers-color-scheme:\s*light\s*\)/g, isDark ? never : always);
}
