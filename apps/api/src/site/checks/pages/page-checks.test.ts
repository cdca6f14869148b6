import { expect, test } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('what visitors would notice on pages', (database) => {
  const staff = () => callAsStaff(database());
  async function keep(id: string, values: Record<string, string | boolean>) {
    const { version: liveVersion } = await staff().pages.byId({ id });
    return staff().pages.keep({ id, values, expectedVersion: null, liveVersion });
  }
  async function publish(id: string, values: Record<string, string | boolean>) {
    const { version } = await keep(id, values);
    return staff().pages.publish({ id, expectedVersion: version });
  }

  test('an untouched site has none', async () => {
    expect(await staff().pages.findings()).toEqual({ findings: [], checkedAt: null });
  });

  test('a draft is checked before it is published; a link that leads nowhere names its field', async () => {
    await keep('home', {
      'hero.headline': '',
      'hero.requestQuote.to': '/gone',
      'hero.viewServices.to': '/services?from=home#seo',
      'servicesIntro.exploreAll.to': '/gone?category=SEO#latest',
    });
    expect((await staff().pages.check({ id: 'home' })).map(({ field, weight }) => `${weight} ${field}`)).toEqual([
      'mistake hero.headline',
      'mistake hero.requestQuote.to',
      'mistake servicesIntro.exploreAll.to',
    ]);
    expect((await staff().pages.findings()).findings).toEqual([]);
    await expect(staff().pages.check({ id: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('public ones are listed with their place, mistakes first', async () => {
    await publish('about', { 'head.description': 'y'.repeat(161), 'hero.headline': '' });
    expect((await staff().pages.findings()).findings).toMatchObject([
      { kind: 'page', id: 'about', name: 'About Us', field: 'hero.headline', weight: 'mistake' },
      { kind: 'page', id: 'about', field: 'head.description', weight: 'hint' },
    ]);
  });

  test('two pages or posts with one title are named', async () => {
    await publish('about', { 'head.title': 'Tides' });
    await publish('services', { 'head.title': 'tides' });
    await staff().posts.create(buildPost({ title: 'Low water', status: 'published' }));
    const { id } = await staff().posts.create(buildPost({ title: 'low water', status: 'published' }));
    await staff().posts.create(buildPost({ title: 'Low water', status: 'draft' }));
    const { findings } = await staff().pages.findings();
    expect(findings).toMatchObject([
      {
        kind: 'page',
        id: 'services',
        field: 'head.title',
        text: expect.stringMatching(/^About Us has the same title/),
      },
      { kind: 'post', id, field: null },
    ]);
  });
});
