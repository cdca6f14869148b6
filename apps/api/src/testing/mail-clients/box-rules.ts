import { type ClientRule, styleRule } from './client-rule.ts';
import type { MailFeature } from './mail-client-facts.ts';
import type { MailStyle, ReadMail } from './read-mail.ts';

const CELLS = new Set(['td', 'th']);
const BORDERED = new Set([...CELLS, 'table', 'hr']);
const BORDER_MAX_PX = 8;

/** Rules about the sizes, edges and visibility of elements. */
export const BOX_RULES: Partial<Record<MailFeature, ClientRule>> = {
  'css-border': styleRule(
    'Outlook on Windows draws borders of tables and cells, up to 8 px',
    /^border(?:-(?:top|right|bottom|left))?$/,
    ({ element, value }) => {
      const widthPx = Number.parseInt(value, 10);
      return widthPx > BORDER_MAX_PX || (widthPx > 0 && !BORDERED.has(element.name));
    },
  ),
  'css-display': styleRule(
    'Outlook on Windows knows `none`: pictures stand alone, buttons have a colored cell around them',
    /^display$/,
    (style, mail) => {
      const { element, value } = style;
      if (value === 'none') return element.name === 'img' || mail.$(element).find('table').length > 0;
      if (value === 'block') return element.name !== 'img';
      return value !== 'inline-block' || !isButton(style, mail);
    },
  ),
  'css-height': styleRule(
    'where it is missing, pictures have their proportions and cells the attribute',
    /^height$/,
    ({ element, value }, { $ }) => value !== 'auto' && $(element).attr('height') === undefined,
  ),
  'css-margin': styleRule('few read negative values and `auto`', /^margin/, ({ value }) => /-|auto/.test(value)),
  'css-padding': styleRule(
    'Outlook on Windows reads it on cells: lists have a margin there, buttons a cell with padding',
    /^padding/,
    (style, mail) => {
      const { name } = style.element;
      if (/^0(?: 0)*$/.test(style.value) || CELLS.has(name) || name === 'code') return false;
      if (name === 'ul' || name === 'ol') return !mail.outlookCss.includes('ul,ol{margin-left:24px');
      return !isButton(style, mail);
    },
  ),
  'css-width': styleRule(
    'Outlook on Windows reads it on tables and cells: others have the attribute',
    /^width$/,
    ({ element }, { $ }) => element.name !== 'body' && $(element).attr('width') === undefined,
  ),
  'css-max-width': styleRule(
    'Outlook on Windows has a table of that width around it; pictures have an attribute',
    /^max-width$/,
    (style, mail) => {
      const { element, value } = style;
      const widthPx = Number.parseInt(value, 10);
      if (value === '0') return !isPreview(style, mail);
      if (element.name === 'img') return !(Number(mail.$(element).attr('width')) <= widthPx);
      const around = mail.$(element).parent().html() ?? '';
      return element.name !== 'table' || !around.includes(`width="${widthPx}"><tr><td><![endif]`);
    },
  ),
  'css-max-height': previewRule(/^max-height$/),
  'css-opacity': previewRule(/^opacity$/),
  'css-overflow': previewRule(/^overflow$/),
};

function previewRule(property: RegExp): ClientRule {
  return styleRule(
    'hides the preview text, together with what hides it in Outlook',
    property,
    (style, mail) => !isPreview(style, mail),
  );
}

function isPreview(style: MailStyle, mail: ReadMail): boolean {
  return /display:\s*none.*mso-hide:\s*all/.test(styleOf(style, mail));
}

function isButton({ element }: MailStyle, { $ }: ReadMail): boolean {
  return /mso-padding-alt/.test($(element).closest('td').attr('style') ?? '');
}

function styleOf({ element }: MailStyle, { $ }: ReadMail): string {
  return $(element).attr('style') ?? '';
}
