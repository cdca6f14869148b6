/** A heading that is more than one level below the one before it. Levels are those of Markdown: `##` is 2. */
export type HeadingSkip = { text: string; level: number; after: number };

const FENCE = /^ {0,3}(?:```|~~~)/;
const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/;

/** The headings of a Markdown text that skip a level, which confuses who reads by headings. The first may be of any level. */
export function headingSkips(markdown: string): HeadingSkip[] {
  const skips: HeadingSkip[] = [];
  let isCode = false;
  let before: number | null = null;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks, text] = (!isCode && HEADING.exec(line)) || [];
    if (marks === undefined || text === undefined) continue;
    const level = marks.length;
    if (before !== null && level > before + 1) skips.push({ text, level, after: before });
    before = level;
  }
  return skips;
}
