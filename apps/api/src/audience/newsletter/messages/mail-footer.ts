import { paragraphs } from '../../../site/pages/mail-texts.ts';
import { escapeHtml } from './mail-dom.ts';
import type { MailFrame } from './mail-layout.ts';
import { wrap } from './text-lines.ts';

/** Replaces the link to the archive page, which exists only once the issue is sent. */
export const NOT_SENT = 'Read in the browser (once it is sent)';

/** The end of the text part: why the reader gets the mail, and every link of the footer. */
export function plainFooter({ siteTitle, contactEmail, origin, archiveUrl, texts, ...links }: MailFrame): string {
  return `-- 
${paragraphs(
  wrap(texts.reason),
  archiveUrl === null ? NOT_SENT : linked(texts.browser, archiveUrl),
  linked(texts.preferences, links.preferencesUrl),
  linked(texts.unsubscribe, links.unsubscribeUrl),
  `${siteTitle}, ${contactEmail}\n${origin}`,
)}`;
}

/** The end of the HTML, with the same links. */
export function footer({
  siteTitle,
  contactEmail,
  origin,
  archiveUrl,
  preferencesUrl,
  unsubscribeUrl,
  texts,
}: MailFrame): string {
  const links = [
    [preferencesUrl, texts.preferences],
    [unsubscribeUrl, texts.unsubscribe],
    ...(archiveUrl === null ? [] : [[archiveUrl, texts.browser]]),
  ].map(([href = '', name = '']) => `<a class="accent" href="${escapeHtml(href)}">${escapeHtml(name || href)}</a>`);
  return (
    `<p style="margin:0 0 10px">${escapeHtml(texts.reason)}</p>` +
    `<p style="margin:0 0 10px">${links.join(' &nbsp;·&nbsp; ')}</p>` +
    `<p style="margin:0">${escapeHtml(siteTitle)} &nbsp;·&nbsp; ` +
    `<a class="accent" href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a> &nbsp;·&nbsp; ` +
    `<a class="accent" href="${escapeHtml(origin)}/">${escapeHtml(new URL(origin).host)}</a></p>`
  );
}

/** A link below its name, which staff may have left empty. */
function linked(name: string, address: string): string {
  return name === '' ? address : `${name}:\n${address}`;
}
