/** Longest e-mail address, in characters. Source: RFC 5321 §4.5.3.1.3 less the angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Normalises an address for comparison: two addresses are the same when their keys are equal.
 * @example emailKey('  Ada@Example.COM ') // => 'ada@example.com'
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Identifies the mailbox of an address, for limits: mail to `ada+news@x.example` reaches `ada@x.example` at most providers.
 * It only counts: addresses are compared by their `emailKey`.
 * @example mailboxKey('Ada+news@Example.com') // => 'ada@example.com'
 */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
