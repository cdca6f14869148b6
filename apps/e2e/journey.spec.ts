import { publish } from './support/editor-view.ts';
import { expect, test } from './support/fixtures.ts';
import { expectToast, takeTime } from './support/page-steps.ts';
import { signIn } from './support/sign-in.ts';

/** The newest post of the sample data; posts of other tests may be unpublished at any time. */
const SAMPLE_POST = 'Local SEO for Clinics: Be the Practice Patients Find First';

test('a visitor reads, subscribes and sends an inquiry; staff see both, publish a post and unpublish it @journey', async ({
  page,
  unique,
}) => {
  test.slow(); // one long journey
  const email = `${unique('journey')}@example.com`;
  const name = unique('Marsh');
  const title = unique('What the tide brings in');

  await test.step('the visitor reads an article', async () => {
    await page.goto('/terms-of-service');
    await page.getByRole('banner').getByRole('link', { name: 'Our Blog' }).click();
    await page.getByRole('link', { name: SAMPLE_POST }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE_POST);
    await expect(page.getByText(/min read/).first()).toBeVisible();
  });

  await test.step('subscribes to the newsletter', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Tideline' }).click();
    await expect(page.locator('#services')).toBeAttached(); // the blog has the same form
    await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await takeTime(page);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter.');
  });

  await test.step('and sends an inquiry', async () => {
    await page.getByRole('banner').getByRole('link', { name: "Let's Talk" }).click();
    const form = page.getByLabel('Start Your Project', { exact: true });
    await form.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await form.getByRole('textbox', { name: 'Last Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Email Address' }).fill(email);
    await form.getByRole('textbox', { name: 'Tell us about your project' }).fill('We would like to be found.');
    await takeTime(page);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expectToast(page, 'Message sent!', "Thank you for your message. We'll get back to you soon.");
    await expect(form).toBeHidden();
  });

  await test.step('staff sign in through the hidden login', async () => {
    await signIn(page);
    await expect(page).toHaveURL('/admin');
  });

  await test.step('see the subscriber and the inquiry', async () => {
    await page.getByRole('tab', { name: 'Newsletter' }).click();
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill(email);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('active');
    await page.getByRole('tab', { name: 'Contacts' }).click();
    const enquiry = page.getByRole('row').filter({ hasText: email });
    await expect(enquiry).toContainText('pending');
    await enquiry
      .getByRole('button', { name: `Ada ${name}` })
      .first()
      .click();
    await expect(page.getByText('We would like to be found.')).toBeVisible();
  });

  await test.step('write a post and publish it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'Blog CMS' }).click();
    await page.getByRole('link', { name: 'New Post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('Driftwood, mostly.');
    await page.getByRole('textbox', { name: 'Content' }).fill('# At low water\n\nIt brings **driftwood**.');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Strategy');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
    await expect(page.getByRole('complementary', { name: 'Before publishing' })).toContainText('No featured image');
    await publish(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog CMS' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('published');
  });

  await test.step('the visitor finds it on the blog and reads it', async () => {
    await page.goto('/blog');
    expect(await (await page.request.get('/blog')).text()).toContain(title); // the last step checks its absence in the same way
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'At low water' })).toBeVisible();
  });
  const address = page.url();

  await test.step('staff unpublish it', async () => {
    await page.goto(`/admin?${new URLSearchParams({ tab: 'posts', q: title })}`);
    await expect(page.getByRole('rowheader')).toHaveText([title]);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    await expect(row).toContainText('draft');
  });

  await test.step('and it is gone', async () => {
    expect((await page.request.get(address)).status()).toBe(404);
    const blog = await page.request.get('/blog');
    expect(blog.status()).toBe(200);
    expect(await blog.text()).not.toContain(title);
  });
});
