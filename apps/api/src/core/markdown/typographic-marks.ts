import type MarkdownIt from 'markdown-it';

/** Replacements, in order: text as typed, and as readers expect it. markdown-it sets quotes itself. */
const MARKS: [RegExp, string][] = [
  [/(?<!-)---(?!-)/g, '—'],
  // Excludes options of commands, as in `--all`.
  [/(?<=^|\s)--(?=\s|$)|(?<=[^-\s])--(?=[^-\s])/g, '–'],
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  // Feet and inches. A number before a single quotation mark may end a quotation.
  [/(?<=\d)'(?= ?\d+(?:\.\d+)?")/g, '′'],
  [/(?<=\d′ ?\d+(?:\.\d+)?)"/g, '″'],
  // An apostrophe before a shortened word or year, which would look like an opening quotation mark.
  [/(?<![\p{L}\p{N}])'(?=\d\ds?(?![\p{L}\p{N}']))/gu, '’'],
  [/(?<![\p{L}\p{N}])'(?=(?:tis|twas|til|em)(?![\p{L}\p{N}']))/giu, '’'],
  [/(?<=\s)'n'(?=\s)/gi, '’n’'],
];

/** The beginning of an HTML tag, which is shown as text. */
const TAG_START = /<\/?[a-z]/i;

/**
 * Typographic quotes, dashes, ellipses and primes in text; code, HTML and addresses stay as typed. markdown-it's typographer sets
 * the quotes. Its `replacements` are off: they make a copyright sign of `(c)`, as in 501(c)(3).
 */
export function setTypographicMarks(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.set({ typographer: true });
  markdown.disable('replacements');
  markdown.core.ruler.before('smartquotes', 'typographic_marks', (state) => {
    for (const token of state.tokens) {
      let isAddress = false;
      for (const child of token.children ?? []) {
        if (child.type === 'link_open') isAddress = child.info === 'auto';
        if (child.type === 'link_close') isAddress = false;
        if (child.type !== 'text' || isAddress) continue;
        if (hasTag(child.content)) {
          child.type = 'text_special'; // as escaped text: the quotes stay too
          continue;
        }
        for (const [typed, set] of MARKS) child.content = child.content.replace(typed, set);
      }
    }
  });
}

/** One search per end of a tag: a single expression would search for the second end from every first one. */
function hasTag(text: string): boolean {
  const start = text.search(TAG_START);
  return start !== -1 && text.includes('>', start);
}
