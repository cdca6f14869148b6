/**
 * The pattern of a `like … escape '\'` that finds `text` anywhere, taking `%` and `_` for what they are.
 * @example likePattern('50%') // => '%50\\%%'
 */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
