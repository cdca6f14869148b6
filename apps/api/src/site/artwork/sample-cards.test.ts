import { cardPath, postCardText } from '@tideline/artwork/prints/social-card';
import { cardLabels } from '@tideline/copy/notices/card-labels';
import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { findChangedCards } from '../pages/changed-heads.ts';
import { findSampleCard } from './sample-cards.ts';

type Values = Parameters<ReturnType<typeof callAsStaff>['pages']['keep']>[0]['values'];

describeOnEachDatabase('the words on drawn cards', (database) => {
  const staff = () => callAsStaff(database());
  const site = () => callAsVisitor(database()).settings.site();
  const sample = async (
    card: Parameters<typeof findSampleCard>[1],
    values: Parameters<typeof findSampleCard>[2] = {},
  ) => findSampleCard(database(), card, values, TEST_NOW);

  const state = async () => (await staff().pages.list()).find(({ id }) => id === 'cards');

  async function publish(values: Values) {
    const { version: liveVersion } = await staff().pages.byId({ id: 'cards' });
    const { version } = await staff().pages.keep({ id: 'cards', values, expectedVersion: null, liveVersion });
    await staff().pages.publish({ id: 'cards', expectedVersion: version });
  }

  test('are in the list of pages with their state, and on no page of the site', async () => {
    expect(await state()).toMatchObject({ name: 'Drawn cards', path: null, state: 'built-in' });
    expect(await site()).not.toHaveProperty('cards');
    await publish({ 'labels.service': 'What {agencyName} does' });
    expect(await state()).toMatchObject({ state: 'changed' });
    expect((await site()).cards).toEqual({ ...cardLabels, service: 'What Tideline does' });
    expect(await callAsVisitor(database()).pages.changed()).toEqual([]);
    await publish({ 'labels.service': null });
    expect(await site()).not.toHaveProperty('cards');
  });

  test('change the cards of all services and case studies, and their addresses', async () => {
    const labels = { postWithoutCategory: 'News', service: 'Offers', caseStudy: 'Work in {client}, {client}' };
    expect(await findChangedCards(database())).toEqual({});
    const cards = await findChangedCards(database(), labels);
    const services = Object.entries(cards).filter(([name]) => name.startsWith('services/'));
    expect(new Set(services.map(([, { label }]) => label))).toEqual(new Set(['Offers']));
    expect(cards['case-studies/medical-spa']).toMatchObject({ label: expect.stringMatching(/^Work in (.+), \1$/) });
    const post = { key: 'one', title: 'One', category: '' };
    const text = postCardText(post, labels.postWithoutCategory);
    expect(text.label).toBe('News');
    expect(postCardText({ ...post, category: 'SEO' }, 'News').label).toBe('SEO');
    expect(cardPath('posts/one', text, 'Tideline')).not.toBe(cardPath('posts/one', postCardText(post), 'Tideline'));
  });

  test('are previewed on cards of the site, which follow the draft', async () => {
    await staff().posts.create(buildPost({ title: 'High tide', category: 'SEO' }));
    expect(await sample('home')).toMatchObject({ title: 'Full-Service Marketing Agency in Los Angeles' });
    expect(await sample('post')).toMatchObject({ title: 'High tide', label: 'From the blog' });
    expect(await sample('post', { 'labels.postWithoutCategory': 'News of {place}' })).toMatchObject({
      label: 'News of Los Angeles',
    });
    expect(await sample('service', { 'labels.service': 'Offers' })).toMatchObject({ label: 'Offers' });
    expect(await sample('caseStudy')).toMatchObject({ label: expect.stringMatching(/^Case study: ./) });
    const { previewSiteCard } = staff().artwork;
    const { dataUrl } = await previewSiteCard({ card: 'service', values: { 'labels.service': 'Offers' } });
    expect(dataUrl).toMatch(/^data:image\/webp;base64,/);
    expect(dataUrl).not.toBe((await previewSiteCard({ card: 'service' })).dataUrl);
  });
});
