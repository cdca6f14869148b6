/** The common mail clients, in the order of the letters below. */
export const MAIL_CLIENTS = [
  'Apple Mail on macOS',
  'Apple Mail on iOS',
  'Gmail on the web',
  'Gmail on iOS',
  'Gmail on Android',
  'Outlook on Windows',
  'Outlook on macOS',
  'Outlook on the web',
  'Outlook on iOS',
  'Yahoo Mail on the web',
  'Samsung Email',
  'Thunderbird',
] as const;

/**
 * What these clients support: yes (y), almost (a), no (n), unknown (u). Source: Can I email, data of 2026-05-13, newest
 * version of each client. A feature that is not in this list must not be in a mail.
 */
export const MAIL_CLIENT_FACTS = {
  'css-at-media': 'yyaaanaaaaan',
  'css-at-media-prefers-color-scheme': 'yynnnnyyynyn',
  'css-background-color': 'yyyyyyyyyyyy',
  'css-border': 'yyyyyayyyyyy',
  'css-border-collapse': 'yyyyyyyyyyyy',
  'css-color-scheme': 'yynnnnnnnnyy',
  'css-display': 'yyyaaayyyayy',
  'css-font': 'yyyyyyyyyyyy',
  'css-font-size': 'yyyyyayyyaay',
  'css-font-weight': 'yyyyyayyyayy',
  'css-height': 'yyyyyayyynyy',
  'css-important': 'yyaaaayyyayy',
  'css-line-height': 'yyyyyayyyyyy',
  'css-margin': 'yyaaaaaaaayy',
  'css-max-height': 'yyyyynyyyyyy',
  'css-max-width': 'yyyyyayyyyyy',
  'css-opacity': 'yyyyynyyyyyy',
  'css-overflow': 'aaaaanaaaaay',
  'css-overflow-wrap': 'aannnnnnnnyu',
  'css-padding': 'yyyyyayyyyyy',
  'css-selector-attribute': 'yyaaanaaaayy',
  'css-selector-class': 'yyyaayyyyyyy',
  'css-selector-descendant': 'yyyaayyyyyyy',
  'css-selector-type': 'yyyaayyyyyyy',
  'css-text-align': 'yyyyaayyyaay',
  'css-text-decoration': 'yyyaaayyyyyy',
  'css-unit-percent': 'yyyyyyyyyyyy',
  'css-unit-px': 'yyyyyyyyyyyy',
  'css-vertical-align': 'yyyyyyyyyyyy',
  'css-white-space': 'yyyaanyyyyny',
  'css-width': 'yyyyyayyyyyy',
  'css-word-break': 'aayaayaaanay',
  'css-word-wrap': 'yyauanuyyyuu',
  'html-align': 'yyyyyyayyyyy',
  'html-blockquote': 'yyyyyyyyyyyy',
  'html-body': 'yyaaaynaaayy',
  'html-cellpadding': 'yyyyyyyyyyyy',
  'html-cellspacing': 'yyyyyyyyyyyy',
  'html-code': 'yyyyyyyyyyyy',
  'html-div': 'yyyyyyyyyyyy',
  'html-h1-h6': 'yyyyyyyyyyyy',
  'html-height': 'yyyyyayyyyyy',
  'html-hr': 'yyyyyyyyyyyy',
  'html-img': 'yyyyyyyyyyyu',
  'html-lang': 'yyyyyyyyyayy',
  'html-lists': 'yyaaaaaaaayy',
  'html-meta-color-scheme': 'ynnnnnnnnnny',
  'html-p': 'yyyyyyyyyyyy',
  'html-pre': 'yyyyyyyyyyyy',
  'html-role': 'yyyyyyyyyayy',
  'html-span': 'yyyyyyyyyyyy',
  'html-strike': 'yyyaayyyyyyy',
  'html-strong': 'yyyyyyyyyyyy',
  'html-style': 'yyaaaayyyyyy',
  'html-table': 'yyyyyyyyyyyy',
  'html-valign': 'yyyyyyyyyyyy',
  'html-width': 'yyyyyayyyyyy',
} as const satisfies Record<string, string>;
export type MailFeature = keyof typeof MAIL_CLIENT_FACTS;

const KNOWN_TO_ALL =
  '<html> <head> <meta> <title> <a> <br> <em> <sup> <thead> <tbody> style class href src alt border bgcolor dir name ' +
  'content charset colspan color border-color';

/** In every mail client: Can I email does not test them. */
export const EVERYWHERE: ReadonlySet<string> = new Set(KNOWN_TO_ALL.split(' '));

/** Instructions to one client, which others ignore. */
export const FOR_ONE_CLIENT = /^(?:mso-|-ms-|-webkit-|supported-color-schemes$|xmlns:)/;
