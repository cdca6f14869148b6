import { expect, test } from '../support/fixtures.ts';

const INDUSTRIES = ['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'];

test('each industry page shows pain points, help, a result and answers, and leads to the contact section', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const path of INDUSTRIES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(main.getByRole('region', { name: 'How we help' }).getByRole('listitem').first()).toBeVisible();
      for (const link of await main.getByRole('region', { name: 'How we help' }).getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^\/services#[a-z-]+$/);
      }
      const questions = main.getByRole('region', { name: /ask us$/ });
      await expect(questions.locator('summary')).toHaveCount(5);
      const answer = questions.locator('details').first().getByRole('paragraph');
      await expect(answer).toBeHidden();
      await questions.locator('summary').first().press('Enter');
      await expect(answer).toBeVisible();
      await expect(main.locator('a[href="/#contact"]').last()).toBeVisible();
    });
  }
  // The link is the same on each page, so it is followed once.
  await main.locator('a[href="/#contact"]').last().click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
});
