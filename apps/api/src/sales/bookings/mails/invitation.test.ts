import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { writeInvitation } from './invitation.ts';

const BOOKING = {
  id: '01993f00-0000-7000-8000-0000000000c1',
  startsAt: '2026-12-01T17:00:00.000Z',
  endsAt: '2026-12-01T17:30:00.000Z',
  status: 'booked',
  sequence: 2,
  place: 'Room 7, 2nd floor; ring twice',
} as const;
const OPTIONS = {
  summary: 'Discovery call with Zoë; 👋 "Tide\nLine", Inc.',
  description: `Move or cancel: https://tideline.example/discovery-call?t=${'a'.repeat(90)}\nSecond line`,
  organizer: { name: 'Tide; "Line": Inc.', address: 'hello@tideline.example' },
  attendee: { name: 'شركة المد "X"\r\nATTENDEE:mailto:eve@example.com', address: 'ada@example.com' },
  origin: 'https://tideline.example',
  now: '2026-11-23T10:00:00.000Z',
};
const UID = `call-${BOOKING.id}@tideline.example`;
const SUMMARY = 'Discovery call with Zoë; 👋 "Tide Line", Inc.';

describe.each([
  ['REQUEST', 'booked', 'CONFIRMED'],
  ['CANCEL', 'cancelled', 'CANCELLED'],
] as const)('the calendar entry with METHOD:%s', (method, status, eventStatus) => {
  const { text, method: sent } = writeInvitation({ ...BOOKING, status }, OPTIONS);

  test('is read by ical.js', () => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [component] = calendar.getAllSubcomponents('vevent');
    const event = new ICAL.Event(component);
    expect([calendar.getFirstPropertyValue('method'), sent]).toEqual([method, method]);
    expect(event).toMatchObject({ uid: UID, sequence: 2, summary: SUMMARY, location: BOOKING.place });
    expect(event.description).toBe(OPTIONS.description);
    expect(event.startDate.toJSDate().toISOString()).toBe(BOOKING.startsAt);
    expect(event.endDate.toJSDate().toISOString()).toBe(BOOKING.endsAt);
    expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
      'mailto:ada@example.com',
    ]);
    expect(component?.getFirstPropertyValue('status')).toBe(eventStatus);
  });

  test('names the agency as the program that wrote it', () => {
    expect(text).toContain('PRODID:-//Tide   Line   Inc.//Calls//EN\r\n');
  });

  test('is read by node-ical', () => {
    const event = nodeIcal.sync.parseICS(text)[UID];
    expect(event).toMatchObject({ type: 'VEVENT', uid: UID, summary: SUMMARY, status: eventStatus, method });
    expect(event?.type === 'VEVENT' && [event.start.toISOString(), event.end?.toISOString()]).toEqual([
      BOOKING.startsAt,
      BOOKING.endsAt,
    ]);
  });

  test('is read by ts-ics', () => {
    const calendar = convertIcsCalendar(undefined, text);
    expect(calendar.method).toBe(method);
    expect(calendar.events).toMatchObject([
      {
        uid: UID,
        sequence: 2,
        summary: SUMMARY,
        status: eventStatus,
        start: { date: new Date(BOOKING.startsAt) },
        end: { date: new Date(BOOKING.endsAt) },
        organizer: { email: 'hello@tideline.example' },
        attendees: [{ email: 'ada@example.com' }],
      },
    ]);
  });

  test('has lines of at most 75 bytes, and no line of its own for a name with a line break', () => {
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });
});
