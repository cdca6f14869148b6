import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A hash that is equal for equal requests. Streams are compared by type and length only. */
export function fingerprintOf({ method, url, headers, body }: FastifyRequest): string {
  const head = [method, url, headers['content-type'] ?? ''];
  if (Buffer.isBuffer(body) || typeof body === 'string') return hash([...head, body]);
  const isStream = typeof body === 'object' && body !== null && 'pipe' in body;
  return hash([...head, isStream ? (headers['content-length'] ?? '') : JSON.stringify(body ?? null)]);
}

/** The SHA-256 of texts, each with a terminator. */
export function hash(parts: (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
}
