import { createHash } from 'node:crypto';
import { changeOneRow } from './site-database.ts';

/** Makes the last password confirmation of a session old. */
export function makeConfirmationOld(token: string): void {
  const tokenHash = createHash('sha256').update(token).digest('hex');
  changeOneRow(
    'update sessions set confirmed_at = ? where token_hash = ?',
    ['2026-01-01T00:00:00.000Z', tokenHash],
    'There is no such session.',
  );
}
