import { type ClientRule, darkThemeRule, elementRule } from './client-rule.ts';
import type { MailFeature } from './mail-client-facts.ts';

const STYLE_MAX_BYTES = 16_000;
const SIZE_OF_FILE = 'Outlook on Windows takes percentages of pictures from the file';

/** Rules about elements and attributes. */
export const HTML_RULES: Partial<Record<MailFeature, ClientRule>> = {
  'html-body': {
    because: 'a body that becomes a div loses attributes: a table inside has the same color',
    faults: ({ $ }) => ($('body > table').first().attr('bgcolor') === undefined ? ['no color on the outer table'] : []),
  },
  'html-style': {
    because: 'some read only a style element in the head, up to 16 kB: styles for every client are attributes',
    faults: ({ $, headCss }) => [
      ...($('body style').length > 0 ? ['a style element in the body'] : []),
      ...(Buffer.byteLength(headCss) > STYLE_MAX_BYTES ? ['styles in the head are too long'] : []),
    ],
  },
  'html-lang': elementRule('Yahoo does not read it on cells', 'td[lang], th[lang]', 'lang on a cell'),
  'html-lists': elementRule('few read these', 'ol[reversed], li[value]', 'reversed or numbered items'),
  'html-role': elementRule('Yahoo reads it on tables only', '[role]:not(table)', 'role on another element'),
  'html-align': elementRule(
    'Outlook on macOS moves no tables',
    'table[align="left"], table[align="right"]',
    'a table beside text',
  ),
  'html-width': elementRule(SIZE_OF_FILE, 'img[width$="%"], img:not([width])', 'a picture without a width in pixels'),
  'html-height': elementRule(SIZE_OF_FILE, 'img[height]:not([height="auto"])', 'a picture with a height'),
  'html-img': elementRule(
    'a picture that is not shown has a text in its place',
    'img:not([alt])',
    'a picture without alt',
  ),
  'html-strike': { because: 'the words remain', faults: () => [] },
  'html-meta-color-scheme': darkThemeRule(),
};
