/** A page that is a text. `markdown`: in the dialect of posts. */
export type PlainCopy = { headline: string; markdown: string };

/** A new page of text. */
export const plainTemplate: PlainCopy = {
  headline: 'A new page',
  markdown: 'Write the text of the page here.\n',
};
