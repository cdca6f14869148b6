import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EVENT_TYPES, type EventType } from '@tideline/domain/webhook/event';
import { CALL_ACTS } from '../../../testing/webhooks/call-acts.ts';
import { EVENT_ACTS } from '../../../testing/webhooks/event-acts.ts';
import { insertTestWebhook } from '../../../testing/webhooks/insert-webhook.ts';
import { watchEvents } from '../../../testing/webhooks/watch-events.ts';
import { watchCalls } from '../../../testing/test-caller.ts';
import { openTestSqlite } from '../../../testing/test-database.ts';
import { listCalls } from './list-calls.ts';

/** Events that no call records. */
const OTHERS: Partial<Record<EventType, string>> = {
  'issue.sent': 'the job that hands over the last message',
  'enquiry.deleted': 'an erasure, which takes a password, and the retention period',
};

const { watch, missing } = watchEvents();
beforeAll(() => watchCalls(watch));
afterAll(() => watchCalls(null));

describe.each(Object.entries({ ...EVENT_ACTS, 'another call': CALL_ACTS }))('%s', (_type, acts) => {
  test.each(Object.entries(acts))('%s records only what is declared', async (_way, act) => {
    const { db, close } = await openTestSqlite();
    onTestFinished(close);
    await insertTestWebhook(db);
    await act(db);
    expect(await db.selectFrom('events').select('id').execute()).not.toEqual([]);
  });
});

test('what a call declares was recorded by one of the acts', () => {
  expect(missing()).toEqual([]);
});

test('every type of event is declared by a call, or has another cause', () => {
  const declared = new Set(listCalls().flatMap(({ call }) => call.events ?? []));
  expect(EVENT_TYPES.filter((type) => !declared.has(type))).toEqual(Object.keys(OTHERS));
});
