import { expect, test } from 'vitest';
import { findBusyTimes } from './find-busy-times.ts';

const FROM = '2026-11-01T00:00:00.000Z';
const UNTIL = '2027-01-01T00:00:00.000Z';
const NEW_YORK = `BEGIN:VTIMEZONE
TZID:Eastern
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;

function busy(...events: string[]): { spans: string[]; unread: number } {
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\n${NEW_YORK}\n${events
    .map((event) => `BEGIN:VEVENT\n${/^UID/m.test(event) ? '' : 'UID:one\n'}${event}\nEND:VEVENT`)
    .join('\n')}\nEND:VCALENDAR\n`.replaceAll('\n', '\r\n');
  const { spans, unread } = findBusyTimes({ text, from: FROM, until: UNTIL, timeZone: 'America/Los_Angeles' });
  return { spans: spans.map(({ startsAt, endsAt }) => `${startsAt.slice(0, 16)} ${endsAt.slice(0, 16)}`), unread };
}

test.each([
  ['in UTC', 'DTSTART:20261124T170000Z\nDTEND:20261124T173000Z', '2026-11-24T17:00 2026-11-24T17:30'],
  ['with a duration', 'DTSTART:20261124T170000Z\nDURATION:PT90M', '2026-11-24T17:00 2026-11-24T18:30'],
  [
    'in a zone that the calendar defines',
    'DTSTART;TZID=Eastern:20261124T090000\nDURATION:PT1H',
    '2026-11-24T14:00 2026-11-24T15:00',
  ],
  [
    'in a zone that it only names',
    'DTSTART;TZID=Europe/Berlin:20261124T090000\nDURATION:PT1H',
    '2026-11-24T08:00 2026-11-24T09:00',
  ],
  [
    'without a zone, in that of the agency',
    'DTSTART:20261124T090000\nDURATION:PT1H',
    '2026-11-24T17:00 2026-11-24T18:00',
  ],
  ['of a day, from midnight to midnight', 'DTSTART;VALUE=DATE:20261124', '2026-11-24T08:00 2026-11-25T08:00'],
  ['of several days', 'DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261127', '2026-11-24T08:00 2026-11-27T08:00'],
  [
    'that begins before the span',
    'DTSTART:20261001T000000Z\nDTEND:20261102T000000Z',
    '2026-11-01T00:00 2026-11-02T00:00',
  ],
])('an appointment %s is busy', (_, event, expected) => expect(busy(event)).toEqual({ spans: [expected], unread: 0 }));

test.each([
  ['is transparent', 'TRANSP:TRANSPARENT'],
  ['is cancelled', 'STATUS:CANCELLED'],
  ['is shown as free by Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
])('an appointment that %s leaves the time free', (_, line) => {
  expect(busy(`DTSTART:20261124T170000Z\nDURATION:PT1H\n${line}`)).toEqual({ spans: [], unread: 0 });
});

test('appointments that overlap or touch are one span', () => {
  const [first, second] = [
    'UID:a\nDTSTART:20261124T180000Z\nDURATION:PT1H',
    'UID:b\nDTSTART:20261124T170000Z\nDURATION:PT90M',
  ];
  expect(busy(first, second, 'UID:c\nDTSTART:20261124T190000Z\nDURATION:PT5M').spans).toEqual([
    '2026-11-24T17:00 2026-11-24T19:05',
  ]);
});

test('a series keeps its local time over a clock change, without its exceptions, with moved and cancelled occurrences', () => {
  const series = 'UID:s\nDTSTART;TZID=Eastern:20261006T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=10';
  const { spans } = busy(
    `${series}\nEXDATE;TZID=Eastern:20261110T090000`,
    'UID:s\nRECURRENCE-ID;TZID=Eastern:20261117T090000\nDTSTART;TZID=Eastern:20261118T110000\nDURATION:PT30M',
    'UID:s\nRECURRENCE-ID;TZID=Eastern:20261124T090000\nDTSTART;TZID=Eastern:20261124T090000\nDURATION:PT1H\nSTATUS:CANCELLED',
  );
  expect(spans).toEqual([
    '2026-11-03T14:00 2026-11-03T15:00',
    '2026-11-18T16:00 2026-11-18T16:30',
    '2026-12-01T14:00 2026-12-01T15:00',
    '2026-12-08T14:00 2026-12-08T15:00',
  ]);
});

test('an endless series is read up to the end of the span', () => {
  expect(busy('DTSTART;VALUE=DATE:20200101\nRRULE:FREQ=MONTHLY').spans).toEqual([
    '2026-11-01T07:00 2026-11-02T08:00',
    '2026-12-01T08:00 2026-12-02T08:00',
  ]);
});

test('an appointment that cannot be read is counted, and the others count', () => {
  const good = 'UID:g\nDTSTART:20261124T170000Z\nDURATION:PT1H';
  expect(
    busy('UID:x\nSUMMARY:No time', good, 'UID:y\nDTSTART:20200101T000000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY'),
  ).toEqual({
    spans: ['2026-11-24T17:00 2026-11-24T18:00'],
    unread: 2,
  });
});
