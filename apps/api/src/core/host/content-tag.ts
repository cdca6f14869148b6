import { createHash } from 'node:crypto';

/** Identifies the content of an answer, in the form of the `ETag` header. */
export function contentTag(content: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}
