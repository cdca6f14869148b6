import { writeHtml } from '@tideline/domain/html/write-html';
import { POST_DIALECT } from '@tideline/domain/html/post-dialect';
import { readClipboardHtml } from './read-clipboard-html.ts';
import { MARK_END, MARK_START, takePictures, type PastedPicture } from './take-pictures.ts';
import { tidyHtml } from './tidy-html.ts';
import { tidyLinks } from './tidy-links.ts';
import { tidyTables } from './tidy-tables.ts';

/** The text of a clipboard as Markdown. */
export type PastedText = {
  markdown: string;
  /** Pictures to upload, each with the offset in `markdown` at which it belongs. */
  pictures: (PastedPicture & { at: number })[];
  /** Number of pictures left out because only their own program can read them. */
  unreadable: number;
};

/** Without any of these elements, plain text is sufficient. */
const STRUCTURE = 'a[href], strong, em, del, h1, h2, h3, h4, h5, h6, li, table, pre, code, blockquote, img, hr, p ~ p';

/**
 * Converts the HTML of a clipboard. Null when it has nothing that Markdown can express, or comes from a code editor, whose
 * plain text is better.
 */
export function htmlToMarkdown(html: string, origin: string): PastedText | null {
  const body = readClipboardHtml(html);
  tidyHtml(body);
  tidyLinks(body, origin);
  if (!body.querySelector(STRUCTURE) || isFromCodeEditor(html)) return null;
  const { pictures, unreadable } = takePictures(body, origin);
  tidyTables(body);
  const marked = writeHtml(body.childNodes, POST_DIALECT).join('\n\n');
  return { ...takeMarks(marked, pictures), unreadable };
}

function isFromCodeEditor(html: string): boolean {
  return /<(?:div|pre) style="[^"]*font-family:[^"]*monospace[^"]*white-space:\s*pre;?"/i.test(html);
}

function takeMarks(marked: string, pictures: PastedPicture[]): Pick<PastedText, 'markdown' | 'pictures'> {
  let markdown = '';
  const placed: PastedText['pictures'] = [];
  const parts = marked.split(new RegExp(`${MARK_START}(\\d+)${MARK_END}`));
  for (const [index, part] of parts.entries()) {
    const picture = index % 2 === 1 ? pictures[Number(part)] : undefined;
    if (picture) placed.push({ ...picture, at: markdown.length });
    else if (index % 2 === 0) markdown += part;
  }
  return { markdown, pictures: placed };
}
