import type { BookedCall, CallTimes } from '@tideline/domain/booking/booking';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import { bookedCall } from '@tideline/copy/calls/discovery-call';
import { loadLinkedCall, stateOfCall } from './booked-call.ts';
import { loadCallTimes } from './times/call-times.ts';

const LA = 'America/Los_Angeles';
const NINE = '2026-12-01T17:00:00.000Z';
const TIMES: CallTimes = {
  isOpen: true,
  callMinutes: 30,
  timeZone: LA,
  visitorZone: 'Asia/Tokyo',
  people: [],
  otherPeople: 0,
  days: [{ day: '2026-12-02', times: [NINE] }],
  nextDay: null,
};
/** The last day with a free time, far behind the others. */
const LAST_DAY = '2026-12-24';
const LAST = { day: LAST_DAY, times: ['2026-12-24T01:00:00.000Z'] };
const SITE = 'https://tideline.example';
const CALL: BookedCall = {
  startsAt: NINE,
  endsAt: '2026-12-01T17:30:00.000Z',
  status: 'booked',
  place: '',
  staffName: 'Maya',
  visitorZone: 'Asia/Tokyo',
  reference: 'TL-7K3QX9',
  timeZone: LA,
  canChange: true,
  calendar: null,
  mailedTo: null,
  confirmBy: null,
  heldUntil: null,
  isFree: false,
};

/** The procedures with these answers; `asked` collects what they were asked. The zone `Nowhere` is refused. */
function apiWith(call: BookedCall | null) {
  const asked: Record<string, string | undefined>[] = [];
  const times = async (query: Record<string, string | undefined>) => {
    asked.push(query);
    if (query['timeZone'] === 'Nowhere' || query['kind'] === 'gone')
      throw Object.assign(new Error('No zone'), { data: { code: 'BAD_REQUEST' } });
    const from = query['from'] ?? '';
    if (from > LAST_DAY) return { ...TIMES, days: [] };
    return { ...TIMES, days: TIMES.days.filter(({ day }) => day >= from).concat(LAST) };
  };
  const links = { read: { query: async () => call }, times: { query: times } };
  return { asked, api: { bookings: { times: { query: times }, links } } as unknown as ApiClient };
}

test('the chosen time counts in the zone of the visitor, as long as it is free', async () => {
  const { api } = apiWith(null);
  expect(await loadCallTimes(api, { zone: 'Asia/Tokyo', at: NINE }, LA)).toMatchObject({ chosen: NINE });
  const taken = await loadCallTimes(api, { at: NINE.replace('17', '18') }, LA);
  expect(taken).toMatchObject({ chosen: null, week: { day: '2026-12-02', days: { length: 7 } } });
});

test('a day of a later week is asked for with the first one; after all free times, the first week is shown', async () => {
  const { api, asked } = apiWith(null);
  const { week } = await loadCallTimes(api, { day: '2026-12-20' }, LA);
  expect(week).toMatchObject({ day: null, earlier: '2026-12-09' });
  expect(week.days[0]?.day).toBe('2026-12-16');
  expect((await loadCallTimes(api, { day: '2030-01-01' }, LA)).week).toMatchObject({
    day: '2026-12-02',
    earlier: null,
  });
  expect(asked.map(({ from }) => from)).toEqual([undefined, '2026-12-16', undefined, '2029-12-26']);
});

test('an address with anything else shows the first times', async () => {
  const { api, asked } = apiWith(null);
  for (const at of ['never', '2026-99-99T17:00:00.000Z']) {
    const offered = await loadCallTimes(api, { zone: 'Nowhere', day: '2026-99-99', at }, LA);
    expect(offered).toMatchObject({ week: { day: '2026-12-02' }, chosen: null });
  }
  expect(asked.map(({ timeZone, from }) => [timeZone, from])).toEqual([
    ['Nowhere', undefined],
    [undefined, undefined],
    ['Nowhere', undefined],
    [undefined, undefined],
  ]);
});

test('times are asked for by kind; an unknown one leads to the choice, in the same zone and without a time', async () => {
  const { api, asked } = apiWith(null);
  expect(await loadCallTimes(api, { kind: 'chat', zone: 'Asia/Tokyo', at: NINE }, LA)).toMatchObject({ chosen: NINE });
  expect(await loadCallTimes(api, { kind: 'gone', zone: 'Asia/Tokyo', at: NINE }, LA)).toMatchObject({ chosen: null });
  expect(asked.map(({ kind, timeZone }) => [kind, timeZone])).toEqual([
    ['chat', 'Asia/Tokyo'],
    ['gone', 'Asia/Tokyo'],
    [undefined, 'Asia/Tokyo'],
  ]);
});

test('an address alone names no call: only the server says that one is booked', async () => {
  const search = { t: 'x.y', done: 'booked', at: NINE, until: CALL.endsAt, reference: 'TL-7K3QX9' };
  for (const step of ['booked', 'confirm', 'move'] as const) {
    expect((await loadLinkedCall(apiWith(null).api, step, search, SITE)).call).toBeNull();
  }
});

test('the entry for a calendar ends in the link to the page of the call', async () => {
  const { api } = apiWith({ ...CALL, calendar: { title: 'Call', text: 'Reference TL-1.' } });
  expect((await loadLinkedCall(api, 'booked', { t: 'x.y' }, SITE)).call?.calendar).toEqual({
    title: 'Call',
    text: 'Reference TL-1.\nhttps://tideline.example/discovery-call/booked?t=x.y',
  });
});

test('a call that can be moved comes with free times in its zone, another one without', async () => {
  const { api, asked } = apiWith(CALL);
  expect(await loadLinkedCall(api, 'move', { t: 'x.y', at: NINE }, SITE)).toMatchObject({ chosen: NINE });
  expect(asked).toMatchObject([{ token: 'x.y', timeZone: 'Asia/Tokyo' }]);
  const over = apiWith({ ...CALL, canChange: false });
  expect(await loadLinkedCall(over.api, 'move', { t: 'x.y' }, SITE)).toMatchObject({ week: null });
  expect(await loadLinkedCall(apiWith(CALL).api, 'cancel', { t: 'cut\u0000' }, SITE)).toMatchObject({ call: null });
});

test.each([
  ['that is booked', {}, undefined, 'Your call is booked'],
  ['that was just moved', {}, 'moved', 'Your call is moved'],
  [
    'that waits for the button',
    { status: 'held', confirmBy: 'button', isFree: true },
    'booked',
    'Do you want this time?',
  ],
  ['that waits for its email', { status: 'held', confirmBy: 'email', isFree: true }, 'booked', 'One step is left'],
  ['whose time was taken', { status: 'held', confirmBy: 'button' }, 'booked', 'This time is no longer available'],
  ['that has begun', { canChange: false }, undefined, 'This call has begun or is over'],
  ['that was moved and has begun', { canChange: false }, 'moved', 'This call has begun or is over'],
  ['that is canceled', { canChange: false, status: 'cancelled' }, 'moved', 'Your call is canceled'],
] as const)('the page of a call %s says so', (_state, changes, done, title) => {
  expect(stateOfCall({ ...CALL, ...changes }, done, bookedCall).title).toBe(title);
});
