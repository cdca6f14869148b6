import { UnreadableFile } from '@tideline/moving/source/unreadable-file';

/** What a file is by its first characters. */
export type TextKind = 'wordpress' | 'ghost' | 'emdash';

const UNKNOWN =
  'This file cannot be brought in. Upload a WXR file of WordPress, a JSON export of Ghost or EmDash, or a ZIP file of Markdown.';

/** The system whose export begins like this. @throws UnreadableFile */
export function textKindOf(head: string): TextKind {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return 'wordpress';
  if (/^\{\s*"(?:db|meta|data)"\s*:/.test(text)) return 'ghost';
  if (text.startsWith('{')) return 'emdash';
  throw new UnreadableFile(UNKNOWN);
}

/** Whether a file is a ZIP file. */
export function isZip(head: string): boolean {
  return head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006');
}

/** The beginning of a stream of text. */
export async function headOf(chunks: AsyncIterable<string>): Promise<string> {
  for await (const chunk of chunks) return chunk;
  return '';
}
