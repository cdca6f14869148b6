import { expectAccessible, expectReadableColours } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAlive, expectToast, takeTime } from '../support/page-steps.ts';

test('a link to the form opens it and says what it is about; after sending, a panel says what happens next @journey', async ({
  page,
  staff,
  unique,
}) => {
  const firstName = page.getByRole('textbox', { name: 'First Name' });
  const about = page.getByRole('textbox', { name: 'About', exact: true });

  await test.step('the call to action of an industry', async () => {
    await page.goto('/healthcare');
    await expectAlive(page);
    await page.getByRole('link', { name: 'Talk About Your Practice' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(firstName).toBeFocused();
    await expect(firstName).toBeInViewport();
    await expect(about).toHaveValue('Healthcare Practices');
  });

  await test.step('a second topic is added to the first', async () => {
    await page.goto('/case-studies/medical-spa');
    await expectAlive(page);
    await page.getByRole('link', { name: 'Start Your Success Story' }).first().click();
    await expect(about).toHaveValue(/^Healthcare Practices; Case study: ./);
    await expectAccessible(page);
    await about.fill('Healthcare Practices');
  });

  await test.step('what was sent reaches staff; the panel has the reference, the time and two articles', async () => {
    const email = `${unique('topic')}@example.com`;
    await firstName.fill('Ada');
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Marsh');
    await page.locator('#contact').getByRole('textbox', { name: 'Email Address' }).fill(email);
    await takeTime(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, 'Message sent!', "Thank you for your message. We'll get back to you soon.");
    const { items } = await staff.contacts.list.query({ q: email });
    expect(items).toMatchObject([{ topic: 'Healthcare Practices' }]);
    const panel = page.getByRole('region', { name: 'Your message is with us.' });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText(items[0]?.reference ?? 'no inquiry');
    await expect(panel).toContainText(/By [A-Z][a-z]+day, [A-Z][a-z]+ \d+ at \d+:\d\d [AP]M P[DS]T/);
    await expect(panel.getByRole('link')).toHaveCount(2);
    for (const link of await panel.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/blog\/./);
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expectReadableColours(page);
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
  });

  await test.step('the next inquiry is about nothing yet, and the field hides until a link fills it in', async () => {
    await page.getByRole('button', { name: 'Start Your Project' }).click();
    await expect(firstName).toBeFocused();
    await expect(about).toBeHidden();
  });

  await test.step('the offer at the end of an article; the panel names other articles, once they are loaded', async () => {
    await page.goto('/blog/local-seo-for-clinics');
    await expectAlive(page);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('link', { name: 'Ask Us About This' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(firstName).toBeFocused();
    await expect(about).toHaveValue(title);
    await firstName.fill('Ada');
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Marsh');
    await page
      .locator('#contact')
      .getByRole('textbox', { name: 'Email Address' })
      .fill(`${unique('article')}@example.com`);
    await takeTime(page);
    const isShown = Promise.withResolvers<void>();
    await page.route('**/trpc/posts.listSummaries**', async (route) => {
      await isShown.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    const panel = page.getByRole('region', { name: 'Your message is with us.' });
    await expect(panel).toContainText(/TL-\w{6}/);
    isShown.resolve();
    await expect(panel.getByRole('link')).toHaveCount(2);
    await expect(panel.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('a reload and an address opened from outside show the section closed', async () => {
    await page.reload();
    await expectAlive(page);
    await expect(page.getByRole('button', { name: 'Start Your Project' })).toBeVisible();
    await expect(firstName).toBeHidden();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first field is in view @journey', async ({ page }) => {
    await page.goto('/legal-practices');
    await expectAlive(page);
    await page.getByRole('link', { name: 'Talk About Your Firm' }).click();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeInViewport();
  });
});
