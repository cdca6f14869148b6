import type { Mails } from '../../../site/pages/mail-texts.ts';
import { escapeHtml } from './mail-dom.ts';
import { footer, NOT_SENT } from './mail-footer.ts';
import type { MailColors, MailFonts } from './mail-look.ts';
import { headCss, outlookCss, SHEET_PX, TABLE } from './mail-styles.ts';

/** What surrounds the text of an issue. */
export type MailFrame = {
  subject: string;
  /** Hidden in the mail; mail programs show it after the subject. If empty, they show the beginning of the text. */
  previewText: string;
  /** Shown under the title of a digest. */
  lead: string;
  siteTitle: string;
  contactEmail: string;
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** Address of the archive page; null while there is none. */
  archiveUrl: string | null;
  preferencesUrl: string;
  unsubscribeUrl: string;
  colors: MailColors;
  fonts: MailFonts;
  texts: Mails['newsletterIssue'];
};

/** Invisible text: without it, mail programs fill the preview with the beginning of the mail. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The whole document with `body` in it, with the classes of `INLINED_CSS`. */
export function layOutMail(frame: MailFrame, body: string): string {
  const { subject, previewText, lead } = frame;
  const preview =
    previewText === ''
      ? ''
      : `<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${escapeHtml(previewText)}${FILLER}</div>`;
  return `<!doctype html>
<html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>${outlookCss(frame.fonts)}</style><![endif]-->
<style>${headCss(frame.colors)}</style>
</head>
<body class="page">
${preview}
<table ${TABLE} class="page"><tr><td align="center">
<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="${SHEET_PX}"><tr><td><![endif]-->
<table ${TABLE} style="max-width:${SHEET_PX}px">
<tr><td class="gutter" style="padding:28px 32px 14px">${masthead(frame)}</td></tr>
<tr><td class="gutter" style="padding:0 32px">${stripes(frame.colors)}</td></tr>
<tr><td class="gutter text ink" dir="auto" style="padding:30px 32px 12px" align="left">
${subject === '' ? '' : `<h1>${escapeHtml(subject)}</h1>`}${lead === '' ? '' : `<p class="lead muted">${escapeHtml(lead)}</p>`}
</td></tr>
<tr><td class="gutter text ink" dir="auto" style="padding:10px 32px 28px" align="left">
${body}
</td></tr>
<tr><td class="gutter sunk small muted" style="padding:24px 32px 30px" align="left">${footer(frame)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The paragraph at the end of an issue that is too long for a mail. */
export function readOnBlock({ archiveUrl, texts }: Pick<MailFrame, 'archiveUrl' | 'texts'>): string {
  return archiveUrl === null
    ? '<p>This issue is too long for an email. Once it is sent, a button here leads to the full issue.</p>'
    : `<p><a href="${escapeHtml(archiveUrl)}">${escapeHtml(texts.readOn || archiveUrl)}</a></p>`;
}

function masthead({ siteTitle, origin, archiveUrl, texts }: MailFrame): string {
  const name = `<a class="name ink" href="${escapeHtml(origin)}/">${escapeHtml(siteTitle)}</a>`;
  const archive =
    archiveUrl === null
      ? NOT_SENT
      : `<a class="accent" href="${escapeHtml(archiveUrl)}">${escapeHtml(texts.browser || archiveUrl)}</a>`;
  return (
    `<table ${TABLE}><tr><td align="left" valign="bottom">${name}</td>` +
    `<td class="small muted" align="right" valign="bottom">${archive}</td></tr></table>`
  );
}

function stripes({ stripes: colors }: MailColors): string {
  const cells = colors.map(
    // The first color is the paper of the dark theme.
    (color, at) =>
      `<td bgcolor="${color}"${at === 0 ? ' class="fill"' : ''} height="4" style="font-size:1px;line-height:4px">&nbsp;</td>`,
  );
  return `<table ${TABLE}><tr>${cells.join('')}</tr></table>`;
}
