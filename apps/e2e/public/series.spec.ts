import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults } from '../support/layout-faults.ts';

test('an article names its series and leads to its neighbors and to the whole series @journey', async ({
  page,
  request,
  publishPost,
  unique,
  baseURL,
}) => {
  const series = unique('Tides for the owners of very small practices');
  const titles = ['One', 'Two', 'Three'].map((word) =>
    unique(`${word}: a title that is longer than a line of a phone`),
  );
  const [first = '', second = '', third = ''] = titles;
  const path = await publishPost(second, { series, publishDate: '2025-03-05' });
  await page.goto(path);
  await expect(page.getByRole('region', { name: /of Tides/ })).toHaveCount(0);
  const before = await publishPost(first, { series, publishDate: '2025-03-04' });
  const after = await publishPost(third, { series, publishDate: '2025-03-06' });

  await page.goto(path);
  const box = page.getByRole('region', { name: `Part 2 of 3 of ${series}` });
  await expect(box.getByRole('listitem')).toHaveText(titles);
  await expect(box.locator('[aria-current=page]')).toHaveText(second);
  await expectAccessibleEverywhere(page);

  const neighbors = page.getByRole('navigation', { name: 'Parts of this series' });
  await expect(neighbors.getByRole('link')).toHaveText([first, third]);
  await neighbors.getByRole('link', { name: third }).click();
  await expect(page).toHaveURL(after);
  await expect(page.getByRole('region', { name: `Part 3 of 3 of ${series}` })).toBeVisible();
  await expect(neighbors.getByRole('link')).toHaveText([second]);
  await page
    .getByRole('region', { name: /^Part 3/ })
    .getByRole('link', { name: series })
    .click();
  await expect(page).toHaveURL(/\/blog\/series\/tides-for-/);
  await expect(page.getByRole('heading', { level: 1, name: series })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(titles);
  const own = new URL(page.url()).pathname;
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${own}<`);

  const html = await (await request.get(path)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  );
  expect(texts.join()).toContain(
    `"isPartOf":{"@type":"CreativeWorkSeries","name":"${series}","url":"${baseURL}${own}"},"position":2`,
  );
  const markdown = await (await request.get(`${path}.md`)).text();
  expect(markdown).toContain(`Part 2 of 3 of [${series}](${baseURL}${own})`);
  expect(markdown).toContain(`1.  [${first}](${baseURL}${before})`);
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('more than five parts are folded', async ({ page, publishPost, unique }) => {
    const series = unique('Long');
    let path = '';
    for (let at = 1; at <= 6; at += 1)
      path = await publishPost(unique(`Part ${at}`), { series, publishDate: `2025-03-0${at}` });
    await page.goto(path);
    const box = page.getByRole('region', { name: `Part 6 of 6 of ${series}` });
    await expect(box.getByRole('listitem').first()).toBeHidden();
    await box.getByText('All 6 parts').click();
    await expect(box.getByRole('listitem')).toHaveCount(6);
    await box.getByRole('link', { name: /^Part 1/ }).click();
    await expect(page.getByRole('region', { name: `Part 1 of 6 of ${series}` })).toBeVisible();
  });
});

test.describe('hostile texts', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [kind, name] of [
    ['one long word', 'W'.repeat(80)],
    ['right-to-left', 'سلسلة المد والجزر'],
    ['emoji', '👩‍👩‍👧‍👦🌊 of 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['markup', '<script>document.title="x"</script><b>'],
    ['an override of the direction', 'Tides ‮sediT'],
  ] as const)
    test(`of a series stay within a phone, and are text: ${kind}`, async ({ page, publishPost, unique }) => {
      const series = `${name} ${unique('s')}`;
      const titles = [`${kind === 'one long word' ? 'W'.repeat(120) : name} ${unique('t')}`, unique('Other')];
      const [path = ''] = await Promise.all(
        titles.map((title, at) => publishPost(title, { series, publishDate: `2025-03-0${at + 1}` })),
      );
      await page.goto(path);
      const box = page.getByRole('region', { name: 'Part 1 of 2' });
      await expect(box.getByRole('listitem')).toHaveText(titles);
      const link = box.getByRole('link').first();
      await expect(link).toHaveText(series);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await page.locator('main b, main script:not([type])').count()).toBe(0);
      await link.click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(series);
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(titles);
      expect(await page.title()).toContain(kind === 'one long word' ? 'WWW' : series);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await page.locator('main b, main script:not([type])').count()).toBe(0);
    });
});
