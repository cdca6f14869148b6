import { blocksOf, contentOf, isElement, type MailDom, type MailElement } from './mail-dom.ts';

/** Elements of long lists, quotes and tables between which they are cut. */
const CUT_BETWEEN = new Set(['ul', 'ol', 'blockquote', 'table', 'tbody', 'tr', 'td']);

/** Removes blocks that do not fit; a list, quote or table is shortened instead. @returns whether any were removed */
export function cutBlocks($: MailDom, room: number): boolean {
  let left = room;
  for (const [at, block] of blocksOf($).entries()) {
    const bytes = bytesOf($.html(block)) + 1;
    left -= bytes;
    if (left >= 0) continue;
    const isPartial = trim($, block, -left);
    for (const rest of blocksOf($).slice(isPartial ? at + 1 : at)) $(rest).remove();
    return true;
  }
  return false;
}

/** Removes at least `excess` bytes from the end of an element; false when nothing would be left. */
function trim($: MailDom, element: MailElement, excess: number): boolean {
  if (!CUT_BETWEEN.has(element.name)) return false;
  let over = excess;
  for (const child of contentOf(element).toReversed()) {
    const bytes = bytesOf($.html(child));
    if (bytes > over && isElement(child) && trim($, child, over)) return true;
    $(child).remove();
    over -= bytes;
    if (over <= 0) return contentOf(element).length > 0;
  }
  return false;
}

/** The length in UTF-8. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
