import { DAY_MS, later } from '@tideline/domain/time/instant';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { issueMessageId } from '../../core/mail/issue-message-id.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { sendTestIssue } from '../../testing/mail/sent-issue.ts';
import { buildRestServer } from '../../testing/rest/rest-server.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const ADA = 'ada@reader.example';
const BOUNCE = { recipient: ADA, kind: 'hard', reason: '550 5.1.1 <ada@reader.example> unknown' };

type Changes = { id?: string; at?: Date; secret?: string; body?: string; headers?: Record<string, string> };

describeOnEachDatabase('the hook for bounces', (database) => {
  async function openHook() {
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    const [message = ''] = await sendTestIssue(database(), [ADA, 'bob@other.example']);
    const { secret: made } = await callAsStaff(database()).bounces.makeSecret();
    let count = 0;
    /** Sends a call, signed by another implementation of Standard Webhooks. */
    const send = async (payload: unknown, changes: Changes = {}) => {
      count += 1;
      const { id = `call-${count}`, at = new Date(TEST_NOW), secret = made, headers = {} } = changes;
      const signed = JSON.stringify(payload);
      const signature = new Webhook(secret).sign(id, at, signed);
      return app.inject({
        method: 'POST',
        url: '/api/hooks/bounces',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signature,
          ...headers,
        },
        payload: changes.body ?? signed,
      });
    };
    return { app, send, message, made };
  }

  const states = async () =>
    (await callAsStaff(database()).subscribers.list({ sort: 'email' })).items.map(({ delivery }) => delivery);

  test('records one bounce or a list of them', async () => {
    const { send, message } = await openHook();
    expect((await send(BOUNCE)).statusCode).toBe(204);
    expect(await states()).toEqual(['bounced', 'ok']);
    const stored = await database()
      .selectFrom('issue_messages')
      .select('bounce_reason')
      .where('id', '=', message)
      .execute();
    expect(stored).toEqual([{ bounce_reason: '550 5.1.1 [address] unknown' }]);
    const complaint = { recipient: 'Bob@Other.example', kind: 'complaint' };
    const unknown = { recipient: 'nobody@reader.example', kind: 'hard', reason: '' };
    const other = { messageId: '<offer@tideline.example>', kind: 'hard', reason: '' };
    expect((await send([unknown, complaint, other])).statusCode).toBe(204);
    expect(await states()).toEqual(['bounced', 'complained']);
  });

  test('finds the reader by the Message-ID, and refuses to mix it with another address', async () => {
    const { send, message } = await openHook();
    const messageId = issueMessageId(message, TEST_ORIGIN);
    expect((await send({ ...BOUNCE, messageId, recipient: 'bob@other.example' })).statusCode).toBe(204);
    expect(await states()).toEqual(['ok', 'ok']);
    expect((await send({ messageId, kind: 'hard', reason: '' })).statusCode).toBe(204);
    expect(await states()).toEqual(['bounced', 'ok']);
  });

  test('refuses a call that is not signed, was changed, is too old or was received before', async () => {
    const { app, send, made } = await openHook();
    const bare = { method: 'POST', url: '/api/hooks/bounces', payload: BOUNCE } as const;
    expect((await app.inject(bare)).statusCode).toBe(401);
    const wrong = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect((await send(BOUNCE, { secret: wrong })).statusCode).toBe(401);
    expect((await send(BOUNCE, { body: JSON.stringify({ ...BOUNCE, kind: 'complaint' }) })).statusCode).toBe(401);
    expect((await send(BOUNCE, { headers: { 'webhook-id': 'another' } })).statusCode).toBe(401);
    expect((await send(BOUNCE, { headers: { 'webhook-signature': 'v1,' } })).statusCode).toBe(401);
    for (const minutes of [-6, 6]) {
      const old = await send(BOUNCE, { at: new Date(Date.parse(TEST_NOW) + minutes * 60_000) });
      expect([old.statusCode, old.json().error]).toEqual([401, 'The time of the call is more than five minutes off.']);
    }
    expect(await states()).toEqual(['ok', 'ok']);
    expect((await send(BOUNCE, { id: 'once' })).statusCode).toBe(204);
    const again = await send(BOUNCE, { id: 'once' });
    expect([again.statusCode, again.json().error]).toEqual([401, 'This call was received before.']);
    await callAsStaff(database()).bounces.makeSecret();
    expect((await send(BOUNCE, { secret: made })).statusCode).toBe(401);
  });

  test.each([
    ['no JSON', 'hello'],
    ['a bounce about nobody', { kind: 'hard', reason: '' }],
    ['an unknown kind', { recipient: ADA, kind: 'maybe' }],
    ['an empty list', []],
    ['too many at once', Array.from({ length: 501 }, () => BOUNCE)],
  ])('answers 400 to %s, and records nothing', async (_what, payload) => {
    const { send } = await openHook();
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBeTypeOf('string');
    expect(await states()).toEqual(['ok', 'ok']);
  });

  test('limits the size and the number of calls, signed or not', async () => {
    const { app, send } = await openHook();
    expect((await send({ ...BOUNCE, reason: 'x'.repeat(600_000) })).statusCode).toBe(413);
    const statuses = new Set<number>();
    for (let call = 0; call < 301; call += 1) {
      const bare = { method: 'POST', url: '/api/hooks/bounces', payload: BOUNCE } as const;
      statuses.add((await app.inject(bare)).statusCode);
    }
    expect([...statuses]).toEqual([401, 429]);
  });

  test('staff decide a report that could not be assigned, once', async () => {
    await sendTestIssue(database(), [ADA, 'bob@other.example']);
    const staff = callAsStaff(database());
    for (const [at, recipient] of [ADA, 'bob@other.example', 'nobody@reader.example'].entries()) {
      const row = { received_at: later(TEST_NOW, at * DAY_MS), kind: 'hard' as const, reason: 'x' };
      await database()
        .insertInto('bounce_reports')
        .values({ ...row, id: `report-${at}`, recipient })
        .execute();
    }
    expect((await staff.bounces.reports()).reports.map(({ recipient }) => recipient)).toEqual([
      'nobody@reader.example',
      'bob@other.example',
      ADA,
    ]);
    await staff.bounces.decide({ id: 'report-0', as: 'bounced' });
    await staff.bounces.decide({ id: 'report-1', as: 'dismissed' });
    expect(await states()).toEqual(['bounced', 'ok']);
    await expect(staff.bounces.decide({ id: 'report-0', as: 'complained' })).rejects.toThrow('was already resolved');
    await expect(staff.bounces.decide({ id: 'report-2', as: 'bounced' })).rejects.toThrow('No subscriber has this');
    expect((await staff.bounces.reports()).total).toBe(1);
  });
});
