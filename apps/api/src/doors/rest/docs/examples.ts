/** An example body for each call with a JSON body, by method and path, in an order in which they can be sent. */
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
  'post /api/contacts/{id}/messages': {
    text: 'Tuesday at ten suits us.',
    key: '5d0f6c1e-8b1f-4a44-9d0a-6a3c5c0b8f27',
    lastSeenId: '01939f3c-5a00-7000-8000-4d6f8b0a2c15',
  },
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
  'post /api/bookings/confirm': { token: '01939f3c-5a00-7000-8000-2b9d5c1e7f10.wQ3mR0b1c2d3e4f5g6h7iA' },
  'put /api/bookings/{id}/time': { startsAt: '2026-11-24T18:00:00.000Z' },
  'post /api/bookings/{id}/cancel': { reason: 'We are on a train that day.' },
  'put /api/contacts/{id}/merged-into': { intoId: '01939f3c-5a00-7000-8000-2b9d5c1e7f10' },
};

/** Example parameters for each read with query parameters. */
export const QUERY_EXAMPLES: Record<string, Record<string, string | number>> = {
  'get /api/posts': { category: 'SEO', tag: 'maps', limit: 5 },
  'get /api/contacts': { since: '2026-11-01T00:00:00Z', limit: 20 },
  'get /api/contacts/{id}/messages': { limit: 20 },
  'get /api/contacts/{id}/history': { limit: 20 },
  'get /api/calls/times': { days: 5, timeZone: 'Europe/Berlin' },
  'get /api/bookings': { status: 'booked', from: '2026-11-24T00:00:00Z', limit: 20 },
  'get /api/bookings/{id}/times': { days: 5, timeZone: 'Europe/Berlin' },
  'get /api/stats/funnel': { range: '30d' },
  'get /api/stats/results': { by: 'campaign', range: '90d' },
  'get /api/stats/results.csv': { by: 'campaign', range: '90d' },
  'get /api/contacts.csv': { status: 'won' },
  'get /api/audit.csv': { action: 'post.change' },
};

type Described = { body?: unknown; querystring?: unknown };

/** Adds the examples to the description of a call. @param url its path as Fastify writes it */
export function withExample<Schema extends Described>(schema: Schema, method: string, url: string): Schema {
  const call = `${method.toLowerCase()} ${url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, '{$1}')}`;
  const example = EXAMPLES[call];
  if (example) return { ...schema, body: { ...(schema.body as object), examples: [example] } };
  const { properties = {} } = (schema.querystring ?? {}) as { properties?: Record<string, object> };
  const shown = Object.entries(QUERY_EXAMPLES[call] ?? {}).map(([name, value]) => {
    return [name, { ...properties[name], examples: [value] }];
  });
  if (shown.length === 0) return schema;
  const all = { ...properties, ...(Object.fromEntries(shown) as object) };
  return { ...schema, querystring: { ...(schema.querystring as object), properties: all } };
}
