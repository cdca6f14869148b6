import type { Edit, Selection } from '../writing/text-edit.ts';

/**
 * Edit that inserts an image as a paragraph after the current line.
 * @example insertPicture({ text: '', start: 0, end: 0 }, '/media/a.jpg', 'Quay').insert // => '![Quay](/media/a.jpg)'
 */
export function insertPicture({ text, end }: Selection, address: string, alt: string): Edit {
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd;
  const before = text.slice(0, at);
  const after = text.slice(at);
  const start = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const finish = after === '' || after.startsWith('\n\n') ? '' : '\n';
  const insert = start + pictureMarkdown(address, alt) + finish;
  const cursor = at + insert.length;
  return { from: at, to: at, insert, selectStart: cursor, selectEnd: cursor };
}

/** A picture in Markdown. */
export function pictureMarkdown(address: string, alt: string): string {
  return `![${escapeText(alt)}](${address})`;
}

/** Escapes Markdown. */
function escapeText(text: string): string {
  return text.replace(/[\\[\]*_`<>&!]/g, (character) => `\\${character}`);
}
