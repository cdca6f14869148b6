import { replaceText, type Edit, type Selection } from '../writing/text-edit.ts';
import { insertPicture, pictureMarkdown } from './picture-markdown.ts';

/** A stored picture and the offset at which it belongs. */
export type PlacedPicture = { at: number; url: string; alt: string; isParagraph: boolean };

/** One edit that inserts pictures at their offsets, in this order, and leaves the selection on the same words. */
export function placePictures({ text, start, end }: Selection, pictures: PlacedPicture[]): Edit {
  const inOrder = pictures.toSorted((one, other) => one.at - other.at);
  const parts: { at: number; length: number }[] = [];
  let changed = text;
  let grown = 0;
  for (const { at: place, url, alt, isParagraph } of inOrder) {
    const at = Math.min(place, text.length) + grown;
    const edit = isParagraph
      ? insertPicture({ text: changed, start: at, end: at }, url, alt)
      : replaceText(at, at, pictureMarkdown(url, alt));
    changed = changed.slice(0, edit.from) + edit.insert + changed.slice(edit.to);
    parts.push({ at: edit.from - grown, length: edit.insert.length });
    grown += edit.insert.length;
  }
  const from = parts[0]?.at ?? start;
  const to = parts.at(-1)?.at ?? start;
  const follow = (at: number) => parts.reduce((sum, part) => (part.at < at ? sum + part.length : sum), at);
  const insert = changed.slice(from, to + grown);
  return { from, to, insert, selectStart: follow(start), selectEnd: follow(end) };
}

/** The end of the line of an offset: where a picture of its own paragraph goes. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Where an offset of a text is after the text has changed. Text typed at the offset stays before it. */
export function followOffset(at: number, before: string, after: string): number {
  if (before === after) return at;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let rest = 0;
  while (rest < shorter - from && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  if (at < from) return at;
  const fromEnd = before.length - at;
  return fromEnd <= rest ? after.length - fromEnd : after.length - rest;
}
