import { expect, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

type Values = Parameters<ReturnType<typeof callAsStaff>['pages']['keep']>[0]['values'];

describeOnEachDatabase('the pages that a search finds', (database) => {
  const staff = () => callAsStaff(database());
  const search = async (q: string) => (await callAsVisitor(database()).posts.blog({ q })).pages ?? [];
  const paths = async (q: string) => (await search(q)).map(({ path }) => path);

  async function publish(id: string, values: Values) {
    const { draft, version: liveVersion } = await staff().pages.byId({ id });
    const { version } = await staff().pages.keep({ id, values, expectedVersion: draft?.version ?? null, liveVersion });
    await staff().pages.publish({ id, expectedVersion: version });
  }

  test('are the built-in ones with all its words, those with them in the title first', async () => {
    expect(await search('COOKIES')).toEqual([
      { path: '/cookie-policy', title: 'Cookie Policy', description: expect.any(String) },
      expect.objectContaining({ path: '/privacy-policy' }),
      expect.objectContaining({ path: '/terms-of-service' }),
    ]);
    expect(await paths('thirteen services')).toContain('/services'); // a number that the page counts
    expect(await paths('medical spas miami')).toContain('/case-studies/medical-spa');
    expect(await paths('cookie walrus')).toEqual([]);
    expect(await paths(' "- ')).toEqual([]);
    expect(await paths('e')).toEqual([]);
    expect(await paths('a')).toHaveLength(6);
    const { blog } = callAsVisitor(database()).posts;
    expect(await blog({ q: 'cookies', category: 'SEO' })).not.toHaveProperty('pages');
    expect(await blog({ q: 'cookies', page: 2 })).not.toHaveProperty('pages');
    expect(await blog()).not.toHaveProperty('pages');
  });

  test('have their present texts, with the values of the settings', async () => {
    await publish('about', { 'hero.headline': 'Walruses of {place}', 'head.title': 'The Crew of {agencyName}' });
    expect(await search('walrus los')).toEqual([
      { path: '/about', title: 'The Crew of Tideline', description: expect.any(String) },
    ]);
    await publish('about', { 'hero.headline': null });
    expect(await paths('walrus')).toEqual([]);
  });

  test('are those that visitors see: not drafts, hidden pages, parts that are off, and calls while none are taken', async () => {
    const { id } = await staff().pages.add({ kind: 'plain', title: 'Walrus care', path: '/walrus-care' });
    const { draft } = await staff().pages.byId({ id });
    expect(await paths('walrus')).toEqual([]);
    await staff().pages.publish({ id, expectedVersion: draft?.version ?? '' });
    expect(await search('walr')).toEqual([
      { path: '/walrus-care', title: 'Walrus care', description: expect.any(String) },
    ]);
    await staff().pages.hide({ id });
    expect(await paths('walrus')).toEqual([]);

    expect(await paths('healthcare')).toContain('/healthcare');
    await publish('healthcare', { 'visibility.isShown': false });
    expect(await paths('healthcare')).not.toContain('/healthcare');

    expect(await paths('discovery call schedule')).not.toContain('/discovery-call');
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const weekly = Array.from({ length: 7 }, () => [{ from: '09:00', to: '17:00' }]);
    await staff().bookings.updateHours({ staffId: TEST_STAFF.id, weekly, daysOff: [], place: '' });
    expect(await paths('discovery call schedule')).toContain('/discovery-call');
  });
});
