import { expect, test } from 'vitest';
import { scheduleNote } from './schedule-note.ts';

const HERE = { timeZone: 'America/Los_Angeles', viewerZone: 'America/Los_Angeles', now: Date.parse('2026-01-01') };
const BERLIN = { ...HERE, viewerZone: 'Europe/Berlin' };

test.each([
  [HERE, '', '', 'Los Angeles time.'],
  [HERE, '2026-03-10', '09:00', 'Los Angeles time.'],
  [BERLIN, '2026-03-10', '09:00', 'Los Angeles time. For you: Mar 10, 2026, 5:00 PM (Berlin).'],
  [BERLIN, '2026-03-10', '', 'Los Angeles time. For you: Mar 10, 2026, 8:00 AM (Berlin).'],
  [HERE, '2026-03-08', '02:30', 'Los Angeles time. The clocks skip 02:30 on that day: it becomes 03:30.'],
  [
    BERLIN,
    '2026-11-01',
    '01:30',
    'Los Angeles time. 01:30 comes twice on that day: the first one is used. For you: Nov 1, 2026, 9:30 AM (Berlin).',
  ],
  [HERE, '2025-12-31', '09:00', 'Los Angeles time. That time has passed, so it is published right away.'],
])('to a reader at %j, %s %s is noted as %s', (reader, publishDay, publishTime, expected) => {
  const note = scheduleNote({ publishDay, publishTime, status: 'scheduled' }, reader);
  // ICU writes a narrow space before AM and PM.
  expect(note.replaceAll('\u202f', ' ')).toBe(expected);
});
