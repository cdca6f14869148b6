import { expect, test } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the pages that an address without a page may mean', (database) => {
  const staff = () => callAsStaff(database());
  const near = (path: string) => callAsVisitor(database()).pages.near({ path });

  test('are up to three public ones with similar present or former addresses, the most similar first', async () => {
    for (const title of ['Local SEO for Clinics', 'Local SEO for Law Firms', 'Local SEO', 'Local SEO for Schools'])
      await staff().posts.create(buildPost({ title }));
    await staff().posts.create(buildPost({ title: 'Local SEO for Spas', status: 'draft' }));
    expect(await near('/blog/local-seo-for-clinic')).toEqual([
      { path: '/blog/local-seo-for-clinics', title: 'Local SEO for Clinics' },
      { path: '/blog/local-seo-for-schools', title: 'Local SEO for Schools' },
      { path: '/blog/local-seo-for-law-firms', title: 'Local SEO for Law Firms' },
    ]);
    const renamed = await staff().posts.create(buildPost({ title: 'Walruses of Winter' }));
    await staff().posts.update({ id: renamed.id, changes: { address: 'herds' } });
    expect(await near('/2024/walruses-in-winter.html')).toEqual([{ path: '/blog/herds', title: 'Walruses of Winter' }]);
  });

  test('have the titles of pages, and leave out hidden ones', async () => {
    expect(await near('/cookies-policy')).toEqual([{ path: '/cookie-policy', title: 'Cookie Policy' }]);
    expect(await near('/case-studies/medicalspa')).toEqual([
      { path: '/case-studies/medical-spa', title: 'A medical spa trades discounts for trust' },
    ]);
    const { id } = await staff().pages.add({ kind: 'plain', title: 'Dental Clinics', path: '/dental-clinics' });
    expect(await near('/dental-clinic')).toEqual([]);
    await staff().pages.show({ id });
    expect(await near('/dental-clinic')).toEqual([{ path: '/dental-clinics', title: 'Dental Clinics' }]);
  });

  test('are none for an address that says nothing', async () => {
    for (const path of ['/', '/abc', '/xyzzyqwv', `/${'a'.repeat(5000)}`, '/%00', '/👋👋👋👋'])
      expect(await near(path)).toEqual([]);
  });
});
