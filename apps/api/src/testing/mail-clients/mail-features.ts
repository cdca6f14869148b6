import { isElement } from '../../audience/newsletter/messages/mail-dom.ts';
import { EVERYWHERE, FOR_ONE_CLIENT, type MailFeature } from './mail-client-facts.ts';
import type { ReadMail } from './read-mail.ts';

/** The features used by a mail: by their names in Can I email, else by the name of the element, attribute or property. */
export function featuresOf({ $, styles, rules }: ReadMail): Set<string> {
  const found = new Set<string>();
  for (const element of $('*').toArray().filter(isElement)) {
    found.add(ELEMENTS[element.name] ?? `<${element.name}>`);
    for (const name of Object.keys(element.attribs)) found.add(ATTRIBUTES[name] ?? name);
  }
  if ($('meta[name="color-scheme"]').length > 0) found.add('html-meta-color-scheme');
  for (const { property, value } of [...styles, ...rules]) {
    found.add(PROPERTIES[property] ?? property);
    if (value.includes('!important')) found.add('css-important');
    for (const [, unit = ''] of value.matchAll(/(?<![#\w.-])\d*\.?\d+([a-z%]+)/gi))
      found.add(UNITS[unit] ?? `unit ${unit}`);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/gi)) found.add(`function ${name}`);
  }
  for (const { selector, media } of rules) {
    if (media !== '') found.add('css-at-media');
    if (media.includes('prefers-color-scheme')) found.add('css-at-media-prefers-color-scheme');
    if (selector.includes('[')) found.add('css-selector-attribute');
    if (selector.includes('.')) found.add('css-selector-class');
    if (/\S\s+\S/.test(selector)) found.add('css-selector-descendant');
    if (/(?:^|\s)[a-z]/.test(selector)) found.add('css-selector-type');
    if (/[>+~*#]|:(?!root)/.test(selector)) found.add(`selector ${selector}`);
  }
  return new Set([...found].filter((name) => !EVERYWHERE.has(name) && !FOR_ONE_CLIENT.test(name)));
}

const ELEMENTS: Record<string, MailFeature> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'html-h1-h6' as const])),
  ...Object.fromEntries(['ul', 'ol', 'li'].map((name) => [name, 'html-lists' as const])),
  ...Object.fromEntries(['table', 'tr', 'td', 'th'].map((name) => [name, 'html-table' as const])),
  ...Object.fromEntries(['del', 's'].map((name) => [name, 'html-strike' as const])),
  blockquote: 'html-blockquote',
  body: 'html-body',
  code: 'html-code',
  div: 'html-div',
  hr: 'html-hr',
  img: 'html-img',
  p: 'html-p',
  pre: 'html-pre',
  span: 'html-span',
  strong: 'html-strong',
  style: 'html-style',
};

const ATTRIBUTES: Record<string, MailFeature> = {
  align: 'html-align',
  cellpadding: 'html-cellpadding',
  cellspacing: 'html-cellspacing',
  height: 'html-height',
  lang: 'html-lang',
  role: 'html-role',
  valign: 'html-valign',
  width: 'html-width',
};

const SIDES = ['top', 'right', 'bottom', 'left'];
const PROPERTIES: Record<string, MailFeature> = {
  ...Object.fromEntries(
    ['margin', ...SIDES.map((side) => `margin-${side}`)].map((name) => [name, 'css-margin' as const]),
  ),
  ...Object.fromEntries(
    ['padding', ...SIDES.map((side) => `padding-${side}`)].map((name) => [name, 'css-padding' as const]),
  ),
  ...Object.fromEntries(
    ['border', ...SIDES.map((side) => `border-${side}`)].map((name) => [name, 'css-border' as const]),
  ),
  'background-color': 'css-background-color',
  'border-collapse': 'css-border-collapse',
  'color-scheme': 'css-color-scheme',
  display: 'css-display',
  'font-family': 'css-font',
  'font-size': 'css-font-size',
  'font-style': 'css-font',
  'font-weight': 'css-font-weight',
  height: 'css-height',
  'line-height': 'css-line-height',
  'max-height': 'css-max-height',
  'max-width': 'css-max-width',
  opacity: 'css-opacity',
  overflow: 'css-overflow',
  'overflow-wrap': 'css-overflow-wrap',
  'text-align': 'css-text-align',
  'text-decoration': 'css-text-decoration',
  'vertical-align': 'css-vertical-align',
  'white-space': 'css-white-space',
  width: 'css-width',
  'word-break': 'css-word-break',
  'word-wrap': 'css-word-wrap',
};

const UNITS: Record<string, MailFeature> = { px: 'css-unit-px', '%': 'css-unit-percent' };
