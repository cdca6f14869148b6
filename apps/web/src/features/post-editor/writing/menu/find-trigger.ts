/** The typed text that opens a menu. */
export type Trigger = {
  kind: 'block' | 'post';
  /** Offset of `/` or `[[`. */
  from: number;
  /** The text after it, up to the caret. */
  query: string;
};

/** The trigger at the caret: `/` at the start of a line, `[[` anywhere; null if there is none. */
export function findTrigger(text: string, caret: number): Trigger | null {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const block = /^\s*\/([\p{L}\p{N}-]{0,20})$/u.exec(line);
  if (block) return { kind: 'block', from: caret - 1 - (block[1]?.length ?? 0), query: block[1] ?? '' };
  const post = /\[\[([^[\]]{0,80})$/.exec(line);
  if (post) return { kind: 'post', from: caret - 2 - (post[1]?.length ?? 0), query: post[1] ?? '' };
  return null;
}
