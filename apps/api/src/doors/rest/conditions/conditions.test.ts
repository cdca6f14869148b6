import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Db } from '../../../core/store/schema.ts';
import { buildPost } from '../../../testing/build-post.ts';
import { insertTestBooking } from '../../../testing/fill/insert-booking.ts';
import { readDocument } from '../../../testing/rest/read-document.ts';
import { buildRestServer, openRestServer, openSession } from '../../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { listCalls } from '../declared/list-calls.ts';

type Operation = { parameters?: { name: string }[]; responses: Record<string, { headers?: object }> };
type Document = { paths: Record<string, Record<string, Operation>> };

/** Writes without `If-Match` to what has an `ETag`, and changes of what has none: why. */
const UNCONDITIONAL: Record<string, string> = {
  'post /api/contacts/{id}/messages': 'Names the newest message that was read, as `lastSeenId`',
  'post /api/contacts/{id}/attachments': 'Adds a file and changes none',
  'post /api/contacts/{id}/messages/pasted': 'Adds a message and changes none',
  'put /api/contacts/{id}/merged-into': 'Overwrites nothing, and can be undone',
  'delete /api/contacts/{id}/merged-into': 'Undoes a merge',
  'post /api/bookings/{id}/accept': 'Books what is held; what is booked stays as it is',
  'put /api/calls/hours/{id}': 'A setting without versions',
  'put /api/calls/rules': 'A setting without versions',
  'put /api/calls/kinds/{id}': 'A setting without versions',
  'put /api/calls/kind-order': 'A setting without versions',
  'put /api/webhooks/{id}': 'A setting without versions',
  'put /api/webhooks/{id}/pause': 'A switch',
  'put /api/topics/{id}': 'A setting without versions',
  'put /api/topic-order': 'A setting without versions',
  'put /api/case-study-order': 'A setting without versions',
  'put /api/authors/{id}': 'Takes `expectedVersion`',
  'put /api/posts/{id}/unpublished': 'A setting without versions',
  'put /api/posts/{id}/owner': 'A setting without versions',
  'put /api/posts/{id}/featured': 'A switch',
  'delete /api/posts/{id}/featured': 'A switch',
  'put /api/pages/{id}/address': 'A setting without versions',
  'put /api/releases/{id}': 'A setting without versions',
  'put /api/brand': 'Takes `expectedVersion`',
  'put /api/brand/draft': 'Takes `expectedVersion` and `liveVersion`',
  'put /api/form-questions': 'Takes `expectedVersion`',
  'put /api/pages/{id}/draft': 'Takes `expectedVersion` and `liveVersion`',
  'put /api/posts/{id}/pending': 'Takes `expectedVersion` and `liveVersion`',
  'delete /api/posts/{id}/pending': 'Takes `expectedVersion`',
  'post /api/posts/{id}/pending/publish': 'Takes `expectedVersion`',
  'post /api/posts/{id}/pending/restore': 'Takes `expectedVersion`',
  'post /api/posts/{id}/approval': 'Changes no post',
  'delete /api/posts/{id}/approval': 'Changes no post',
  'post /api/posts/{id}/approval/approve': 'Names the `version` that was read',
  'post /api/posts/{id}/approval/send-back': 'Changes no post',
  'post /api/posts/{id}/revisions/{version}/restore': 'Takes `expectedVersion`',
  'post /api/posts/{id}/revisions/{version}/undo': 'Names the version that it undoes',
  'post /api/posts/{id}/check': 'Changes nothing',
  'post /api/posts/{id}/preview-links': 'Changes no post',
  'delete /api/posts/{id}/preview-links': 'Changes no post',
  'put /api/media/{id}': 'One text, without versions',
  'post /api/contacts/{id}/notes': 'Adds a note and changes none',
  'put /api/contacts/{id}/reply-draft': 'Of the caller',
  'delete /api/contacts/{id}/reply-draft': 'Of the caller',
  'put /api/contacts/statuses': 'Answers what undoes it',
  'put /api/contacts/owners': 'One value for all',
  'put /api/saved-views/{id}': 'A name of the caller',
  'put /api/calls/hours/{id}/feed': 'A setting without versions',
  'put /api/stats/week/readers/contact': 'A switch',
  'put /api/settings': 'A setting without versions',
  'put /api/conversation-settings': 'A setting without versions',
  'put /api/export/schedule': 'A setting without versions',
  'put /api/work-pictures/{id}': 'A setting without versions',
  'put /api/newsletter/issues/{id}': 'Takes `expectedVersion`',
  'put /api/newsletter/issues/{id}/schedule': 'Names the `version` that was read',
  'put /api/newsletter/limits': 'A setting without versions',
  'put /api/subscribers/{id}': 'Changes only what it names',
  'put /api/newsletter/subscribers/{email}': 'Changes only what it names',
};

/** What has an `ETag`: how to make one, and how somebody else changes it. */
const THINGS: Record<string, { make: (db: Db) => Promise<string>; change: (db: Db, id: string) => Promise<unknown> }> =
  {
    '/api/posts/{id}': {
      make: async (db) => (await callAsStaff(db).posts.create(buildPost({ title: 'Tides' }))).id,
      change: (db, id) => callAsStaff(db).posts.update({ id, changes: { excerpt: 'Ebb and flow' } }),
    },
    '/api/contacts/{id}': {
      make: makeContact,
      change: (db, id) => callAsStaff(db).contacts.updateOutcome({ id, value: 7 }),
    },
    '/api/bookings/{id}': {
      async make(db) {
        const startsAt = later(TEST_NOW, DAY_MS);
        const call = { id: 'call-1', contactId: await makeContact(db), startsAt, createdAt: TEST_NOW };
        await insertTestBooking(db, call);
        await db.updateTable('bookings').set({ staff_id: 'admin-1' }).execute();
        return call.id;
      },
      change: (db, id) => callAsStaff(db).bookings.move({ id, startsAt: later(TEST_NOW, 5 * DAY_MS) }),
    },
  };

/** The examples of declared calls. */
const declared = new Map(
  listCalls().map(({ call: { rest, example } }) => [
    rest.replace(/^\w+ /, (method) => `${method.toLowerCase()}/api`),
    example,
  ]),
);

let calls: { call: string; path: string; operation: Operation }[] = [];
beforeAll(async () => {
  const { app, close } = await openRestServer();
  const { paths } = await readDocument<Document>(app);
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, path, operation })),
  );
  await close();
});

const takesCondition = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'If-Match');

test('each thing with an ETag is written under a condition, and each other change says why not', () => {
  const tagged = calls.filter(({ call, operation }) => {
    return call.startsWith('get ') && 'ETag' in (operation.responses['200']?.headers ?? {});
  });
  expect(tagged.map(({ path }) => path).toSorted()).toEqual(Object.keys(THINGS).toSorted());
  const writes = calls.filter(({ call, path }) => {
    const isOfThing = tagged.some((thing) => path === thing.path || path.startsWith(`${thing.path}/`));
    return call.startsWith('put ') || (isOfThing && !call.startsWith('get '));
  });
  const without = writes.flatMap(({ call, operation }) => (takesCondition(operation) ? [] : [call]));
  expect(without.toSorted()).toEqual(Object.keys(UNCONDITIONAL).toSorted());
  expect(calls.filter(({ operation }) => takesCondition(operation)).length).toBeGreaterThan(7);
});

describeOnEachDatabase('a write with If-Match', (database) => {
  test('is 412 with a sentence after a change by somebody else, and made with the tag read again', async () => {
    const db = database();
    const app = await buildRestServer(db);
    onTestFinished(() => app.close());
    const headers = await openSession(db);
    for (const { call, path } of calls.filter(({ operation }) => takesCondition(operation))) {
      const [base, thing] = Object.entries(THINGS).find(([one]) => path.startsWith(one)) ?? [];
      const id = (await thing?.make(db)) ?? '';
      const url = (base ?? '').replace('{id}', id);
      const read = () => app.inject({ url, headers });
      const first = await read();
      const tag = String(first.headers.etag);
      expect((await app.inject({ url, headers: { ...headers, 'if-none-match': tag } })).statusCode).toBe(304);
      await thing?.change(db, id);
      const { expectedVersion: _version, ...body } = (declared.get(call) ?? {}) as {
        expectedVersion?: number;
      };
      const write = (etag: string) =>
        app.inject({
          method: call.split(' ')[0]?.toUpperCase() as 'PUT',
          url: path.replace('{id}', id),
          headers: { ...headers, 'if-match': etag },
          ...(call.startsWith('delete') ? {} : { body }),
        });
      const refused = await write(tag);
      expect([call, refused.statusCode, refused.json()]).toEqual([
        call,
        412,
        { error: expect.stringMatching(/ Read it again/) },
      ]);
      const now = await read();
      const made = await write(String(now.headers.etag));
      expect([call, made.statusCode]).toEqual([call, expect.toBeOneOf([200, 204])]);
      await db.deleteFrom('bookings').execute();
    }
  });
});

async function makeContact(db: Db): Promise<string> {
  await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
  const { id } = await db.selectFrom('contacts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}
