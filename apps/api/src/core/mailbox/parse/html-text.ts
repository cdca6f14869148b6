import { load } from 'cheerio/slim';

/** Mark the beginning and end of a quoted block; private-use characters without a meaning. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const BREAKS = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|hr)\b[^<>]*>/gi;
/**
 * Content that is not shown. Without an end tag it extends to the end, as in a browser: searching again from each start
 * would be quadratic.
 */
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(style|script|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Deeper quotes are shown at this level: a mark per level would let tags multiply the text of a mail. */
const DEPTH_MAX = 10;

/** The text of a mail that has only HTML. Lines of quoted blocks begin with `>`. It is shown as text, never as HTML. */
export function htmlToText(html: string): string {
  const visible = html
    .replace(/[\s\u00A0\uE000\uE001]+/g, ' ')
    .replace(HIDDEN, '')
    .replace(/<blockquote\b[^<>]*>/gi, `\n${BEGIN}`)
    .replace(/<\/blockquote\s*>/gi, `${END}\n`)
    .replace(BREAKS, '\n')
    .replace(/<[^<>]*>/g, '');
  return quoteBlocks(decode(visible))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Puts `>` before the lines between the marks of quoted blocks. */
function quoteBlocks(text: string): string {
  let depth = 0;
  const lines = text.split('\n').map((line) => {
    depth += line.split(BEGIN).length - 1;
    const shown = line.replaceAll(BEGIN, '').replaceAll(END, '').trim();
    const quoted = depth > 0 ? `${'>'.repeat(Math.min(depth, DEPTH_MAX))} ${shown}`.trimEnd() : shown;
    depth = Math.max(0, depth - (line.split(END).length - 1));
    return quoted;
  });
  return lines.join('\n');
}

/** The parser reads characters that have a name or a number; no tag is left. A number may be that of a control character. */
function decode(text: string): string {
  return load(text.replaceAll('<', '&lt;'), null, false)
    .text()
    .replaceAll(/(?!\n)[\p{Cc}\u00A0]/gu, ' ');
}
