/** A body for each call that takes one as JSON, by method and path, in an order in which they can be sent. */
export const EXAMPLES: Record<string, object> = {
  'post /api/auth/login': { email: 'maya@example.com', password: 'seventeen herons wade' },
  'post /api/posts': {
    title: 'Tide tables',
    content: 'High water at **six**.',
    category: 'SEO',
    tags: ['local', 'maps'],
    status: 'draft',
  },
  'put /api/posts/{id}': { status: 'published', expectedVersion: 1 },
  'post /api/subscribers': { email: 'ada@example.com', source: 'partner-site' },
  'post /api/contact': {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    package: 'wave',
    message: 'We open a second clinic in May.',
    idempotencyKey: 'f0c1d9d2-6f0e-4d3e-9a55-0b7a3b7f2c11',
  },
  'put /api/contacts/{id}/status': { status: 'won' },
  'put /api/contacts/{id}/outcome': { value: 4000 },
  'put /api/contacts/{id}/owner': { ownerId: null },
  'put /api/contacts/{id}/next-step': { text: 'Send the offer', on: '2026-12-01' },
  'post /api/contacts/{id}/messages/pasted': { direction: 'in', text: 'Tuesday at ten?' },
  'put /api/calls/rules': { callMinutes: 30, bufferMinutes: 10, noticeHours: 12, daysAhead: 21 },
  'put /api/calls/hours/{id}': {
    weekly: [
      [{ from: '09:00', to: '12:00' }],
      [{ from: '09:00', to: '12:00' }],
      [],
      [{ from: '13:00', to: '17:00' }],
      [],
      [],
      [],
    ],
    daysOff: [{ from: '2026-12-24', to: '2026-12-31' }],
    place: 'https://meet.example.com/maya',
  },
  'post /api/bookings': {
    startsAt: '2026-11-24T17:00:00.000Z',
    timeZone: 'Europe/Berlin',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    message: 'About the second clinic.',
  },
  'put /api/bookings/{id}/time': { startsAt: '2026-11-24T18:00:00.000Z' },
  'post /api/bookings/{id}/cancel': { reason: 'We are on a train that day.' },
};

/** Adds the example to the description of a call. @param url its path as Fastify writes it */
export function withExample<Schema extends { body?: unknown }>(schema: Schema, method: string, url: string): Schema {
  const example = EXAMPLES[`${method.toLowerCase()} ${url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}')}`];
  return example ? { ...schema, body: { ...(schema.body as object), examples: [example] } } : schema;
}
