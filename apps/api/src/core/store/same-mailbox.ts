import { mailboxKey } from '@tideline/domain/subscriber/email-address';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the address in a column reaches the same mailbox, with any tag after a plus. Reads every row, so another condition
 * must leave few.
 */
export function isSameMailbox(column: string, email: string): RawBuilder<boolean> {
  const key = mailboxKey(email);
  const at = key.lastIndexOf('@');
  const tagged = `${escape(key.slice(0, at))}+%${escape(key.slice(at))}`;
  return sql<boolean>`(lower(${sql.ref(column)}) = ${key} or lower(${sql.ref(column)}) like ${tagged} escape '\\')`;
}

/** Escapes a text for a literal match with `like`. */
function escape(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
