import { UnreadableFile } from '@tideline/moving/source/unreadable-file';

/** What a file is by its first characters. */
export type TextKind = 'wordpress' | 'ghost' | 'emdash';

const UNKNOWN =
  'This file cannot be brought in. Upload a WXR file of WordPress, a JSON export of Ghost or EmDash, or Markdown in a ZIP or tar file.';

/** The system whose export begins like this. @throws UnreadableFile */
export function textKindOf(beginning: string): TextKind {
  const text = beginning.trimStart();
  if (text.startsWith('<')) return 'wordpress';
  if (/^\{\s*"(?:db|meta|data)"\s*:/.test(text)) return 'ghost';
  if (text.startsWith('{')) return 'emdash';
  throw new UnreadableFile(UNKNOWN);
}

/** Whether a file is a WXR file, and no other one of XML. */
export function isWxr(beginning: string): boolean {
  return /<rss[\s>]/.test(beginning.slice(0, 10_000));
}
