import { expect, onTestFinished, test } from 'vitest';
import { earlier, MINUTE_MS } from '@tideline/domain/time/instant';
import { recordPlans } from '../../testing/fill/record-plans.ts';
import { buildRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const ADDED = {
  status: 'active',
  confirmation: 'confirmed',
  confirm_by: null,
  frequency: 'every',
  consent_text: '',
  soft_bounces: 0,
  delivery: 'ok',
  is_sample: 0,
} as const;

function minutesAgo(count: number): string {
  return earlier(TEST_NOW, count * MINUTE_MS);
}

describeOnEachDatabase('the lists as files', (database) => {
  /** A server for the current test; requests are sent as staff by default. */
  async function serve() {
    const app = await buildRestServer(database());
    onTestFinished(() => app.close());
    const staff = await openSession(database());
    return (url: string, headers: Record<string, string> = staff) => app.inject({ url, headers });
  }

  async function addSubscribers(count: number) {
    for (let start = 0; start < count; start += 100) {
      const rows = Array.from({ length: Math.min(100, count - start) }, (_, index) => {
        const email = `reader${String(start + index).padStart(5, '0')}@example.com`;
        const at = '2026-11-01T00:00:00.000Z'; // the same for all: only the id tells them apart
        return { id: email, email, email_key: email, status: 'active', source: null, created_at: at, updated_at: at };
      });
      await database()
        .insertInto('subscribers')
        .values(rows.map((row) => Object.assign(row, ADDED)))
        .execute();
    }
  }

  test('has every subscriber once, over several batches', async () => {
    await addSubscribers(2_345);
    const answer = await (await serve())('/api/subscribers.csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [heading, ...lines] = answer.body.slice(1).split('\r\n');
    expect(heading).toBe(
      '"id","email","status","createdAt","source","confirmation","frequency","consentAt","consentText","delivery"',
    );
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(2_345);
    expect(new Set(lines).size).toBe(2_345);
    expect(lines[0]).toMatch(
      /^"\S+@example\.com","\S+@example\.com","active","2026-11-01T00:00:00\.000Z","Website Form","confirmed","every","","","ok"$/,
    );
  });

  test('applies the filters of the list', async () => {
    await callAsStaff(database()).subscribers.add({ email: 'ada@example.com' });
    await callAsStaff(database()).subscribers.add({ email: 'bob@example.com', source: '=1+1' });
    const get = await serve();
    const { body } = await get('/api/subscribers.csv?q=bob&status=active');
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect(body).toMatch(/,"bob@example\.com","active",[^,]+,"'=1\+1","confirmed","every","","","ok"\r\n$/);
    expect((await get('/api/subscribers.csv?status=lost')).statusCode).toBe(400);
  });

  test('keeps an enquiry of several lines and quotes in one row, and neutralizes formulas', async () => {
    await callAsVisitor(database()).contacts.send({
      firstName: '=cmd',
      lastName: 'Marsh',
      email: 'ada@example.com',
      company: 'Marsh, "Sons"',
      message: 'First.\r\nSecond: "yes".',
      package: 'wave',
      topic: 'SEO; Ads Management',
    });
    const { items } = await callAsStaff(database()).contacts.list();
    const { work } = callAsStaff(database()).conversations;
    await work.setNextStep({ contactId: items[0]?.id ?? '', text: 'Call', on: '2026-12-01' });
    const get = await serve();
    const { body } = await get('/api/contacts.csv?status=pending');
    const [heading, ...rest] = body.slice(1).split('\r\n');
    expect(heading).toBe(
      '"reference","name","email","company","package","status","dateSubmitted","source","message","topic","value","lostReason","owner","nextStep","nextStepOn","packageName","answers"',
    );
    expect(rest.join('\r\n')).toMatch(
      /^"TL-\w{6}","'=cmd Marsh","ada@example\.com","Marsh, ""Sons""","wave","pending","2026-[^,]+Z","website","First\.\r\nSecond: ""yes""\.","SEO; Ads Management","","","","Call","2026-12-01","WAVE",""\r\n$/,
    );
  });

  test('runs no count query', async () => {
    await addSubscribers(1_001);
    const get = await serve();
    for (const list of ['subscribers', 'contacts', 'audit']) {
      const queries = await recordPlans(database(), () => get(`/api/${list}.csv`));
      const ofList = queries.filter(({ sql }) => sql.includes(`from "${list}"`));
      expect(ofList).toHaveLength(list === 'subscribers' ? 3 : 1); // one range, then two behind a cursor
      expect(ofList.filter(({ sql }) => sql.includes('count('))).toEqual([]);
    }
  });

  test.each(['subscribers', 'contacts', 'audit'])(
    'the file of %s asks for the password again ten minutes after it was given, however much the session is used',
    async (list) => {
      const get = await serve();
      const old = await openSession(database(), minutesAgo(10));
      expect((await get('/api/admin/stats', old)).statusCode).toBe(200);
      const refused = await get(`/api/${list}.csv`, old);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        {
          error:
            'You last entered your password more than 10 minutes ago. Enter it again, or sign in again, to export.',
          needsPassword: true,
        },
      ]);
      expect(await database().selectFrom('audit').select('action').execute()).toEqual([]);
      expect((await get(`/api/${list}.csv`, await openSession(database(), minutesAgo(9.99)))).statusCode).toBe(200);
    },
  );

  test('is limited to twenty an hour', async () => {
    const get = await serve();
    for (let count = 1; count <= 20; count += 1) {
      expect((await get(count % 2 ? '/api/subscribers.csv' : '/api/contacts.csv')).statusCode).toBe(200);
    }
    const refused = await get('/api/contacts.csv');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
