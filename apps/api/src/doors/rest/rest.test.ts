import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { authorAnswer } from '@tideline/domain/author/author.answer';
import { namedSchema } from '@tideline/domain/entity/answer-schema';
import { postAnswer } from '@tideline/domain/post/answers/post.answer';
import { contactAnswer, contactDetailAnswer } from '@tideline/domain/contact/contact.answer';
import { findAnswerInstead } from '../../core/addresses/unpublished-answer.ts';
import type { Db } from '../../core/store/schema.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { callAsStaff } from '../../testing/test-caller.ts';
import { ADMIN, openRestServer, openSession, strictly } from '../../testing/rest/rest-server.ts';

const UNKNOWN_TOKEN = { authorization: 'Bearer nobody-has-ever-got-this-token' };
const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

let db: Db;
let app: FastifyInstance;
let bearer: { authorization: string };
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, db, close } = await openRestServer());
  bearer = await openSession(db);
});

afterEach(() => close());

function send(method: InjectOptions['method'], url: string, payload?: object, headers: Record<string, string> = {}) {
  return app.inject({ method, url, headers, ...(payload && { payload }) });
}

/** The schema of an answer, which then allows no further field. */
function strict(name: string) {
  return (namedSchema(name) as z.ZodObject).strict();
}

async function createPost(payload: object) {
  const answer = await send('POST', '/api/posts', payload, bearer);
  expect(answer.statusCode).toBe(201);
  return strictly(postAnswer).parse(answer.json());
}

describe('GET /api/authors', () => {
  test('200 with every author, for everybody', async () => {
    await callAsStaff(db).authors.add({ name: 'Maya Alvarez', role: 'Search', sentence: 'Counts aloud.' });
    await createPost({ title: 'Tides', author: 'maya alvarez', status: 'published' });
    for (const headers of [{}, bearer]) {
      const [author, ...others] = (await send('GET', '/api/authors', undefined, headers)).json();
      expect(strictly(authorAnswer).parse(author)).toMatchObject({ slug: 'maya-alvarez', postCount: 1 });
      expect(others).toEqual([]);
    }
  });
});

describe('GET /api/issues', () => {
  test('200 with the listed issues, for everybody, and pages by Link', async () => {
    await insertSentIssue(db, { slug: 'draft', state: 'draft', started_at: null });
    await insertSentIssue(db, { slug: 'private', archive: 'noindex' });
    await insertSentIssue(db, { slug: 'spring', started_at: '2026-03-01T09:00:00.000Z' });
    await insertSentIssue(db, { slug: 'summer', started_at: '2026-06-01T09:00:00.000Z' });
    for (const headers of [{}, bearer]) {
      const answer = await send('GET', '/api/issues', undefined, headers);
      expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '2']);
      const [newest, oldest] = answer.json().map((issue: unknown) => strict('SentIssue').parse(issue));
      expect([newest.url, oldest.url]).toEqual(['/newsletter/issues/summer', '/newsletter/issues/spring']);
    }
    const first = await send('GET', '/api/issues?limit=1');
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await send('GET', next)).json()).toMatchObject([{ subject: 'Issue spring' }]);
    expect((await send('GET', '/api/issues?limit=x')).statusCode).toBe(400);
  });

  test('follows the next issue at once', async () => {
    expect((await send('GET', '/api/issues')).json()).toEqual([]);
    await insertSentIssue(db, { slug: 'spring' });
    expect((await send('GET', '/api/issues')).json()).toHaveLength(1);
  });
});

test('caches store no answer to a POST', async () => {
  const login = { email: ADMIN.email, password: ADMIN.password };
  for (const [url, payload] of [
    ['/api/auth/login', login],
    ['/api/contact', CONTACT],
    ['/api/subscribers', { email: 'ada@example.com' }],
  ] as const) {
    const { statusCode, headers } = await send('POST', url, payload);
    expect([url, Math.floor(statusCode / 100), headers['cache-control']]).toEqual([url, 2, 'no-store']);
  }
});

describe('POST /api/subscribers', () => {
  test('201 for a new address, whatever status is sent; 200 for a known one', async () => {
    const first = await send('POST', '/api/subscribers', {
      email: 'ada@example.com',
      status: 'unsubscribed',
      source: 'x',
    });
    expect([first.statusCode, first.json()]).toEqual([201, { message: 'subscribed' }]);
    const again = await send('POST', '/api/subscribers', { email: 'ADA@example.com', status: 'active' });
    expect([again.statusCode, again.json()]).toEqual([200, { message: 'already_subscribed' }]);
    const list = await send('GET', '/api/subscribers', undefined, bearer);
    expect(list.json()).toMatchObject([{ email: 'ada@example.com', status: 'active', source: 'x' }]);
  });

  test('429 with the seconds to wait after five', async () => {
    for (let index = 0; index < 5; index += 1)
      await send('POST', '/api/subscribers', { email: `a${index}@example.com` });
    const answer = await send('POST', '/api/subscribers', { email: 'a5@example.com' });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      429,
      '600',
      { error: 'Too many attempts. Try again in 10 minutes.' },
    ]);
  });
});

describe('POST /api/contact', () => {
  test('201 with the reference, the same one for the same key', async () => {
    const payload = { ...CONTACT, company: '', package: '', message: '', idempotencyKey: 'one-per-click' };
    const answer = await send('POST', '/api/contact', payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: 'received', reference: expect.stringMatching(/^TL-\w{6}$/) },
    ]);
    expect((await send('POST', '/api/contact', payload)).json()).toEqual(answer.json());
    const [contact] = (await send('GET', '/api/contacts', undefined, bearer)).json();
    expect(contact).toMatchObject({ ...CONTACT, package: null, source: 'website', status: 'pending' });
  });

  test('429 after five', async () => {
    for (let index = 0; index < 5; index += 1) await send('POST', '/api/contact', CONTACT);
    const answer = await send('POST', '/api/contact', CONTACT);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
  });
});

describe('POST /api/auth/login', () => {
  test('200 with the token and its owner, also when an expired token is sent along', async () => {
    const answer = await send('POST', '/api/auth/login', ADMIN, UNKNOWN_TOKEN);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: expect.any(String), email: ADMIN.email, name: 'Admin', role: 'admin' },
    });
  });

  test.each([
    ['a wrong password', { ...ADMIN, password: 'wrong' }],
    ['an unknown address', { ...ADMIN, email: 'nobody@example.com' }],
  ])('401 with nothing but the error for %s', async (_name, payload) => {
    const answer = await send('POST', '/api/auth/login', payload);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Invalid email or password' }]);
  });

  test('429 after five wrong ones', async () => {
    for (let index = 0; index < 5; index += 1) await send('POST', '/api/auth/login', { ...ADMIN, password: 'wrong' });
    const answer = await send('POST', '/api/auth/login', ADMIN);
    expect([answer.statusCode, answer.json()]).toEqual([429, { error: 'Too many attempts. Try again in 15 minutes.' }]);
    expect(Number(answer.headers['retry-after'])).toBe(900);
  });
});

describe('POST /api/auth/logout', () => {
  test('204, and the token is revoked', async () => {
    const answer = await send('POST', '/api/auth/logout', undefined, bearer);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await send('GET', '/api/admin/stats', undefined, bearer)).statusCode).toBe(401);
  });

  test('clears the storage of the browser, unlike an expired session', async () => {
    const answer = await send('POST', '/api/auth/logout', undefined, bearer);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    const again = await send('POST', '/api/auth/logout', undefined, bearer);
    expect(again.statusCode).toBe(401);
    expect(again.headers).not.toHaveProperty('clear-site-data');
  });

  test('accepts an empty body declared as JSON', async () => {
    const headers = { ...bearer, 'content-type': 'application/json' };
    expect((await send('POST', '/api/auth/logout', undefined, headers)).statusCode).toBe(204);
  });
});

describe('posts', () => {
  test('POST without a body, and POST and PUT of null, answer 400 and write nothing', async () => {
    const { id } = await createPost({ title: 'A' });
    const json = { ...bearer, 'content-type': 'application/json' };
    for (const [method, url, payload] of [
      ['POST', '/api/posts', ''],
      ['POST', '/api/posts', 'null'],
      ['PUT', `/api/posts/${id}`, 'null'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: json, payload });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body must be a JSON object.' }]);
    }
    const posts = (await send('GET', '/api/posts', undefined, bearer)).json();
    expect(posts).toMatchObject([{ id, version: 1 }]);
  });

  test('POST answers 201 with the post and its location', async () => {
    const answer = await send(
      'POST',
      '/api/posts',
      { title: 'Local SEO for Clinics', tags: 'SEO, seo, Clinics' },
      bearer,
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([201, '/api/posts/local-seo-for-clinics']);
    expect(answer.json()).toMatchObject({ id: 'local-seo-for-clinics', status: 'draft', tags: ['SEO', 'Clinics'] });
    const found = await send('GET', String(answer.headers.location), undefined, bearer);
    expect(found.json()).toEqual(answer.json());
  });

  test('POST accepts 200,000 characters of three bytes each', async () => {
    const content = '海'.repeat(200_000);
    expect(await createPost({ title: 'Long', content })).toMatchObject({ content });
  });

  test('PUT changes only what it names', async () => {
    const post = await createPost({ title: 'A', excerpt: 'E', status: 'published', tags: ['x'] });
    const answer = await send('PUT', `/api/posts/${post.id}`, { status: 'draft' }, bearer);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...post, status: 'draft', version: 2 }]);
  });

  test('PUT with an old expectedVersion answers 409 and changes nothing', async () => {
    const { id } = await createPost({ title: 'A' });
    const first = await send('PUT', `/api/posts/${id}`, { excerpt: 'one', expectedVersion: 1 }, bearer);
    expect([first.statusCode, first.json()]).toMatchObject([200, { excerpt: 'one', version: 2 }]);
    const second = await send('PUT', `/api/posts/${id}`, { excerpt: 'two', expectedVersion: 1 }, bearer);
    expect([second.statusCode, second.json()]).toEqual([
      409,
      { error: 'Someone else saved this post in the meantime. Read it again and merge the changes.' },
    ]);
    const refused = await send('PUT', `/api/posts/${id}`, { excerpt: 'two', expectedVersion: 'x' }, bearer);
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'expectedVersion must be a whole number.']);
    expect((await send('GET', `/api/posts/${id}`, undefined, bearer)).json()).toMatchObject({ excerpt: 'one' });
  });

  test.each([undefined, { answer: 'hidden' }, { answer: 'gone' }, { answer: 'redirect', target: '/services' }])(
    'PUT that unpublishes with %j sets what the address answers',
    async (unpublished) => {
      const { id, ...post } = await createPost({ title: 'A', status: 'published' });
      const answer = await send('PUT', `/api/posts/${id}`, { status: 'draft', unpublished }, bearer);
      expect([answer.statusCode, answer.json()]).toEqual([200, { id, ...post, status: 'draft', version: 2 }]);
      expect(await findAnswerInstead(db, id)).toEqual(unpublished ?? { answer: 'hidden' });
    },
  );

  test.each([
    [{ answer: 'burnt' }, 'unpublished.answer must be one of hidden, gone, redirect.'],
    [{ answer: 'redirect', target: 'https://other.example' }, 'The target must be a page of this site, such as'],
    [{ answer: 'redirect', target: '/blog/missing' }, 'No other post or page has this address.'],
  ])('PUT refuses to unpublish with %j and leaves the post public', async (unpublished, error) => {
    const { id } = await createPost({ title: 'A', status: 'published' });
    const answer = await send('PUT', `/api/posts/${id}`, { status: 'draft', unpublished }, bearer);
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining(error)]);
    expect((await send('GET', `/api/posts/${id}`)).statusCode).toBe(200);
  });

  test('DELETE answers 204 and the post is gone', async () => {
    const { id } = await createPost({ title: 'A', status: 'published' });
    const answer = await send('DELETE', `/api/posts/${id}`, undefined, bearer);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await send('GET', `/api/posts/${id}`)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/posts/${id}`, undefined, bearer)).statusCode).toBe(404);
  });

  test('GET shows unpublished posts to staff only', async () => {
    const draft = await createPost({ title: 'Draft' });
    const post = await createPost({ title: 'Post', status: 'published' });
    expect((await send('GET', '/api/posts')).json()).toEqual([post]);
    expect((await send('GET', '/api/posts?status=draft')).json()).toEqual([post]);
    const hidden = await send('GET', `/api/posts/${draft.id}`);
    expect([hidden.statusCode, hidden.json()]).toEqual([404, { error: 'There is no post at this address.' }]);
    expect((await send('GET', '/api/posts?status=draft', undefined, bearer)).json()).toEqual([draft]);
    expect((await send('GET', `/api/posts/${draft.id}`, undefined, bearer)).json()).toEqual(draft);
  });

  test('GET is cacheable for visitors and not for staff', async () => {
    const open = await send('GET', '/api/posts');
    expect([open.headers['cache-control'], open.headers.vary]).toEqual(['no-cache', 'Authorization, Accept-Encoding']);
    const forStaff = await send('GET', '/api/posts', undefined, bearer);
    expect([forStaff.headers['cache-control'], forStaff.headers.vary]).toEqual(['no-store', 'Authorization']);
  });

  test('GET filters, and pages by Link', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await createPost({ title, status: 'published', publishDate: '2026-11-01', category: 'SEO & Co', tags: 'x' });
    }
    await createPost({ title: 'Other', status: 'published', category: 'Strategy' });
    const ids: string[] = [];
    let url: string | undefined = '/api/posts?limit=2&category=SEO%20%26%20Co&tag=X';
    while (url !== undefined) {
      const answer = await send('GET', url);
      expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '3']);
      ids.push(...answer.json<{ id: string }[]>().map(({ id }) => id));
      url = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
    }
    expect(ids).toEqual(['one', 'three', 'two']);
    expect((await send('GET', '/api/posts?q=strategy%20other')).json()).toEqual([]);
    expect((await send('GET', '/api/posts?q=other')).json()).toMatchObject([{ id: 'other' }]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const answer = await send('HEAD', '/api/posts');
    expect([answer.statusCode, answer.body, answer.headers['x-total-count']]).toEqual([200, '', '0']);
  });
});

describe('staff lists and figures', () => {
  test('GET /api/subscribers and /api/contacts answer arrays that page by Link', async () => {
    for (const name of ['a', 'b']) {
      await send('POST', '/api/subscribers', { email: `${name}@example.com` });
      await send('POST', '/api/contact', { ...CONTACT, firstName: name });
    }
    for (const [url, schema] of [
      ['/api/subscribers', strict('Subscriber')],
      ['/api/contacts', strict('Contact')],
    ] as const) {
      const first = await send('GET', `${url}?limit=1`, undefined, bearer);
      expect([first.statusCode, first.headers['x-total-count'], first.headers['cache-control']]).toEqual([
        200,
        '2',
        'no-store',
      ]);
      const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
      const second = await send('GET', next, undefined, bearer);
      expect(second.headers.link).toBeUndefined();
      for (const row of [...first.json(), ...second.json()]) schema.parse(row);
    }
  });

  test('GET /api/contacts/{id} has the visit that led to it, PUT …/outcome its value, GET /api/posts/{id}/results both', async () => {
    await createPost({ title: 'Tides', status: 'published' });
    const trail = {
      entryPath: '/blog/tides',
      referrer: 'https://www.google.com',
      startedAt: '2026-11-20T17:00:00.000Z',
      pages: 2,
      lastPath: '/',
      posts: [{ id: 'tides', percent: 70 }],
    };
    await send('POST', '/api/contact', { ...CONTACT, trail });
    const [{ id }] = (await send('GET', '/api/contacts', undefined, bearer)).json();
    await callAsStaff(db).contacts.updateStatus({ id, status: 'won' });
    const won = await send('PUT', `/api/contacts/${id}/outcome`, { value: 4000 }, bearer);
    expect(strictly(contactAnswer).parse(won.json())).toMatchObject({ value: 4000, lostReason: '' });
    const refused = await send('PUT', `/api/contacts/${id}/outcome`, { value: 0.5 }, bearer);
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      'Value must be a whole number from 0 to 1,000,000,000.',
    ]);
    await callAsStaff(db).conversations.work.setNextStep({ contactId: id, text: 'Call', on: '2026-12-01' });
    const detail = strictly(contactDetailAnswer).parse(
      (await send('GET', `/api/contacts/${id}`, undefined, bearer)).json(),
    );
    expect(detail).toMatchObject({ value: 4000, subscription: null, trail: { entryHost: 'www.google.com' } });
    expect(detail.work).toEqual({ ownerId: null, ownerName: '', nextStep: 'Call', nextStepOn: '2026-12-01' });
    expect(detail.trail?.posts).toMatchObject([{ id: 'tides', title: 'Tides', readPercent: 70 }]);
    const results = (await send('GET', '/api/posts/tides/results', undefined, bearer)).json();
    expect(strict('PostResults').parse(results)).toMatchObject({ contacts: 1, clients: 1, value: 4000 });
    expect((await send('GET', '/api/contacts/nobody', undefined, bearer)).statusCode).toBe(404);
    expect((await send('GET', '/api/posts/nowhere/results', undefined, bearer)).statusCode).toBe(404);
  });

  test('GET /api/admin/stats answers the four figures', async () => {
    const answer = await send('GET', '/api/admin/stats', undefined, bearer);
    const nothing = { totalPosts: 0, totalSubscribers: 0, publishedPosts: 0, totalContacts: 0 };
    expect([answer.statusCode, answer.json()]).toEqual([200, nothing]);
  });
});

describe('GET /api/placeholder', () => {
  test.each(['1/1', '600/400', '2000/2000', '2000/1'])('%s answers a picture for a year', async (size) => {
    const answer = await send('GET', `/api/placeholder/${size}`);
    const [width, height] = size.split('/');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.body).toContain(`width="${width}" height="${height}"`);
    expect(answer.body).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(['0/1', '1/2001', '-1/1', '1.5/1', 'a/b', '1e3/1', '1/%20'])('%s answers 400', async (size) => {
    const answer = await send('GET', `/api/placeholder/${size}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'Width and height must be whole numbers from 1 to 2,000.' },
    ]);
  });
});
