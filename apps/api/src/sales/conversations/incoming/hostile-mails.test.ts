/** @module-tag long */
import { expect, test } from 'vitest';
import { HOSTILE_MAILS } from '../../../testing/mail/hostile-mails.ts';
import { playHostileMails } from '../../../testing/mail/play-hostile-mails.ts';

/** One of each kind; the chaos test sends all. */
const NAMES = new Set([
  'deep quotes',
  'open comments with text',
  'open tags with names',
  'a pyramid of quotes',
  'introductions',
  'a recipient without an @',
  'recipients',
  'folded lines',
  'fields',
  'files',
  'parts in parts',
  'returned mails',
  'a large file',
]);

test('hostile mails hold up no page and fill no memory, and what follows is read', async () => {
  const mails = HOSTILE_MAILS.filter(({ name }) => NAMES.has(name));
  expect(mails).toHaveLength(NAMES.size);
  await playHostileMails(mails);
}, 600_000); // seconds, but on a machine where hundreds of others run
