import type { Booking } from '@tideline/domain/booking/booking';

/** A call as the server lists it: a Tuesday in the far future, nine o'clock in Los Angeles. */
export function buildBooking(fields: Partial<Booking> = {}): Booking {
  return {
    id: 'call-1',
    contactId: 'contact-1',
    reference: 'TL-1',
    name: 'Ada Byron',
    email: 'ada@example.com',
    company: 'Engines',
    staffId: 'noor',
    staffName: 'Noor',
    startsAt: '2040-01-10T17:00:00.000Z',
    endsAt: '2040-01-10T17:30:00.000Z',
    status: 'booked',
    place: 'https://meet.example/noor',
    message: 'More patients.',
    visitorZone: 'Europe/Berlin',
    sequence: 0,
    heldUntil: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: '',
    createdAt: '2026-01-02T10:00:00.000Z',
    ...fields,
  };
}
