import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Db } from './core/store/schema.ts';
import { insertStaff } from './accounts/auth/account/accounts.repository.ts';
import { hashPassword } from './accounts/auth/password/password.ts';
import { appRouter } from './router.ts';
import { oddInputsFor } from './testing/server/odd-inputs.ts';
import { openSession } from './testing/rest/rest-server.ts';
import { openTestApp } from './testing/test-app.ts';
import { TEST_NOW } from './testing/test-caller.ts';
import { soakSize } from './testing/server/soak-size.ts';
import { describeOnEachDatabase } from './testing/test-database.ts';

type Procedure = { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] } };
const { _def: definition } = appRouter;
const procedures = Object.entries(definition.procedures as unknown as Record<string, Procedure>);

const RUNS = soakSize(5, 150);
/** Procedures that draw, hash or copy are slow per call. */
const COSTLY = /^(?:artwork|auth|backup)\./;

/** Words that occur only in internals. */
const INSIDE =
  /sqlite|kysely|postgres|node_modules|apps\/api|at \w+ \(|\.ts:\d+|select .* from|insert into|ECONN|TypeError/i;

function call(app: FastifyInstance, path: string, { _def: { type } }: Procedure, input: unknown, headers: object) {
  const json = JSON.stringify({ json: input });
  return type === 'query'
    ? app.inject({ url: `/trpc/${path}?input=${encodeURIComponent(json.toWellFormed())}`, headers: { ...headers } })
    : app.inject({
        method: 'POST',
        url: `/trpc/${path}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: json,
      });
}

test('every export requires the password, in the call or recently', async () => {
  const { app, db } = await openTestApp({ now: () => TEST_NOW });
  const tenMinutesAgo = earlier(TEST_NOW, 10 * MINUTE_MS);
  const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: 'none' };
  await insertStaff(db, account, tenMinutesAgo);
  const headers = await openSession(db, tenMinutesAgo);
  const exports = procedures.filter(([path]) => path.endsWith('.export')).toSorted(([a], [b]) => a.localeCompare(b));
  const answers = [];
  for (const [path, procedure] of exports) {
    const input = path === 'privacy.export' ? { email: 'ada@example.com' } : {};
    const { statusCode, body } = await call(app, path, procedure, input, headers);
    answers.push([path, statusCode, /"path":"password"|"needsPassword":true/.exec(body)?.[0]]);
  }
  expect(answers).toEqual([
    ['audit.export', 403, '"needsPassword":true'],
    ['contacts.export', 403, '"needsPassword":true'],
    ['privacy.export', 400, '"path":"password"'],
    ['subscribers.export', 403, '"needsPassword":true'],
  ]);
});

describeOnEachDatabase('odd input', (database) => {
  test('never breaks a procedure: it is accepted, or refused with a sentence without internals', async () => {
    const db = database();
    const { app } = await openTestApp({ db, trustedProxies: ['127.0.0.1'] });
    const statuses = new Map<number, number>();
    for (const [path, procedure] of procedures) {
      const { _def: asked } = procedure;
      const inputs = oddInputsFor(asked.inputs[0]);
      const numRuns = COSTLY.test(path) ? Math.min(RUNS, 3) : RUNS;
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          const answer = await call(app, path, procedure, input, await newVisitor(db));
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
          expect([path, answer.statusCode, answer.statusCode < 500 ? '' : answer.body]).toEqual([
            path,
            expect.any(Number),
            '',
          ]);
          if (answer.statusCode < 400) return;
          const { message } = answer.json<{ error: { json: { message: string } } }>().error.json;
          expect(message).toMatch(/^.{5,300}$/su);
          expect(answer.body).not.toMatch(INSIDE);
        }),
        { numRuns },
      );
    }
    // The inputs are unusual but plausible: many of them are accepted.
    expect(statuses.get(200)).toBeGreaterThan(procedures.length);
    expect(statuses.get(401) ?? 0).toBeLessThan(10);
  });
});

const passwordHash = hashPassword('a long enough password');
let visitors = 0;

/** Staff with a separate session and IP address: rate limits are real, and some procedures end the session. */
async function newVisitor(db: Db): Promise<Record<string, string>> {
  visitors += 1;
  const now = new Date().toISOString();
  const account = { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: await passwordHash };
  const known = await db.selectFrom('staff').select('id').where('id', '=', 'admin-1').executeTakeFirst();
  if (!known) await insertStaff(db, account, now);
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { ...(await openSession(db, now)), 'x-forwarded-for': address };
}

describe('unusual bodies and URLs of the REST adapter', () => {
  const BODIES = [
    '',
    'null',
    '[]',
    '"text"',
    '12',
    '{',
    '{"a":',
    '\u0000',
    '{"email":"a@b.co","email":["x"]}',
    '{"__proto__":{"isAdmin":true},"email":"ada@example.com"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"email":"ada@example.com"}',
    '{"toString":"x","email":"ada@example.com"}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"email":"${'a'.repeat(90_000)}"}`,
    '{"email":"\\ud800@example.com"}',
    '{"title":"\\u0000"}',
    '\ufeff{}',
    '{"limit":1e400}',
  ];
  const IDS = ['%00', '%ff', '..%2f..%2fetc', '%252e%252e', 'a'.repeat(3000), '__proto__', "'--", '%F0%9F%8C%8A', '*'];

  test('are accepted or refused in JSON, and change only what they name', async () => {
    const { app, db } = await openTestApp({ trustedProxies: ['127.0.0.1'] });
    for (const url of ['/api/subscribers', '/api/contact', '/api/auth/login', '/api/posts', '/api/posts/x']) {
      for (const payload of BODIES) {
        const headers = { ...(await newVisitor(db)), 'content-type': 'application/json' };
        const answer = await app.inject({ method: url.endsWith('/x') ? 'PUT' : 'POST', url, headers, payload });
        expectAnswer(answer, `${url} ${payload.slice(0, 60)}`);
      }
    }
    for (const id of IDS) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const headers = await newVisitor(db);
        expectAnswer(await app.inject({ method, url: `/api/posts/${id}`, headers, payload: {} }), `${method} ${id}`);
      }
      expectAnswer(await app.inject(`/api/placeholder/${id}/100`), id);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('refuses a repeated parameter', async () => {
    const { app } = await openTestApp();
    for (const query of ['limit=1&limit=2', 'status=draft&status=published', 'q=a&q=b', 'cursor=a&cursor=b']) {
      const answer = await app.inject(`/api/posts?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });
});

function expectAnswer(answer: { statusCode: number; body: string; json: () => unknown }, what: string) {
  expect([what, answer.statusCode < 500]).toEqual([what, true]);
  if (answer.statusCode < 400) return;
  expect([what, answer.json()]).toEqual([what, expect.objectContaining({ error: expect.stringMatching(/.{5,}/) })]);
  expect(answer.body).not.toMatch(INSIDE);
}
