import { escapeHtml } from './mail-dom.ts';
import type { MailFrame } from './mail-layout.ts';
import { wrap } from './text-lines.ts';

/** Replaces the link to the archive page, which exists only once the issue is sent. */
export const NOT_SENT = 'Read in the browser (once it is sent)';

/** The end of the text part: why the reader gets the mail, and every link of the footer. */
export function plainFooter({ siteTitle, contactEmail, origin, archiveUrl, ...links }: MailFrame): string {
  return `-- 
${wrap(because(siteTitle))}

${archiveUrl === null ? NOT_SENT : `Read in the browser:\n${archiveUrl}`}

Topics and frequency:
${links.preferencesUrl}

Unsubscribe:
${links.unsubscribeUrl}

${siteTitle}, ${contactEmail}
${origin}
`;
}

/** The end of the HTML, with the same links. */
export function footer({
  siteTitle,
  contactEmail,
  origin,
  archiveUrl,
  preferencesUrl,
  unsubscribeUrl,
}: MailFrame): string {
  const links = [
    [preferencesUrl, 'Topics and frequency'],
    [unsubscribeUrl, 'Unsubscribe'],
    ...(archiveUrl === null ? [] : [[archiveUrl, 'Read in the browser']]),
  ].map(([href = '', text]) => `<a class="accent" href="${escapeHtml(href)}">${text}</a>`);
  return (
    `<p style="margin:0 0 10px">${escapeHtml(because(siteTitle))}</p>` +
    `<p style="margin:0 0 10px">${links.join(' &nbsp;·&nbsp; ')}</p>` +
    `<p style="margin:0">${escapeHtml(siteTitle)} &nbsp;·&nbsp; ` +
    `<a class="accent" href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a> &nbsp;·&nbsp; ` +
    `<a class="accent" href="${escapeHtml(origin)}/">${escapeHtml(new URL(origin).host)}</a></p>`
  );
}

function because(siteTitle: string): string {
  return `You're getting this email because you signed up for the ${siteTitle} newsletter.`;
}
