import { isArticle, type SourceItem } from './source-item.ts';

/** What JSON writes for characters that no database stores: NUL, and halves of characters. */
const ESCAPED = /\\u(?:0000|d[89a-f])/;

/** A thing as a line of JSON, without characters that no database stores. An article that had some notes it. */
export function toItemLine(item: SourceItem): string {
  const line = JSON.stringify(item);
  if (!ESCAPED.test(line)) return line;
  const clean = JSON.parse(line, (_name, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  const cleanLine = JSON.stringify(clean);
  if (cleanLine === line || !isArticle(item)) return cleanLine;
  const note = { kind: 'changed', what: 'characters that cannot be stored' };
  return JSON.stringify({ ...clean, notes: [...item.notes, note] });
}

function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
