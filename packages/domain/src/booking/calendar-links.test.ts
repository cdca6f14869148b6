import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const ENTRY = {
  startsAt: '2026-12-01T17:00:00.000Z',
  endsAt: '2026-12-01T17:30:00.000Z',
  place: 'https://meet.example/ada?a=1&b=2',
  title: 'Discovery call with Tide & Sons + Co.',
  text: 'Reference TL-1.\nhttps://tideline.example/discovery-call/booked?t=a.b',
};

/** What a calendar reads from the address of a link. */
function readLink(address: string) {
  const [page, query = ''] = address.split('?');
  const values = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent));
  return { page, ...Object.fromEntries(values) };
}

test('a link to a calendar on the web has the time in UTC, the place and the texts as they are', () => {
  const { google, outlook, office } = calendarLinks(ENTRY);
  expect(readLink(google)).toEqual({
    page: 'https://calendar.google.com/calendar/render',
    action: 'TEMPLATE',
    text: ENTRY.title,
    dates: '20261201T170000Z/20261201T173000Z',
    details: ENTRY.text,
    location: ENTRY.place,
  });
  const compose = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: ENTRY.startsAt,
    enddt: ENTRY.endsAt,
    subject: ENTRY.title,
    body: ENTRY.text,
    location: ENTRY.place,
  };
  expect(readLink(outlook)).toEqual({ page: 'https://outlook.live.com/calendar/0/deeplink/compose', ...compose });
  expect(readLink(office)).toEqual({ page: 'https://outlook.office.com/calendar/0/deeplink/compose', ...compose });
  expect(outlook).not.toContain('+'); // which it would show
});

test('a call without a place has none in the link', () => {
  expect(calendarLinks({ ...ENTRY, place: '' }).google).not.toContain('location');
});
