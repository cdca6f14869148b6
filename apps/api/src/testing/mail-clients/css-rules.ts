import { type ClientRule, darkThemeRule, styleRule, toText } from './client-rule.ts';
import type { MailFeature } from './mail-client-facts.ts';

const WORD_BREAKS = ['overflow-wrap', 'word-wrap', 'word-break'];

/** No single property breaks long words everywhere; Outlook on Windows breaks none. */
const LONG_WORDS = styleRule(
  'long words break by one of three properties',
  /^(?:overflow-wrap|word-wrap|word-break)$/,
  ({ element }, { $ }) => !WORD_BREAKS.every((name) => ($(element).attr('style') ?? '').includes(`${name}:`)),
);

/** Rules about text, colors and the rules of the head. */
export const CSS_RULES: Partial<Record<MailFeature, ClientRule>> = {
  'css-color-scheme': darkThemeRule(),
  'css-at-media-prefers-color-scheme': darkThemeRule(),
  'css-at-media': {
    because: 'where it is missing, the layout of wide screens is shown: it fits, because it is fluid',
    faults: ({ $, rules }) => [
      ...rules.filter(({ media }) => media.includes('height')).map(({ media }) => media),
      ...($('body > table').first().attr('width') === '100%' ? [] : ['the outer table is not fluid']),
    ],
  },
  'css-selector-attribute': {
    because: 'the marks of Outlook’s dark mode, each before another selector',
    faults: ({ rules }) =>
      rules.filter(({ selector }) => selector.replace(/^\[data-ogs[bc]\] (?!\[)/, '').includes('[')).map(toText),
  },
  'css-selector-class': headRule(),
  'css-selector-descendant': headRule(),
  'css-selector-type': headRule(),
  'css-important': {
    because: 'Gmail reads it in lower case, Outlook on Windows after a space and not in attributes',
    faults: ({ styles, headCss, outlookCss }) => [
      ...styles.filter(({ value }) => value.includes('!')).map(toText),
      ...(/\S!important/.test(outlookCss) ? ['no space before !important for Outlook'] : []),
      ...(/!(?!important)/.test(headCss + outlookCss) ? ['another spelling of !important'] : []),
    ],
  },
  'css-font-size': styleRule('few read `rem` and percentages', /^font-size$/, ({ value }) => !/^\d+px$/.test(value)),
  'css-line-height': styleRule(
    'lines in Outlook on Windows are a little higher than stated',
    /^line-height$/,
    ({ value }) => !/^(?:\d+px|1)$/.test(value),
  ),
  'css-font-weight': styleRule('few read numbers', /^font-weight$/, ({ value }) => !/^(?:bold|normal)$/.test(value)),
  'css-overflow-wrap': LONG_WORDS,
  'css-word-wrap': LONG_WORDS,
  'css-word-break': LONG_WORDS,
  'css-text-align': styleRule(
    'few read `start` and `end`; the attribute says the same',
    /^text-align$/,
    ({ element, value }, { $ }) => $(element).attr('align') !== value,
  ),
  'css-text-decoration': styleRule(
    'Outlook on Windows reads a single value',
    /^text-decoration$/,
    ({ value }) => !/^(?:none|underline|line-through)$/.test(value),
  ),
  'css-white-space': styleRule(
    'where it is missing, the element itself has its spaces',
    /^white-space$/,
    ({ element, value }) => element.name !== 'pre' || value !== 'pre-wrap',
  ),
};

function headRule(): ClientRule {
  return {
    because: 'Gmail with other accounts reads no rules: those of the head are for small screens and the dark theme',
    faults: ({ rules }) =>
      rules
        .filter(({ selector, media }) => media === '' && selector !== ':root' && !selector.startsWith('[data-ogs'))
        .map(toText),
  };
}
