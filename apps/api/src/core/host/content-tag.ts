import { createHash } from 'node:crypto';

/** Names the content of an answer, as the header `ETag` has it. */
export function contentTag(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}
