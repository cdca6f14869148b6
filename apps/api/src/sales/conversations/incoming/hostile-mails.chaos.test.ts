import { expect, test } from 'vitest';
import { HOSTILE_MAILS } from '../../../testing/mail/hostile-mails.ts';
import { playHostileMails } from '../../../testing/mail/play-hostile-mails.ts';

test(`of ${HOSTILE_MAILS.length} hostile mails none holds up a page or fills the memory, and what follows is read`, async () => {
  expect(HOSTILE_MAILS.length).toBeGreaterThanOrEqual(60);
  await playHostileMails(HOSTILE_MAILS);
}, 1_200_000); // a minute, but on a machine where hundreds of others run
