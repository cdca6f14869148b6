import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { loadSampleData } from '../sample/load-sample-data.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const CHANGED = {
  siteTitle: 'Ebb & Flow',
  agency: { legalName: 'Ebb Ltd', place: 'Porto', region: '', country: 'PT', area: 'Portugal' },
  contactEmail: 'post@example.com',
  socialLinks: { instagram: '', linkedin: 'https://www.linkedin.com/company/ebb' },
  timeZone: 'Europe/Berlin',
  analyticsId: 'G-1',
  mailsPerHour: 120,
  currency: 'EUR',
};

describeOnEachDatabase('settings', (database) => {
  test('are the defaults until they are saved', async () => {
    expect(await callAsStaff(database()).settings.read()).toEqual(DEFAULT_SETTINGS);
  });

  test('are stored as saved, also the second time', async () => {
    const staff = callAsStaff(database());
    await staff.settings.update({ ...CHANGED, siteTitle: 'Ebb' });
    expect(await staff.settings.update(CHANGED)).toEqual(CHANGED);
    expect(await staff.settings.read()).toEqual(CHANGED);
  });

  test('are public at once, without the analytics ID', async () => {
    await callAsStaff(database()).settings.update(CHANGED);
    const { analyticsId: _secret, mailsPerHour: _limit, currency: _currency, ...site } = CHANGED;
    const { words, ...shown } = await callAsVisitor(database()).settings.site();
    expect(shown).toEqual(site);
    expect(words).toMatchObject({ legalName: 'Ebb Ltd', place: 'Porto', location: 'Porto', area: 'Portugal' });
  });

  test('keep who the agency is for programs that do not know it', async () => {
    const staff = callAsStaff(database());
    await staff.settings.update(CHANGED);
    const { agency, ...former } = CHANGED;
    expect((await staff.settings.update({ ...former, siteTitle: 'Ebb' })).agency).toEqual(agency);
    const refused = staff.settings.update({ ...CHANGED, agency: { ...agency, country: 'Portugal' } });
    await expect(refused).rejects.toThrow('Country must be a two-letter code such as US.');
  });

  test('refuse a currency that does not exist', async () => {
    for (const currency of ['eur', 'QQQ', 'EURO', '']) {
      const refused = callAsStaff(database()).settings.update({ ...CHANGED, currency });
      await expect(refused).rejects.toThrow('Currency must be a three-letter code such as USD.');
    }
  });

  test('refuse a time zone that does not exist', async () => {
    const refused = callAsStaff(database()).settings.update({ ...CHANGED, timeZone: 'Mars/Olympus' });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('remove the sample data and leave everything else', async () => {
    await loadSampleData(database(), TEST_NOW);
    const staff = callAsStaff(database());
    const visitor = callAsVisitor(database());
    const post = await staff.posts.create(buildPost({ title: 'Ours' }));
    await visitor.subscribers.subscribe({ email: 'ada@example.com' });
    await visitor.contacts.send({ firstName: 'Ada', lastName: 'L', email: 'ada@example.com' });
    await visitor.stats.recordView({ path: '/' });
    expect(await staff.settings.sampleData()).toMatchObject({ posts: 14 });

    expect(await staff.settings.removeSampleData()).toEqual({});

    expect(await staff.settings.sampleData()).toMatchObject({ posts: 0 });
    expect(await staff.stats.totals()).toEqual({
      totalPosts: 1,
      publishedPosts: 1,
      totalSubscribers: 1,
      totalContacts: 1,
    });
    expect((await staff.stats.analytics()).totalViews).toBe(1);
    expect((await visitor.posts.list()).items.map(({ id }) => id)).toEqual([post.id]);
  });
});
