import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../core/store/schema.ts';
import { publicError, type PublicError } from '../../core/rpc/errors.ts';
import { openRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import type { Inputs } from './call.ts';

const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const LONG_EMAIL = `${'a'.repeat(243)}@example.com`;
const CONTROL = 'has characters that cannot be stored.';

/** Sent input, the field it is about, and the sentence about it. */
type Refusal = [name: string, input: object, field: string, sentence: string];

function tooLong(fieldName: string, label: string, max: number): Refusal {
  const sentence = `${label} must be at most ${max.toLocaleString('en-US')} characters long.`;
  return [`${label} of ${max + 1} characters`, { [fieldName]: 'a'.repeat(max + 1) }, fieldName, sentence];
}

const EMAIL_REFUSALS: Refusal[] = [
  ['no e-mail address', { email: undefined }, 'email', 'Email address is required.'],
  ['an empty e-mail address', { email: ' ' }, 'email', 'Email address is required.'],
  ['an e-mail address without @', { email: 'ada' }, 'email', 'Email address must look like name@example.com.'],
  ['an e-mail address that is a list', { email: ['ada@example.com'] }, 'email', 'Email address must be text.'],
  [
    'an e-mail address of 255 characters',
    { email: LONG_EMAIL },
    'email',
    'Email address must be at most 254 characters long.',
  ],
];

const CONTACT_REFUSALS: Refusal[] = [
  ...EMAIL_REFUSALS,
  ['no first name', { firstName: undefined }, 'firstName', 'First name is required.'],
  ['an empty last name', { lastName: '   ' }, 'lastName', 'Last name is required.'],
  ['a first name of two lines', { firstName: 'A\nB' }, 'firstName', 'First name must be on one line.'],
  [
    'an unknown package',
    { package: 'tsunami' },
    'package',
    'Package must be one of ripple, wave, tide, custom, or empty.',
  ],
  ['a message that is a number', { message: 7 }, 'message', 'Message must be text.'],
  ['a message with NUL', { message: 'a\0b' }, 'message', `Message ${CONTROL}`],
  ['a message with half a character', { message: 'a\ud800' }, 'message', `Message ${CONTROL}`],
  tooLong('firstName', 'First name', 100),
  tooLong('lastName', 'Last name', 100),
  tooLong('company', 'Company', 200),
  tooLong('message', 'Message', 5_000),
  tooLong('source', 'Source', 100),
];

const POST_REFUSALS: Refusal[] = [
  tooLong('title', 'Title', 300),
  tooLong('excerpt', 'Excerpt', 1_000),
  tooLong('content', 'Content', 200_000),
  tooLong('author', 'Author', 100),
  tooLong('category', 'Category', 100),
  tooLong('series', 'Series', 100),
  [
    'a picture address of 2,001 characters',
    { featuredImageUrl: `/${'a'.repeat(2_000)}` },
    'featuredImageUrl',
    'Featured image URL must be at most 2,000 characters long.',
  ],
  [
    'a picture address that runs',
    { featuredImageUrl: 'javascript:alert(1)' },
    'featuredImageUrl',
    'Featured image URL must begin with https://, http:// or a slash.',
  ],
  ['a tag of 51 characters', { tags: ['a'.repeat(51)] }, 'tags.0', 'A tag must be at most 50 characters long.'],
  [
    '21 tags',
    { tags: Array.from({ length: 21 }, (_, index) => `t${index}`).join(',') },
    'tags',
    'A post can have at most 20 tags.',
  ],
  ['tags that are a number', { tags: 7 }, 'tags', 'Tags must be a list or a comma-separated text.'],
  ['an unknown status', { status: 'gone' }, 'status', 'Status must be one of draft, published, scheduled.'],
  [
    'a publish date that is no date',
    { publishDate: 'soon' },
    'publishDate',
    'Publish date must be a date such as 2026-03-08 or 2026-03-08T09:30:00Z.',
  ],
  [
    '30 February',
    { publishDate: '2026-02-30' },
    'publishDate',
    'Publish date must be a date such as 2026-03-08 or 2026-03-08T09:30:00Z.',
  ],
  ['a title of two lines', { title: 'A\nB' }, 'title', 'Title must be on one line.'],
  ['content with NUL', { content: '\0' }, 'content', `Content ${CONTROL}`],
];

const LOGIN_REFUSALS: Refusal[] = [
  ['no address', { email: '' }, 'email', 'Email is required.'],
  ['an address without @', { email: 'ada' }, 'email', 'Email must look like name@example.com.'],
  ['no password', { password: undefined }, 'password', 'Password is required.'],
  [
    'a password of 257 characters',
    { password: 'a'.repeat(257) },
    'password',
    'Password must be at most 256 characters long.',
  ],
  ['a code that is a number', { code: 123_456 }, 'code', 'Code must be text.'],
  ['a code of 41 characters', { code: '1'.repeat(41) }, 'code', 'Code must be at most 40 characters long.'],
];

const LIST_REFUSALS: Refusal[] = [
  ['no items', { limit: 0 }, 'limit', 'limit must be at least 1.'],
  ['more than a hundred items', { limit: 101 }, 'limit', 'limit must be at most 100.'],
  ['half an item', { limit: 1.5 }, 'limit', 'limit must be a whole number.'],
  ['a limit in words', { limit: 'ten' }, 'limit', 'limit must be a whole number.'],
  ['an endless search', { q: 'a'.repeat(201) }, 'q', 'q must be at most 200 characters long.'],
];

let db: Db;
let app: FastifyInstance;
let bearer: { authorization: string };
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, db, close } = await openRestServer());
  bearer = await openSession(db);
  await callAsStaff(db).posts.create({ title: 'Here' });
});

afterAll(() => close());

async function overRest(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await app.inject({ method, url, headers: bearer, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    ...answer.json<{ error: string; issues?: { path: string; message: string }[] }>(),
  };
}

async function overTrpc(call: () => Promise<unknown>): Promise<PublicError> {
  return call().then(
    () => expect.unreachable('the procedure accepted it'),
    (error: unknown) => publicError(error),
  );
}

/** The messages of tRPC and REST. */
async function bothDoors(rest: ReturnType<typeof overRest>, trpc: () => Promise<unknown>) {
  return { rest: await rest, trpc: await overTrpc(trpc) };
}

/** Expects 400 from both, with the same message for the same field. */
function sameRefusal(field: string, message: string) {
  return {
    rest: { status: 400, error: message, issues: expect.arrayContaining([{ path: field, message }]) },
    trpc: { status: 400, message, issues: expect.arrayContaining([expect.objectContaining({ message })]) },
  };
}

describe('tRPC and REST refuse a sign-up with the same message', () => {
  test.each([...EMAIL_REFUSALS, tooLong('source', 'Source', 100)])('for %s', async (_name, input, field, sentence) => {
    const payload = { email: 'ada@example.com', ...input } as Inputs['subscribers']['subscribe'];
    expect(
      await bothDoors(overRest('POST', '/api/subscribers', payload), () =>
        callAsVisitor(db).subscribers.subscribe(payload),
      ),
    ).toMatchObject(sameRefusal(field, sentence));
  });
});

describe('tRPC and REST refuse an enquiry with the same message', () => {
  test.each(CONTACT_REFUSALS)('for %s', async (_name, input, field, sentence) => {
    const payload = { ...CONTACT, ...input } as Inputs['contacts']['send'];
    const trpc = () => callAsVisitor(db).contacts.send(payload);
    expect(await bothDoors(overRest('POST', '/api/contact', payload), trpc)).toMatchObject(
      sameRefusal(field, sentence),
    );
  });
});

describe('tRPC and REST refuse a sign-in with the same message', () => {
  test.each(LOGIN_REFUSALS)('for %s', async (_name, input, field, sentence) => {
    const payload = { email: 'ada@example.com', password: 'secret', ...input };
    expect(
      await bothDoors(overRest('POST', '/api/auth/login', payload), () => callAsVisitor(db).auth.login(payload)),
    ).toMatchObject(sameRefusal(field, sentence));
  });
});

describe('tRPC and REST refuse a post with the same message', () => {
  test.each(POST_REFUSALS)('for %s, when it is new', async (_name, input, field, sentence) => {
    const payload = input as Inputs['posts']['create'];
    expect(
      await bothDoors(overRest('POST', '/api/posts', payload), () => callAsStaff(db).posts.create(payload)),
    ).toMatchObject(sameRefusal(field, sentence));
  });

  test.each(POST_REFUSALS)('for %s, when it is changed', async (_name, input, field, sentence) => {
    const changes = input as Inputs['posts']['update']['changes'];
    const trpc = () => callAsStaff(db).posts.update({ id: 'here', changes });
    expect(await bothDoors(overRest('PUT', '/api/posts/here', changes), trpc)).toMatchObject(
      sameRefusal(field, sentence),
    );
  });

  test('when it is scheduled without a date', async () => {
    const refused = { status: 400, message: 'A scheduled post needs a publish date.' };
    expect(await overTrpc(() => callAsStaff(db).posts.create({ status: 'scheduled' }))).toEqual(refused);
    expect(
      await overTrpc(() => callAsStaff(db).posts.update({ id: 'here', changes: { status: 'scheduled' } })),
    ).toEqual(refused);
    const answer = { status: 400, error: refused.message };
    expect(await overRest('POST', '/api/posts', { status: 'scheduled' })).toEqual(answer);
    expect(await overRest('PUT', '/api/posts/here', { status: 'scheduled' })).toEqual(answer);
  });

  test('when there is none', async () => {
    const trpc = overTrpc(() => callAsStaff(db).posts.update({ id: 'nowhere', changes: {} }));
    const rest = await overRest('PUT', '/api/posts/nowhere', {});
    expect(await trpc).toEqual({ status: 404, message: 'There is no post at this address.' });
    expect(rest).toEqual({ status: 404, error: 'There is no post at this address.' });
  });
});

describe.each(['posts', 'subscribers', 'contacts'] as const)(
  'a list of %s is refused by both doors in the same words',
  (list) => {
    test.each(LIST_REFUSALS)('for %s', async (_name, input, field, sentence) => {
      const query = new URLSearchParams(
        Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const trpc = () => callAsStaff(db)[list].list(input);
      expect(await bothDoors(overRest('GET', `/api/${list}?${query.toString()}`), trpc)).toMatchObject(
        sameRefusal(field, sentence),
      );
    });

    test('for an invalid cursor', async () => {
      const message = 'cursor must be one that a list has answered.';
      for (const cursor of [
        'nonsense',
        Buffer.from('["a"]').toString('base64url'),
        Buffer.from('[1,2]').toString('base64url'),
      ]) {
        expect(await overRest('GET', `/api/${list}?cursor=${cursor}`)).toEqual({ status: 400, error: message });
        expect(await overTrpc(() => callAsStaff(db)[list].list({ cursor }))).toEqual({ status: 400, message });
      }
    });
  },
);

test('refused calls store nothing', async () => {
  expect(await callAsStaff(db).stats.totals()).toEqual({
    totalPosts: 1,
    totalSubscribers: 0,
    publishedPosts: 0,
    totalContacts: 0,
  });
});

test('tRPC and REST accept values at the limits and return them unchanged', async () => {
  const contact = {
    firstName: 'a'.repeat(100),
    lastName: 'b'.repeat(100),
    email: `${'a'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}com`,
    company: 'c'.repeat(200),
    message: ` ${'é'.repeat(4998)}\n`,
  };
  const post = {
    title: 't'.repeat(300),
    excerpt: 'e'.repeat(1e3),
    content: 'c'.repeat(2e5),
    author: 'a'.repeat(100),
    category: 'k'.repeat(100),
    series: 's'.repeat(100),
    featuredImageUrl: `/${'u'.repeat(1999)}`,
    tags: Array.from({ length: 20 }, (_, index) => `${index}`.padStart(50, 't')),
  };
  expect((await overRest('POST', '/api/contact', contact)).status).toBe(201);
  await callAsVisitor(db).contacts.send(contact);
  expect((await callAsStaff(db).contacts.list()).items).toMatchObject([contact, contact]);
  expect(await overRest('POST', '/api/posts', post)).toMatchObject({ status: 'draft', ...post });
  expect(await callAsStaff(db).posts.create(post)).toMatchObject(post);
});
