import { expect, test } from './fixtures.ts';

for (const path of ['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies']) {
  test(`${path} has pains, help, a result and answers, and pushes to the contact section`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
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

    await main.locator('a[href="/#contact"]').last().click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeInViewport();
  });
}
