import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findChangedCards, findChangedHeads } from './changed-heads.ts';

describeOnEachDatabase('changed heads', (database) => {
  async function publish(id: string, values: Record<string, string>) {
    const { pages } = callAsStaff(database());
    const { version } = await pages.keep({ id, values, expectedVersion: null, liveVersion: 0 });
    await pages.publish({ id, expectedVersion: version });
  }

  test('an untouched site, or one with other changed texts, has no changed heads', async () => {
    await publish('home', { 'hero.headline': 'Good work, found.' });
    expect([await findChangedHeads(database()), await findChangedCards(database())]).toEqual([{}, {}]);
  });

  test('social cards and the list of pages have the titles that staff have changed', async () => {
    await publish('about', { 'head.title': 'The Crew', 'head.cardLabel': 'Aboard' });
    await publish('discovery-call', { 'page.title': 'Talk to Us' });
    await publish('services', { 'services.seo.title': 'Search' });
    const heads = await findChangedHeads(database());
    expect(heads).toMatchObject({ '/about': { title: 'The Crew' }, '/discovery-call': { title: 'Talk to Us' } });
    expect(Object.keys(heads)).toHaveLength(2);
    expect(await findChangedCards(database())).toMatchObject({
      'pages/about': { title: 'The Crew', label: 'Aboard', seed: 'about' },
      'pages/discovery-call': { title: 'Talk to Us' },
      'services/seo': { title: 'Search' },
    });
  });
});
