import type { z } from 'zod';

/** A value with what is wrong with it; what an archive has may be anybody's. */
export type Checked<Value> = { value: Value } | { refusal: { outcome: 'failed'; reason: string } };

/** Checks a value of an archive as one that staff send. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return { refusal: { outcome: 'failed', reason: parsed.error.issues.map(({ message }) => message).join(' ') } };
}

const SLUG = /^[\p{Letter}\p{Mark}\p{Number}]+(?:-[\p{Letter}\p{Mark}\p{Number}]+)*$/u;

/** Whether a value is a part of an address as this program makes it of a name; see `toArchiveSlug`. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && SLUG.test(value) && value === value.toLowerCase();
}

/** An instant of the past as ISO 8601 in UTC; `other` for anything else. */
export function pastInstant<Other>(value: unknown, now: string, other: Other): string | Other {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) || at > Date.parse(now) ? other : new Date(at).toISOString();
}

/** An instant to come, or of the past; null for none. */
export function instantOrNull(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** A short text on one line, such as a name. */
export function line(value: unknown, most = 100): string {
  return typeof value === 'string' ? value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, most) : '';
}
