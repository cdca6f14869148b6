import type { MailColors, MailFonts, MailPalette } from './mail-look.ts';

/** Width of the layout, and of the text in it, in pixels. */
export const SHEET_PX = 600;
export const TEXT_PX = 536;

/** Attributes of every table that is only layout. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/** Elements whose colors follow the theme. Each has an inlined rule here, and one for the dark theme. */
const THEMED: readonly [
  selector: string,
  property: 'background-color' | 'color' | 'border-color',
  keyof MailPalette,
][] = [
  ['.page', 'background-color', 'paper'],
  ['.surface', 'background-color', 'surface'],
  ['.sunk', 'background-color', 'sunk'],
  ['.fill', 'background-color', 'fill'],
  ['.ink', 'color', 'ink'],
  ['.muted', 'color', 'muted'],
  ['.accent', 'color', 'accent'],
  ['.on-fill', 'color', 'onFill'],
  ['.line', 'border-color', 'line'],
];

/** Rules that are inlined as attributes, which every client reads. */
export function inlinedCss({ light, quote, video }: MailColors, fonts: MailFonts): string {
  return `
.page{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
.text{font-family:${fonts.text};font-size:17px;line-height:27px;overflow-wrap:break-word;word-wrap:break-word;word-break:break-word}
.small{font-family:${fonts.text};font-size:13px;line-height:20px}
.name{font-family:${fonts.title};font-size:23px;line-height:28px;font-weight:bold;text-decoration:none}
h1{margin:0 0 12px;font-family:${fonts.title};font-size:32px;line-height:38px;font-weight:bold}
.lead{margin:0 0 4px;font-family:${fonts.text};font-size:18px;line-height:27px}
p{margin:0 0 18px}
h2{margin:30px 0 12px;font-family:${fonts.title};font-size:24px;line-height:30px;font-weight:bold}
.card-text h2{margin:0 0 10px}
h3{margin:26px 0 10px;font-family:${fonts.title};font-size:20px;line-height:27px;font-weight:bold}
h4,h5,h6{margin:22px 0 8px;font-size:17px;line-height:27px;font-weight:bold}
ul,ol{margin:0 0 18px;padding:0 0 0 24px}
li{margin:0 0 8px}
li ul,li ol,.quote-cell p:last-child,.quote-cell ul:last-child,.quote-cell .box:last-child{margin-bottom:0}
li ul,li ol{margin-top:8px}
blockquote{margin:0}
hr{border:0;border-top:1px solid ${light.line};margin:28px 0}
a{color:${light.accent};text-decoration:underline}
.plain-link{text-decoration:none;color:${light.ink}}
sup{font-size:12px;line-height:1;vertical-align:super}
code,pre{font-family:${fonts.code};font-size:15px}
code{background-color:${light.sunk};padding:1px 4px}
pre{margin:0;line-height:22px;white-space:pre-wrap;overflow-wrap:break-word;word-wrap:break-word;word-break:break-word}
pre code{padding:0;background-color:transparent}
img{display:block;border:0;width:100%;height:auto;font-size:14px;line-height:20px;font-style:italic}
.caption{margin:8px 0 18px;font-size:14px;line-height:20px}
.picture{margin:0 0 18px}
.box{margin:0 0 18px}
.code-cell{padding:14px 16px}
.quote-cell{padding:2px 0 0 18px;border-left:3px solid ${quote}}
.data{margin:0 0 22px}
.data th,.data td{padding:8px 12px 8px 0;font-size:15px;line-height:22px;text-align:left;vertical-align:top;border-bottom:1px solid ${light.line}}
.data th{font-weight:bold}
.video-cell{padding:40px 20px;background-color:${video.ground};text-align:center}
.video-link{color:${video.text};font-weight:bold;text-decoration:none}
.play{font-size:30px;line-height:44px}
.button{margin:6px 0 24px}
.button-cell{padding:0}
.button-link{display:inline-block;padding:13px 24px;font-family:${fonts.text};font-size:16px;line-height:22px;font-weight:bold;text-decoration:none}
.card{margin:0 0 24px;border:1px solid ${light.line}}
.card-text{padding:24px 28px 10px}
.more{font-weight:bold}
${THEMED.map(([selector, property, role]) => `${selector}{${property}:${light[role]}}`).join('\n')}
`;
}

/** Rules that stay in the head, for clients that read them: small screens and the dark theme. */
export function headCss({ dark }: MailColors): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.gutter{padding-left:20px!important;padding-right:20px!important}
.card-text{padding:20px 20px 6px!important}
h1{font-size:27px!important;line-height:33px!important}
h2{font-size:22px!important;line-height:28px!important}
}
@media (prefers-color-scheme:dark){
${darkRules(dark, '')}
}
${darkRules(dark, '[data-ogsc] ', 'color', 'border-color')}
${darkRules(dark, '[data-ogsb] ', 'background-color')}`;
}

/**
 * Outlook for Windows renders with Word: it ignores list padding, uses its own font in tables, and reads `!important` only
 * after a space.
 */
export function outlookCss({ outlookTitle }: MailFonts): string {
  return `table{border-collapse:collapse}td,th,p,li,a,blockquote{font-family:'Segoe UI',Arial,sans-serif}h1,h2,h3,.name{font-family:${outlookTitle} !important}ul,ol{margin-left:24px !important}pre,code{font-family:Consolas,monospace !important}`;
}

function darkRules(dark: MailPalette, scope: string, ...properties: string[]): string {
  const rules: [string, string, string][] = [
    ...THEMED.map(([selector, property, role]): [string, string, string] => [selector, property, dark[role]]),
    ['.text a', 'color', dark.accent],
    ['.text a.plain-link', 'color', dark.ink],
    ['.text a.button-link', 'color', dark.onFill],
    ['.text a.video-link', 'color', dark.ink],
    ['.text code', 'background-color', dark.sunk],
    ['.text hr,.data th,.data td', 'border-color', dark.line],
  ];
  return rules
    .filter(([, property]) => properties.length === 0 || properties.includes(property))
    .map(([selector, property, color]) => {
      const scoped = selector.split(',').map((part) => scope + part);
      return `${scoped.join(',')}{${property}:${color}!important}`;
    })
    .join('\n');
}
