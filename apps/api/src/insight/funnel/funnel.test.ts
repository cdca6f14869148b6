import { expect, test } from 'vitest';
import type { FormStep } from '@tideline/domain/stats/funnel';
import type { Context } from '../../context.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CONTACT = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

describeOnEachDatabase('the funnel', (database) => {
  const staff = (changes: Partial<Context> = {}) => callAsStaff(database(), changes);
  const visitor = (address: string, changes: Partial<Context> = {}) =>
    callAsVisitor(database(), { clientAddress: address, userAgent: BROWSER, ...changes });

  /** What a browser reports of a visit that ends at a step of the form; null: the form was opened only. */
  async function visit(address: string, step: FormStep | null, changes: Partial<Context> = {}) {
    const { stats } = visitor(address, changes);
    for (const path of ['/', '/services', '/#contact']) await stats.recordView({ path });
    if (step !== null) await stats.recordForm({ step });
  }

  function reportAs(browser: number) {
    return visitor('10.0.0.1', { userAgent: `${BROWSER} ${browser}` }).stats.recordForm({ step: 'email' });
  }

  test('counts visitors, opened forms, the field at which each stopped, and what became of the enquiries', async () => {
    await visitor('10.0.0.1').stats.recordView({ path: '/about' });
    await visit('10.0.0.2', null);
    await visit('10.0.0.3', 'email');
    await visit('10.0.0.4', 'message');
    await visit('10.0.0.5', 'email');
    await visit('10.0.0.6', 'sent');
    await visit('10.0.0.7', 'sent');
    for (const address of ['10.0.0.6', '10.0.0.7']) await visitor(address).contacts.send(CONTACT);
    const [first] = (await staff().contacts.list()).items;
    await staff().contacts.updateStatus({ id: first?.id ?? '', status: 'won' });
    const funnel = await staff().stats.funnel();
    expect(funnel).toMatchObject({ visits: 7, opened: 6, started: 5, sent: 2, received: 2, answered: 1, won: 1 });
    expect(funnel.stops.filter(({ visitors }) => visitors > 0)).toEqual([
      { field: 'email', visitors: 2 },
      { field: 'message', visitors: 1 },
    ]);
  });

  test('counts a visitor of the form once a day, at the furthest step', async () => {
    const { stats } = visitor('10.0.0.1');
    for (const step of ['firstName', 'email', 'lastName', 'sent', 'message'] as const) await stats.recordForm({ step });
    expect(await staff().stats.funnel()).toMatchObject({ started: 1, sent: 1 });
    const tomorrow = { now: () => '2026-11-22T18:00:00.000Z' };
    await visitor('10.0.0.1', tomorrow).stats.recordForm({ step: 'company' });
    const { started, sent, stops } = await staff(tomorrow).stats.funnel();
    expect([started, sent, stops.find(({ field }) => field === 'company')?.visitors]).toEqual([2, 1, 1]);
  });

  test('leaves out robots, staff and browsers that ask for privacy', async () => {
    await visit('10.0.0.1', 'email', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit('10.0.0.2', 'email', { userAgent: '' });
    await visit('10.0.0.3', 'email', { asksForPrivacy: true });
    await visitor('10.0.0.4').stats.recordForm({ step: 'email', isStaff: true });
    await staff({ userAgent: BROWSER }).stats.recordForm({ step: 'email' });
    expect(await database().selectFrom('funnel_days').selectAll().execute()).toEqual([]);
  });

  test('stores counters, and about a visitor only what is deleted the next day', async () => {
    await visit('10.0.0.1', 'email');
    await visit('10.0.0.1', 'message');
    const day = { day: '2026-11-21', is_sample: 0 };
    expect(await database().selectFrom('funnel_days').selectAll().where('count', '>', 0).execute()).toEqual(
      expect.arrayContaining([
        { ...day, step: 'visit', count: 1 },
        { ...day, step: 'field:message', count: 1 },
      ]),
    );
    const visitors = await database().selectFrom('page_visitors').select('path').execute();
    expect(visitors.map(({ path }) => path).toSorted()).toEqual([
      '',
      '/',
      '/#contact',
      '/#contact?message',
      '/services',
    ]);
  });

  test('leaves out spam, enquiries that staff entered, and days before counting began', async () => {
    await callAsVisitor(database()).contacts.send(CONTACT);
    await callAsVisitor(database(), { now: () => '2026-11-10T18:00:00.000Z' }).contacts.send(CONTACT);
    await staff().contacts.add({ ...CONTACT, source: 'staff' });
    await callAsVisitor(database()).contacts.send({ ...CONTACT, website: 'http://robot.example' });
    expect(await staff().stats.funnel({ range: '30d' })).toMatchObject({ since: null, received: 2 });
    await visit('10.0.0.1', null);
    expect(await staff().stats.funnel({ range: '30d' })).toMatchObject({
      since: '2026-11-21',
      firstDay: '2026-11-21',
      visits: 1,
      received: 1,
    });
  });

  test('limits the reports of one network', async () => {
    for (let browser = 0; browser < 300; browser += 1) await reportAs(browser);
    await expect(reportAs(300)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
