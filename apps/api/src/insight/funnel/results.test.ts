import { expect, test } from 'vitest';
import type { ContactStatus } from '@tideline/domain/contact/contact';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { TrafficSource } from '@tideline/domain/stats/stats';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

type Journey = {
  source?: TrafficSource;
  campaign?: [source: string, medium: string, name: string];
  /** Keys of the posts that were read. */
  posts?: string[];
  status?: ContactStatus;
  value?: number;
  at?: string;
};

describeOnEachDatabase('the results', (database) => {
  const staff = () => callAsStaff(database());

  /** An enquiry with the path that led to it; without a source, one without a path. */
  async function send({ source, campaign, posts = [], status = 'pending', value, at = TEST_NOW }: Journey) {
    const { reference } = await callAsVisitor(database(), { now: () => at }).contacts.send({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
    });
    const set = { status, value: value ?? null };
    await database().updateTable('contacts').set(set).where('reference', '=', reference).execute();
    if (source === undefined) return;
    const { id } = await database()
      .selectFrom('contacts')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const [campaign_source = '', campaign_medium = '', campaign_name = ''] = campaign ?? [];
    const path = { entry_path: '/', entry_source: source, entry_host: '', last_path: '/', issue_id: null };
    const others = { campaign_term: '', campaign_content: '', started_at: at, pages: 1, details: '{}' };
    const row = {
      contact_id: id,
      submitted_at: at,
      ...path,
      campaign_source,
      campaign_medium,
      campaign_name,
      ...others,
    };
    await database().insertInto('contact_trails').values(row).execute();
    for (const [position, post_key] of posts.entries()) {
      const read = { post_key, position, read_percent: 50, is_first: 0 as const, is_last: 0 as const };
      await database()
        .insertInto('contact_trail_posts')
        .values({ ...read, contact_id: id, submitted_at: at })
        .execute();
    }
  }

  async function figuresBy(by: 'campaign' | 'source' | 'post', sort?: 'name' | '-value') {
    const { rows } = await staff().stats.results({ by, sort });
    return rows.map(({ name, received, clients, value }) => [name, received, clients, value]);
  }

  test('add up to all enquiries by source, those without a path among them', async () => {
    await send({ source: 'organic', status: 'won', value: 4_000 });
    await send({ source: 'organic', status: 'won' });
    await send({ source: 'social', status: 'lost', value: 900 });
    await send({});
    expect(await figuresBy('source')).toEqual([
      ['organic', 2, 2, 4_000],
      ['social', 1, 0, 0],
      ['unknown', 1, 0, 0],
    ]);
    const { total, currency, firstDay } = await staff().stats.results();
    expect({ total, currency, firstDay }).toEqual({
      total: { received: 4, clients: 2, value: 4_000 },
      currency: 'USD',
      firstDay: '2026-10-23',
    });
  });

  test('count two enquiries of one person once after they were merged', async () => {
    await send({ source: 'organic', status: 'won', value: 100 });
    await send({ source: 'organic', status: 'won', value: 100 });
    const [first, second] = (await staff().contacts.list({})).items;
    await staff().conversations.work.merge({ contactId: first?.id ?? '', intoId: second?.id ?? '' });
    expect(await figuresBy('source')).toEqual([['organic', 1, 1, 100]]);
    expect(await staff().stats.funnel()).toMatchObject({ received: 1, won: 1 });
  });

  test('name a campaign by its parts, and leave out enquiries without one', async () => {
    await send({ source: 'referral', campaign: ['mail', '', 'spring'], status: 'won', value: 100 });
    await send({ source: 'organic', campaign: ['mail', '', 'spring'] });
    await send({ source: 'organic', campaign: ['ads', 'cpc', 'spring'] });
    await send({ source: 'organic' });
    expect(await figuresBy('campaign', 'name')).toEqual([
      ['ads / cpc / spring', 1, 0, 0],
      ['mail / – / spring', 2, 1, 100],
    ]);
  });

  test('count an enquiry for each post that was read, under its title now, also when it was deleted', async () => {
    const { id, key } = await staff().posts.create(buildPost({ title: 'Tides' }));
    await staff().posts.update({ id, changes: { title: 'Low tide' } });
    await send({ source: 'organic', posts: [key, 'gone'], status: 'won', value: 70 });
    await send({ source: 'organic', posts: [key] });
    const { rows } = await staff().stats.results({ by: 'post', sort: '-value' });
    expect(rows).toEqual([
      { key: 'gone', name: '', postId: null, received: 1, clients: 1, value: 70 },
      { key, name: 'Low tide', postId: id, received: 2, clients: 1, value: 70 },
    ]);
  });

  test('name a post that is not public to those who may read drafts', async () => {
    const { id, key } = await staff().posts.create(buildPost({ title: 'Tides', status: 'published' }));
    await send({ source: 'organic', posts: [key] });
    const sales = callAsStaff(database(), { capabilities: capabilitiesOf('sales') });
    const read = async (caller = sales) => (await caller.stats.results({ by: 'post' })).rows;
    expect(await read()).toMatchObject([{ name: 'Tides', postId: id }]);
    await staff().posts.update({ id, changes: { title: 'Secret plan', status: 'draft' } });
    expect(await read(staff())).toMatchObject([{ name: 'Secret plan', postId: id }]);
    expect(await read()).toMatchObject([{ key, name: '', postId: null, received: 1 }]);
    expect(await sales.stats.resultsCsv({ by: 'post' })).not.toContain('Secret plan');
  });

  test('leave out spam, what staff entered, and enquiries outside the days of the range', async () => {
    await send({ source: 'organic', status: 'spam' });
    await staff().contacts.add({ firstName: 'A', lastName: 'B', email: 'a@example.com' });
    await send({ source: 'direct', at: '2026-11-15T07:59:59.000Z' }); // still the 14th in Los Angeles
    await send({ source: 'social', at: '2026-11-15T08:00:00.000Z' });
    const { rows, total } = await staff().stats.results({ by: 'source', range: '7d' });
    expect([rows.map(({ key }) => key), total.received]).toEqual([['social'], 1]);
  });

  test('are sorted by every figure both ways, and have at most a hundred rows', async () => {
    await send({ source: 'organic', status: 'won', value: 1 });
    await send({ source: 'social', status: 'won', value: 9 });
    await send({ source: 'social' });
    for (const column of ['received', 'clients', 'value'] as const) {
      const read = async (sort: typeof column | `-${typeof column}`) =>
        (await staff().stats.results({ by: 'source', sort })).rows.map((row) => row[column]);
      const ascending = await read(column);
      expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
      expect(await read(`-${column}`)).toEqual(ascending.toReversed());
    }
    for (let index = 0; index < 101; index += 1) await send({ source: 'direct', campaign: [`c${index}`, '', ''] });
    expect((await staff().stats.results({ by: 'campaign' })).rows).toHaveLength(100);
  });

  test('are a CSV file with the same figures, in which no campaign is a formula', async () => {
    await send({ source: 'organic', campaign: ['=1+1', '', ''], status: 'won', value: 5 });
    expect(await staff().stats.resultsCsv({ by: 'campaign' })).toBe(
      '\uFEFF"campaign","key","enquiries","clients","value in USD"\r\n' +
        `"'=1+1 / – / –","'=1+1 / – / –","1","1","5"\r\n` +
        '"All inquiries","","1","1","5"\r\n',
    );
  });
});
