import type { Schema } from '../document.ts';

/** Examples of texts by the names of their fields. Names that are not here get their own name as an example. */
const BY_NAME: Record<string, string> = {
  id: '01939f3c-5a00-7000-8000-2b9d5c1e7f10',
  key: '01939f3c-5a00-7000-8000-3c8e6d2f9a41',
  postKey: '01939f3c-5a00-7000-8000-3c8e6d2f9a41',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  email: 'ada@example.com',
  to: 'ada@example.com',
  title: 'Reading a report',
  subject: 'Spring news',
  previewText: 'Three dates to keep in mind.',
  excerpt: 'What to look at first.',
  content: 'It starts at **six**.',
  metaTitle: '',
  metaDescription: '',
  category: 'SEO',
  tag: 'maps',
  series: 'Local search',
  author: 'Maya Alvarez',
  alt: 'A chart with two lines',
  role: 'Search',
  sentence: 'Counts aloud.',
  text: 'Tuesday at ten suits us.',
  message: 'We open a second clinic in May.',
  nextStep: 'Send the offer',
  reference: 'TL-7K3QX9',
  source: 'website',
  topic: 'A new site',
  url: 'https://www.example.com/blog/reading-a-report',
  featuredImageUrl: '/media/01939f3c5a0070008000d1e2-1200x800.jpg',
  socialImageUrl: '',
  canonicalUrl: '',
  slug: 'reading-a-report',
  path: '/blog/reading-a-report',
  target: '/services',
  place: 'https://meet.example.com/maya',
  token: '01939f3c-5a00-7000-8000-2b9d5c1e7f10.wQ3mR0b1c2d3e4f5g6h7iA',
  currency: 'USD',
  siteTitle: 'Northpine Media',
  mimeType: 'image/jpeg',
  timeZone: 'America/New_York',
  visitorZone: 'Europe/Berlin',
  replyTo: '',
  reason: '',
  pauseReason: '',
  canaryError: '',
  lostReason: '',
  cancelReason: '',
  disabledReason: '',
  problem: '',
  error: 'There is no such thing.',
};

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-11-24T17:00:00.000Z',
  date: '2026-11-24',
  email: 'ada@example.com',
  uri: 'https://www.example.com',
  uuid: '01939f3c-5a00-7000-8000-2b9d5c1e7f10',
};

/**
 * A value of a schema, which shows what an answer looks like.
 * @param schemas those that references name
 * @param name of the field whose value it is
 */
export function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, name = ''): unknown {
  const { $ref, examples, enum: values, anyOf, oneOf, items, properties } = schema;
  const [example] = examples ?? [];
  if (example !== undefined) return example;
  if ($ref !== undefined) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name);
  if (values) return values[0];
  const [kind] = anyOf ?? oneOf ?? [];
  if (kind) return exampleOf(kind, schemas, name);
  if (items) return [exampleOf(items, schemas, singular(name))];
  if (properties) {
    const entries = Object.entries(properties).map(([field, inner]) => [field, exampleOf(inner, schemas, field)]);
    return Object.fromEntries(entries) as object;
  }
  return simpleExample(schema, name);
}

function simpleExample({ type, format = '', minimum = 0 }: Schema, name: string): unknown {
  const types = [type].flat();
  if (types.includes('string')) return BY_FORMAT[format] ?? textOf(name);
  if (types.includes('integer') || types.includes('number')) return Math.max(minimum, 1);
  if (types.includes('boolean')) return false;
  if (types.includes('object')) return {};
  return null;
}

function textOf(name: string): string {
  if (BY_NAME[name] !== undefined) return BY_NAME[name];
  if (name.endsWith('Id')) return BY_NAME['id'] ?? '';
  if (name.endsWith('Url')) return BY_NAME['url'] ?? '';
  if (name.endsWith('Email') || name.endsWith('Address')) return BY_NAME['email'] ?? '';
  if (name.endsWith('By')) return BY_NAME['author'] ?? '';
  if (name.endsWith('Name')) return BY_NAME['name'] ?? '';
  return name;
}

/** @example singular('tags') // => 'tag' */
function singular(name: string): string {
  return name.replace(/s$/, '');
}
