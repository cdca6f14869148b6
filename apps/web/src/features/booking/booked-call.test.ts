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
  days: [{ day: '2026-12-02', times: [NINE] }],
  nextDay: null,
};
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
  confirmBy: null,
  heldUntil: null,
  isFree: false,
};

/** The procedures with these answers; `asked` collects what they were asked. A day `refused` is refused. */
function apiWith(call: BookedCall | null) {
  const asked: Record<string, unknown>[] = [];
  const times = async (query: Record<string, unknown>) => {
    asked.push(query);
    if (query['from'] === 'refused') throw Object.assign(new Error('No day'), { data: { code: 'BAD_REQUEST' } });
    return TIMES;
  };
  const links = { read: { query: async () => call }, times: { query: times } };
  return { asked, api: { bookings: { times: { query: times }, links } } as unknown as ApiClient };
}

test('the chosen time counts in the zone of the visitor, as long as it is free', async () => {
  const { api, asked } = apiWith(null);
  expect(await loadCallTimes(api, { zone: 'Asia/Tokyo', at: NINE }, LA)).toMatchObject({ chosen: NINE });
  expect(await loadCallTimes(api, { at: NINE.replace('17', '18') }, LA)).toMatchObject({ chosen: null });
  expect(asked.map(({ from }) => from)).toEqual(['2026-12-02', '2026-12-01']);
});

test('an address with anything else shows the first times', async () => {
  const { api, asked } = apiWith(null);
  for (const at of ['never', '2026-99-99T17:00:00.000Z']) {
    expect(await loadCallTimes(api, { from: 'refused', at }, LA)).toMatchObject({ times: TIMES, chosen: null });
  }
  expect(asked.filter(({ from }) => from === undefined)).toHaveLength(2);
});

test('an address alone names no call: only the server says that one is booked', async () => {
  const search = { t: 'x.y', done: 'booked', at: NINE, until: CALL.endsAt, reference: 'TL-7K3QX9' };
  for (const step of ['booked', 'confirm', 'move'] as const) {
    expect((await loadLinkedCall(apiWith(null).api, step, search)).call).toBeNull();
  }
});

test('a call that can be moved comes with free times in its zone, another one without', async () => {
  const { api, asked } = apiWith(CALL);
  expect(await loadLinkedCall(api, 'move', { t: 'x.y', at: NINE })).toMatchObject({ times: TIMES, chosen: NINE });
  expect(asked).toMatchObject([{ token: 'x.y', timeZone: 'Asia/Tokyo' }]);
  const over = apiWith({ ...CALL, canChange: false });
  expect(await loadLinkedCall(over.api, 'move', { t: 'x.y' })).toMatchObject({ times: null });
  expect(await loadLinkedCall(apiWith(CALL).api, 'cancel', { t: 'cut\u0000' })).toMatchObject({ call: null });
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
